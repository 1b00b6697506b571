"""The game of docs/add_a_game.md, installed as its page says into an environment of its own.

The environment sees what ours has installed, and besides it only the package of the page: nothing
is fetched.
"""

import re
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

from tests.web.running import Room

PAGE = Path(__file__).parents[1] / "docs" / "add_a_game.md"
NAME = "morris"
LONGEST = 80
"""Lines that the page needs at most for a whole game."""


def package_of_the_page() -> dict[str, str]:
    """The files that the page tells to write: exactly its blocks of TOML and of Python."""
    text = PAGE.read_text(encoding="utf-8")
    [settings] = re.findall(r"^```toml\n(.*?)^```$", text, re.M | re.S)
    [rules] = re.findall(r"^```python\n(.*?)^```$", text, re.M | re.S)
    return {"pyproject.toml": settings, f"{NAME}.py": rules}


def environment(folder: Path) -> str:
    """A new environment beside ours; the program `python` in it."""
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    asked = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    place = Path(subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip())
    ours = sysconfig.get_path("purelib")
    (place / "ours.pth").write_text(f"import site; site.addsitedir({ours!r})\n")
    return str(python)


def install(python: str, source: Path, files: dict[str, str]) -> None:
    """Install a package of these files into the environment of this `python`."""
    source.mkdir()
    for name, text in files.items():
        (source / name).write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--offline"]
    how = ["--no-deps", "--no-build-isolation", "--python", python, str(source)]
    subprocess.run([*command, *how], check=True)


def python_with_the_game(folder: Path) -> str:
    """The `python` of a new environment in this folder, with the game of the page installed."""
    python = environment(folder / "environment")
    install(python, folder / NAME, package_of_the_page())
    return python


def room_with_the_game(folder: Path, python: str) -> Room:
    """A game room in which the game can be played, over the network or in a browser."""
    tables = folder / "room"
    tables.mkdir()
    return Room(tables, python)
