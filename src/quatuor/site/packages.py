"""The Python packages that a room needs, as wheels for Pyodide, pinned by our lock file."""

import hashlib
import json
import re
import shutil
import sys
from pathlib import Path

from quatuor.errors import BadRequest
from quatuor.site.checkout import BUILT, LOCK, PYODIDE, run

NAMES = ("annotated-types", "pydantic", "pydantic-core", "typing-extensions", "typing-inspection")
FOLDER = BUILT / "packages"
STAMP = BUILT / "packages.lock"


def install() -> Path:
    """Install them into a folder of the build, unless they are there; the folder."""
    pinned, tags = requirements(LOCK.read_text(encoding="utf-8")), tags_of(PYODIDE)
    stamp = hashlib.sha256("\n".join([pinned, *tags]).encode()).hexdigest()
    if STAMP.is_file() and STAMP.read_text().startswith(stamp):
        return FOLDER
    shutil.rmtree(FOLDER, ignore_errors=True)
    BUILT.mkdir(parents=True, exist_ok=True)
    wanted = BUILT / "packages.txt"
    wanted.write_text(pinned, encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    exactly = ["--no-deps", "--require-hashes", "--only-binary=:all:", "--no-compile"]
    run([*pip, *exactly, *tags, "--target", str(FOLDER), "--requirement", str(wanted)])
    STAMP.write_text(stamp)
    return FOLDER


def requirements(lock: str) -> str:
    """The lines of a lock file about these packages."""
    found = {}
    for block in re.split(r"\n(?=[a-z])", lock):
        name = block.partition("==")[0].strip()
        if name in NAMES:
            found[name] = block
    if missing := set(NAMES) - set(found):
        raise BadRequest(f"{LOCK.name} does not pin {', '.join(sorted(missing))}: run `make lock`")
    return "\n".join(found[name] for name in NAMES) + "\n"


def tags_of(pyodide: Path) -> list[str]:
    """How pip is told for which Python a wheel has to be."""
    about = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    major, minor, *_ = about["python"].split(".")
    platform = f"pyemscripten_{about['abi_version']}_{about['arch']}"
    return [
        *("--implementation", "cp", "--abi", f"cp{major}{minor}"),
        *("--python-version", f"{major}.{minor}", "--platform", platform),
    ]
