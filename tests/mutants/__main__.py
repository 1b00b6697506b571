"""Apply each named mutant to a copy of the product and show that the tests named with it fail."""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "quatuor"
LIST = Path(__file__).with_name("named.toml")
FAILED = 1
"""The exit code of pytest when tests have run and some have failed."""


@dataclass(frozen=True)
class Mutant:
    """One change, and the tests that have to notice it."""

    name: str
    path: str
    old: str
    new: str
    tests: list[str]

    def apply(self, package: Path) -> None:
        """Change the file, which is a link to the true one until then."""
        file = package / self.path
        text = file.read_text(encoding="utf-8")
        found = text.count(self.old)
        assert found == 1, f"{self.name}: {self.path} holds the old text {found} times, not once"
        file.unlink()
        file.write_text(text.replace(self.old, self.new), encoding="utf-8")


def mutants() -> list[Mutant]:
    """All that are named."""
    return [Mutant(**entry) for entry in tomllib.loads(LIST.read_text())["mutant"]]


def survives(mutant: Mutant) -> str | None:
    """What the tests say if they do not fail as they should."""
    with tempfile.TemporaryDirectory(prefix="quatuor-mutant-") as folder:
        package = Path(folder) / "quatuor"
        shutil.copytree(PACKAGE, package, copy_function=os.symlink)
        mutant.apply(package)
        words = ["-x", "-q", "-p", "no:schemathesis", "-p", "no:cacheprovider", "--no-header"]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *words, *mutant.tests],
            cwd=ROOT,
            env={
                **os.environ,
                "PYTHONPATH": folder,
                "PYTHONDONTWRITEBYTECODE": "1",
                "TEST_PATIENCE": "60",
            },
            capture_output=True,
            text=True,
            check=False,
        )
    return None if done.returncode == FAILED else done.stdout[-3000:] + done.stderr[-1000:]


def main() -> int:
    """Try those whose names hold the words, or all."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("words", nargs="?", default="", help="only those whose names hold this")
    parser.add_argument("--jobs", type=int, default=3, help="how many at a time")
    told = parser.parse_args()
    chosen = [mutant for mutant in mutants() if told.words in mutant.name]
    began, survivors = time.monotonic(), 0
    with ThreadPoolExecutor(told.jobs) as pool:
        for mutant, said in zip(chosen, pool.map(survives, chosen), strict=True):
            survivors += said is not None
            print(f"{'dies' if said is None else 'SURVIVES':8}  {mutant.name}", flush=True)
            if said is not None:
                print(said, flush=True)
    seconds = time.monotonic() - began
    print(f"{len(chosen) - survivors} of {len(chosen)} named mutants die, in {seconds:.0f} s")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
