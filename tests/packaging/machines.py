"""Other people's machines: a copy of this tree, and paths on which Node is hidden or too old."""

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
NODE_PROGRAMS = ("node", "nodejs", "npm", "npx", "corepack")
OLD_NODE = "#!/bin/sh\necho v18.20.4\n"
OLD_NPM = "#!/bin/sh\necho 'this npm is too old' >&2\nexit 1\n"


def copy_tree(folder: Path) -> Path:
    """The files that git tracks or would add, as a fresh clone of the next commit has them."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def path_without_node(folder: Path) -> Path:
    """A folder with links to every program on the path but those of Node."""
    folder.mkdir()
    for place in map(Path, os.environ["PATH"].split(os.pathsep)):
        for program in place.iterdir() if place.is_dir() else ():
            link = folder / program.name
            if program.name not in NODE_PROGRAMS and not link.is_symlink():
                link.symlink_to(program)
    return folder


def path_with_old_node(folder: Path) -> Path:
    """The same with a Node of years ago, whose npm cannot build anything."""
    path_without_node(folder)
    for name, text in (("node", OLD_NODE), ("npm", OLD_NPM)):
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)
    return folder


def run(command: list[str], folder: Path, path: Path) -> str:
    """What the command printed; a failure shows all of it."""
    environment = {**os.environ, "PATH": str(path)}
    environment.pop("VIRTUAL_ENV", None)
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout
