"""The classic game's perft in C++ with the compiler's best, as a yardstick for ours."""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench.measure import Rate

SOURCE = Path(__file__).with_name("twin.cpp")


def perft() -> Iterator[Rate]:
    """Compile and run the twin; nothing where there is no C++ compiler."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        print("no C++ compiler: the twin is left out")
        return
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "twin"
        command = [compiler, "-O3", "-march=native", str(SOURCE), "-o", str(program)]
        subprocess.run(command, check=True)
        best = max(float(subprocess.check_output([program])) for _ in range(3))
    yield Rate("C++ -O3", "perft puissance4", best)
