"""Fresh environments with the wheel of this tree, alone or with extras."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tests.packaging.machines import ROOT


class Ran(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str


class Environment:
    """An environment of its own, in a folder that nothing else knows."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = str(folder / "venv/bin/python")
        _checked([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")])

    def install(self, wheel: Path, extras: str = "") -> None:
        """Install the wheel, with these extras, as `pip` does."""
        wanted = f"quatuor{f'[{extras}]' if extras else ''} @ {wheel.as_uri()}"
        uv = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--compile-bytecode"]
        _checked([*uv, "--python", self.python, wanted])

    def run(self, command: list[str], typed: str = "") -> Ran:
        """Run a command of the environment, as somebody who has no checkout."""
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.variables,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    def quatuor(self, words: str, typed: str = "") -> Ran:
        """Run `quatuor`."""
        return self.run([str(self.folder / "venv/bin/quatuor"), *words.split()], typed)

    def program(self, source: str) -> Ran:
        """Run some lines of Python."""
        return self.run([self.python, "-c", source])

    @property
    def variables(self) -> dict[str, str]:
        """The environment variables of a user with an empty cache and no settings of ours."""
        kept = {name: value for name, value in os.environ.items() if "QUATUOR" not in name}
        for name in ("VIRTUAL_ENV", "PYTHONPATH", "PYTHONDONTWRITEBYTECODE"):
            kept.pop(name, None)
        return {**kept, "QUATUOR_CACHE": str(self.folder), "QUATUOR_DATA": str(self.folder)}

    @property
    def megabytes(self) -> float:
        """What everything that was installed takes on the disk."""
        files = (self.folder / "venv/lib").rglob("*")
        return sum(file.stat().st_size for file in files if file.is_file()) / 1e6


def built_wheel(folder: Path) -> Path:
    """The wheel of this tree."""
    _checked([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)])
    [wheel] = folder.glob("*.whl")
    return wheel


def _checked(command: list[str]) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
