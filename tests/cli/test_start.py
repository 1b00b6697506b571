"""How the command starts: with nothing that it does not need."""

import subprocess
import sys

COUNT = """
import sys
from quatuor.cli import main
code = main(["perft", "puissance4", "--depth", "2"])
print(code, *(name in sys.modules for name in ("wasmtime", "numba", "numpy")))
"""


def test_the_command_counts_without_loading_a_compiler_or_what_it_needs() -> None:
    ran = subprocess.run([sys.executable, "-c", COUNT], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "0 True False False"
