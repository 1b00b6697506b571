"""Which files the module of kernels is made of: those with its kernels, and what they import.

What kernels are made of lies in few folders (`KERNEL_SOURCES`). What lies elsewhere gives them
types and functions for Python, but no constants; a test sees to that.
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from quatuor.compiler.files import KERNEL_SOURCES, PACKAGE

ROOT = PACKAGE.name


def sources_of(modules: Iterable[str]) -> tuple[str, ...]:
    """The files of these modules and of all they import from those folders, in order.

    A constant of another file is part of a kernel as much as its own text is.
    """
    found: set[str] = set()
    left = list(modules)
    while left:
        file = _file_of(left.pop())
        if file is None or file in found:
            continue
        found.add(file)
        left.extend(_imports(PACKAGE / file))
    return tuple(sorted(found))


def name_of(source: str) -> str:
    """The module of a file of the package."""
    parts = [ROOT, *Path(source).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _file_of(module: str) -> str | None:
    """The file of a module, relative to the package; None if it is no module of it."""
    parts = module.split(".")
    if parts[0] != ROOT or parts[1:2] == [] or parts[1] not in KERNEL_SOURCES:
        return None
    path = PACKAGE.joinpath(*parts[1:])
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.is_file():
            return file.relative_to(PACKAGE).as_posix()
    return None


def _imports(file: Path) -> Iterator[str]:
    """What a file imports when it is itself imported: not what its functions import later."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
