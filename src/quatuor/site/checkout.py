"""The checkout of which a site is built."""

import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from quatuor.compiler.files import PACKAGE
from quatuor.errors import BadRequest

ROOT = PACKAGE.parent.parent
BUILT = ROOT / "build" / "site"
"""Where parts of a site are built, each again only when it has changed."""
PAGE = BUILT / "page"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
MUJOCO = PYODIDE.parent / "@mujoco" / "mujoco"
LOCK = ROOT / "requirements.lock"
BUILDER = ROOT / "hatch_build.py"
COMPILER = Path(__file__).with_name("compile_archive.py")


def require_checkout() -> None:
    """Complain where there is none."""
    if not BUILDER.is_file() or not LOCK.is_file():
        raise BadRequest(
            "a site is built from a checkout, by `make site`: what is installed here is the"
            " package alone, without the sources of the page"
        )


def run(command: list[str]) -> None:
    """Run a step of the build, which says nothing unless it fails."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        last = " ".join((done.stderr or done.stdout).split())[-300:]
        raise BadRequest(f"{Path(command[1]).name} failed: {last}")


def build_page() -> None:
    """Build the page of a static room, and install what it needs, unless that is done."""
    run([sys.executable, str(BUILDER), "--site"])


def compile_archive(archive: Path) -> Path:
    """The archive of these files, compiled by the Python of the room, unless that is done."""
    made, stamp = archive.with_suffix(".pack"), archive.with_suffix(".stamp")
    sources = [archive, COMPILER, PYODIDE / "package.json"]
    digest = sha256(b"".join(file.read_bytes() for file in sources)).hexdigest()
    if not made.is_file() or not stamp.is_file() or stamp.read_text() != digest:
        names = [file.relative_to(ROOT).as_posix() for file in (archive, made)]
        script = [str(COMPILER), *names]
        run([sys.executable, str(BUILDER), "run", "pyodide", "--silent", "--", *script])
        stamp.write_text(digest)
    return made


def compress(folder: Path) -> None:
    """Put compressed copies beside the files of a folder."""
    run([sys.executable, str(BUILDER), "run", "compress", "--silent", "--", str(folder.resolve())])
