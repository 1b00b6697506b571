"""Let mutmut change some modules of `table/` in every way it knows: their tests have to notice.

What cannot be noticed, because the changed program does the same, is listed in `equivalent.toml`.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
MODULES = {"clock": "test_clock.py", "outages": "test_rounds.py"}
"""Modules of `table/`, and which file of `tests/table/` has to notice their mutants. It is about
what people would notice most, their time."""
KILLED = ("1", "3", "-24", "24", "36", "152", "255")
"""How the tests of a mutant end that is noticed: they fail, or do not end."""
CONFIGURATION = """
[tool.mutmut]
source_paths = ["src/quatuor"]
only_mutate = {modules}
pytest_add_cli_args = ["-p", "no:schemathesis", "-p", "no:cacheprovider", "--hypothesis-seed=0"]
pytest_add_cli_args_test_selection = {tests}
"""


def prepare(folder: Path) -> None:
    """A checkout in this folder with a configuration of its own."""
    for name in ("src", "tests"):
        os.symlink(ROOT / name, folder / name)
    modules = [f"src/quatuor/table/{module}.py" for module in MODULES]
    tests = sorted({f"tests/table/{file}" for file in MODULES.values()})
    text = CONFIGURATION.format(modules=json.dumps(modules), tests=json.dumps(tests))
    (folder / "pyproject.toml").write_text(text)


def survivors(folder: Path, module: str) -> tuple[list[str], int]:
    """The mutants of a module that no test has noticed, and how many there are in all."""
    meta = folder / "mutants" / "src" / "quatuor" / "table" / f"{module}.py.meta"
    codes: dict[str, int | None] = json.loads(meta.read_text())["exit_code_by_key"]
    return [name for name, code in codes.items() if str(code) not in KILLED], len(codes)


def main() -> int:
    """Run, and say what has survived."""
    began = time.monotonic()
    found, total = list[str](), 0
    equivalent = tomllib.loads(EQUIVALENT.read_text())
    with tempfile.TemporaryDirectory(prefix="quatuor-mutants-") as name:
        folder = Path(name)
        prepare(folder)
        command = [str(Path(sys.executable).with_name("mutmut")), "run"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode:
            print(done.stdout[-3000:], done.stderr[-3000:], file=sys.stderr)
            return done.returncode
        for module in MODULES:
            alive, count = survivors(folder, module)
            found += [name for name in alive if name not in equivalent]
            total += count
    for name in found:
        print(f"SURVIVES  {name}")
    seconds = time.monotonic() - began
    print(f"{len(found)} of {total} mutants of {', '.join(MODULES)} survive, in {seconds:.0f} s")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
