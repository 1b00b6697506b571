"""The modules of kernels as files: two forms of one build, and `kernels.json`, which tells of both.

`kernels.wasm` stands alone and is run by wasmtime; `kernels.side.wasm` is loaded by Python in a
browser tab, and shares its memory.
"""

import json
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from quatuor.compiler.files import PACKAGE, WITHOUT_SOURCES, digest

MODULE = Path(__file__).with_name("kernels.wasm")
SIDE_MODULE = Path(__file__).with_name("kernels.side.wasm")
MANIFEST = MODULE.with_suffix(".json")
FORMAT = "quatuor kernels 2"


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
    side_content: str
    """A name for the side module."""
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
        names = told["digest"], told["content"], told["side_content"]
        return Manifest(tuple(told["sources"]), *names, entries)
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
    return manifest if manifest and is_of(manifest, MODULE, manifest.content) else None


@cache
def fresh_side() -> Manifest | None:
    """The same for the side module."""
    manifest = read()
    return manifest if manifest and is_of(manifest, SIDE_MODULE, manifest.side_content) else None


def is_of(manifest: Manifest, module: Path, content: str) -> bool:
    """Whether a module is the one of the manifest, and that of the present sources.

    Where there are none, that was looked at when they were left out (`quatuor.site`).
    """
    try:
        made_of_these = WITHOUT_SOURCES or manifest.digest == digest_of(manifest.sources)
        return made_of_these and content == name_of(module.read_bytes())
    except OSError:
        return False
