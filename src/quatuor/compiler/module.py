"""The module of kernels as a file: `kernels.wasm`, and `kernels.json`, which says what is in it."""

import json
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from quatuor.compiler.files import PACKAGE, digest

MODULE = Path(__file__).with_name("kernels.wasm")
MANIFEST = MODULE.with_suffix(".json")
FORMAT = "quatuor kernels 1"


@dataclass(frozen=True)
class Export:
    """An entry in the module."""

    name: str
    """The name of the exported function."""
    arguments: str
    """What its slots hold, in the letters of `struct`."""
    result: str


@dataclass(frozen=True)
class Manifest:
    """What is in the module, and the sources it was made of."""

    sources: tuple[str, ...]
    digest: str
    """A name for what the sources said when it was made."""
    content: str
    """A name for the module itself."""
    entries: dict[str, Export]

    def write(self, path: Path) -> None:
        """Write it so that people can read it, and see what changed."""
        told = {"format": FORMAT, **asdict(self)}
        path.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def read(path: Path = MANIFEST) -> Manifest | None:
    """The manifest in this file; None where there is none that this version can read."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        if told["format"] != FORMAT:
            return None
        entries = {name: Export(**export) for name, export in told["entries"].items()}
        return Manifest(tuple(told["sources"]), told["digest"], told["content"], entries)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def digest_of(sources: tuple[str, ...]) -> str:
    """A name for what these files say now."""
    return digest(PACKAGE / source for source in sources)


def name_of(content: bytes) -> str:
    """A name for the contents of a module."""
    return sha256(content).hexdigest()[:16]


@cache
def fresh() -> Manifest | None:
    """The manifest of a module that was made of the present sources; None: it must not be used."""
    manifest = read()
    try:
        if manifest is None or manifest.digest != digest_of(manifest.sources):
            return None
        if manifest.content != name_of(MODULE.read_bytes()):
            return None
    except OSError:
        return None
    return manifest
