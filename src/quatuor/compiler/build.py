"""Build the modules of kernels: `python -m quatuor.compiler.build`, or `make kernels`.

Everything that engines compile is run once, on the smallest thing there is. Each entry called is
compiled to intermediate code on the way and runs as plain Python. `--check` builds nothing: it
tells whether the module is that of the present sources.
"""

import argparse
import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from quatuor.compiler import backend, declare, module
from quatuor.compiler.declare import Entry, marker_of
from quatuor.compiler.module import Export, Manifest
from quatuor.compiler.sources import name_of, sources_of

WORK = "quatuor.warm"
"""The module whose `steps()` run everything that is to be compiled."""
ALWAYS = tuple(f"quatuor.compiler.native.{name}" for name in ("entries", "parts", "webassembly"))
"""What turns kernels into the module."""
SEED = "PYTHONHASHSEED"


class Recorder:
    """Takes note of every entry that is called, and compiles it."""

    def __init__(self) -> None:
        self.entries: dict[str, Export] = {}
        self.objects: dict[str, bytes] = {}
        self.side_objects: dict[str, bytes] = {}

    def run(self, entry: Entry[..., Any], arguments: tuple[Any, ...]) -> Any:
        """Compile an entry, unless that has been done, and run it as plain Python."""
        key = key_of(entry, arguments)
        if key not in self.entries:
            self._compile(key, entry, arguments)
        return entry.function(*arguments)

    def _compile(self, key: str, entry: Entry[..., Any], arguments: tuple[Any, ...]) -> None:
        from quatuor.compiler.native.capture import captured
        from quatuor.compiler.native.webassembly import lowered

        name = f"k{len(self.entries)}"
        code = captured(entry, arguments)
        made = lowered(name, code)
        self.entries[key] = Export(name, made.arguments, code.result)
        self.objects[name] = made.object
        self.side_objects[name] = made.side_object
        print(f"{key}: {len(made.object)} bytes", file=sys.stderr, flush=True)


def key_of(entry: Entry[..., Any], arguments: tuple[Any, ...]) -> str:
    """The name of an entry for such arguments, in a manifest."""
    return f"{entry.name}[{marker_of(arguments)}]"


class Built(NamedTuple):
    """What a build has made."""

    content: bytes
    """The module."""
    side_content: bytes
    """The side module."""
    manifest: Manifest


def build(steps: list[Callable[[], None]]) -> Built:
    """The modules of everything that these steps call."""
    from quatuor.compiler.native import parts
    from quatuor.compiler.native.webassembly import linked, linked_side

    parts.portable = True
    recorder = Recorder()
    backend.current = recorder.run
    for step in steps:
        step()
    sources = sources_of([*_compiled_modules(), *ALWAYS])
    content, side = linked(recorder.objects), linked_side(recorder.side_objects)
    names = module.digest_of(sources), module.name_of(content), module.name_of(side)
    return Built(content, side, Manifest(sources, *names, recorder.entries))


def _compiled_modules() -> set[str]:
    """The modules whose kernels have been compiled."""
    from quatuor.compiler.native.entries import PART

    found = set()
    for function in [*declare.parts, *declare.entries]:
        part = vars(function).get(PART)
        if part is not None and part.signatures:
            found.add(function.__module__)
    return found


def main() -> int:
    """Build the module, or check it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="tell whether it is up to date")
    if parser.parse_args().check:
        return check()
    if os.environ.get(SEED) != "0":  # the order of sets shows in the code
        os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], {**os.environ, SEED: "0"})
    built = build(import_module(WORK).steps())
    files = {module.MODULE: built.content, module.SIDE_MODULE: built.side_content}
    for file, content in files.items():
        file.write_bytes(content)
        print(f"{file.name}: {len(built.manifest.entries)} kernels, {len(content)} bytes")
    built.manifest.write(module.MANIFEST)
    return 0


def check() -> int:
    """Whether the modules are those of the present sources."""
    manifest, side = module.fresh(), module.fresh_side()
    if manifest and side and manifest.sources == sources_of(map(name_of, manifest.sources)):
        return 0
    print(
        "kernels.wasm, or kernels.side.wasm, is not that of these sources: run `make kernels`",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
