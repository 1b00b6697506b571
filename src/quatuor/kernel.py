"""`@kernel`: the one place that knows the compiler.

A kernel is a pure function on machine words. Python runs it as it is written: for a single ply that
takes no longer than the way into machine code and out of it. Engines, which play millions, begin
with a kernel that is `compiled`: Numba makes machine code of it, and of all kernels that it calls,
the first time it is needed, and keeps that on disk. With `NUMBA_DISABLE_JIT=1` everything runs as
plain Python, with the same results.

Two things a library must not do are avoided here:

* *run old code*: Numba notices a change only in the file of the function it compiles, not in the
  files of what that function calls. The cache folder is therefore named by a digest of every
  source that holds kernels: change one byte and all of it is compiled anew.
* *move other people's cache*: Numba's cache folder is a setting of the whole process. It is set
  while a kernel is being declared, when Numba reads it, and put back at once.
"""

import hashlib
import os
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import ParamSpec, TypeVar

import platformdirs
from numba.core import config

from quatuor.parts import Entry, NarrowPart, Part, PartCompiler

P = ParamSpec("P")
R = TypeVar("R")

PACKAGE = Path(__file__).parent
KERNEL_SOURCES = ("kernel.py", "parts.py", "rules", "engines")
OPTIONS = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "no_cfunc_wrapper": True,  # nobody calls kernels from C
    "no_rewrites": True,  # array expressions and the like, which no kernel has
    "_nrt": False,  # kernels make no arrays, so none are counted
}
INSIDE = {"pipeline_class": PartCompiler, "no_cfunc_wrapper": True}
"""How to compile what stands for a plain function inside kernels: `overload(f, jit_options=…)`."""

compiles: bool = not config.DISABLE_JIT
"""Whether kernels are compiled in this process, or run as plain Python."""


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """A kernel that is machine code for Python too: whatever does much work in one call."""
    if not compiles:
        return function
    previous = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder())
    try:
        entry: Callable[P, R] = Entry(function, OPTIONS)
    finally:
        config.CACHE_DIR = previous
    return entry


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """A kernel that becomes machine code inside those that call it; Python runs it as it stands."""
    return _part(function, forceinline=False)


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """A kernel that becomes part of each kernel that calls it: for small steps of inner loops."""
    return _part(function, forceinline=True)


def narrowed(function: Callable[P, R]) -> Callable[P, R]:
    """A step of kernels only, which calls one with a constant: all but that case is left out."""
    narrow: Callable[P, R] = NarrowPart(function, OPTIONS)
    return narrow


def _part(function: Callable[P, R], forceinline: bool) -> Callable[P, R]:
    """The function itself, which tells the compiler what stands for it inside kernels."""
    if compiles:
        part = Part(function, {**OPTIONS, "forceinline": forceinline})
        vars(function).update(part=part, _numba_type_=part._numba_type_)
    return function


@cache
def cache_folder() -> Path:
    """Where the machine code of exactly these sources is kept."""
    return cache_home() / f"kernels-{digest(PACKAGE / name for name in KERNEL_SOURCES)}"


@cache
def cache_home() -> Path:
    """The user's cache folder for everything that can be made again; `QUATUOR_CACHE` moves it."""
    chosen = os.environ.get("QUATUOR_CACHE")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("quatuor"))


def digest(paths: Iterable[Path]) -> str:
    """A short name for the contents of these Python files, and of those in these folders."""
    total = hashlib.sha256()
    for path in paths:
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            total.update(file.relative_to(PACKAGE).as_posix().encode() + b"\0")
            total.update(file.read_bytes() + b"\0")
    return total.hexdigest()[:16]
