"""Which backend runs the entries of kernels; `QUATUOR_BACKEND` names one.

Unless one is named, entries run on the module of kernels, compiled ahead of time to WebAssembly,
and change over to native code where that is ready (see `changeover`). In a browser tab they run on
the side module.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from quatuor.errors import BadRequest
from quatuor.extras import needed

if TYPE_CHECKING:
    from quatuor.compiler.declare import Entry

Run = Callable[["Entry[..., Any]", tuple[Any, ...]], Any]

AUTO, EMSCRIPTEN = "auto", "emscripten"
VARIABLE = "QUATUOR_BACKEND"


def _first(entry: "Entry[..., Any]", arguments: tuple[Any, ...]) -> Any:
    """Choose the backend, with the first call of an entry."""
    prepare()
    return current(entry, arguments)


current: Run = _first
"""How an entry is run."""


def prepare() -> None:
    """Choose the backend, unless that has been done."""
    if current is _first:
        use(chosen())


def chosen() -> str:
    """The backend that the environment names, or else the one of this platform."""
    usual = EMSCRIPTEN if sys.platform == "emscripten" else AUTO
    return os.environ.get(VARIABLE) or usual


def use(name: str) -> None:
    """Run entries by this backend from now on."""
    global current  # noqa: PLW0603 - one backend a process
    if name not in BACKENDS:
        raise BadRequest(f"{VARIABLE} is one of {', '.join(BACKENDS)}, not {name!r}")
    current = BACKENDS[name]()


@contextmanager
def using(name: str) -> Iterator[None]:
    """Run entries by this backend for a while; results are the same, so this is for measuring."""
    global current  # noqa: PLW0603
    before = current
    use(name)
    try:
        yield
    finally:
        current = before


def plainly(entry: "Entry[..., Any]", arguments: tuple[Any, ...]) -> Any:
    """Run an entry as it is written."""
    return entry.function(*arguments)


def _python() -> Run:
    return plainly


def _wasm() -> Run:
    from quatuor.compiler.wasm import run

    return run


def _emscripten() -> Run:
    from quatuor.compiler.emscripten import run

    return run


def _native() -> Run:
    with needed():
        from quatuor.compiler.native.entries import run

    return run


def _auto() -> Run:
    from quatuor.compiler.changeover import run

    return run


BACKENDS: dict[str, Callable[[], Run]] = {
    AUTO: _auto,
    "wasm": _wasm,
    EMSCRIPTEN: _emscripten,
    "numba": _native,
    "njit": _native,
    "python": _python,
}
