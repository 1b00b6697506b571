"""Entries and parts as Numba knows them."""

from collections.abc import Callable
from threading import Lock
from typing import Any

import numba
from numba.core import config

from quatuor.compiler import declare, marker
from quatuor.compiler.arrays import Array, Grid
from quatuor.compiler.declare import Entry
from quatuor.compiler.files import cache_folder
from quatuor.compiler.native import intrinsics, types
from quatuor.compiler.native.options import INTERNAL, OPTIONS, STOCK

PART = "numba_part"
"""The attribute of a kernel's function that holds it as Numba knows it."""
_lock, _once = Lock(), Lock()


def run(entry: Entry[..., Any], arguments: tuple[Any, ...]) -> Any:
    """Run an entry as native code, which is compiled or loaded with the first call."""
    return native_of(entry)(*map(native_value, arguments))


def ready(entry: Entry[..., Any], arguments: tuple[Any, ...]) -> bool:
    """Whether native code for such arguments is on disk; if so, load it."""
    if STOCK:
        return False
    native = native_of(entry)
    kinds = tuple(numba.typeof(native_value(argument)) for argument in arguments)
    if kinds not in native.overloads:
        if native.kept(kinds) is None:
            return False
        native.compile(kinds)
    return True


def native_of(entry: Entry[..., Any]) -> Any:
    """The native code of an entry, one for all threads that ask for it first at the same time."""
    with _once:
        if entry.native is None:
            entry.native = entry_of(entry.function)
        return entry.native


def native_value(argument: Any) -> Any:
    """An argument as Numba takes it: arrays as NumPy's, in tuples too."""
    if isinstance(argument, Array | Grid):
        return argument.native
    if isinstance(argument, tuple):
        values = map(native_value, argument)
        return type(argument)(*values) if hasattr(argument, "_fields") else tuple(values)
    return argument


def entry_of(function: Callable[..., Any]) -> Any:
    """The native code of an entry, kept on disk.

    Numba's cache folder is a setting of the whole process. It is set while an entry is declared,
    when Numba reads it, and put back at once: it may be another program's.
    """
    if STOCK:
        return part_of(function)
    from quatuor.compiler.native.parts import Entry as NativeEntry

    with _lock:
        previous = config.CACHE_DIR
        config.CACHE_DIR = str(cache_folder())
        try:
            return NativeEntry(function, part_of(function), {**OPTIONS, **INTERNAL})
        finally:
            config.CACHE_DIR = previous


def part_of(function: Callable[..., Any]) -> Any:
    """A kernel as Numba knows it inside other kernels."""
    known = vars(function).get(PART)
    if known is None:
        known = vars(function)[PART] = types.part_for(
            function, vars(function).get(declare.INLINED, False)
        )
    return known


def attach(function: Callable[..., Any]) -> None:
    """Tell Numba what stands for a function inside kernels."""
    vars(function)["_numba_type_"] = part_of(function)._numba_type_


def _load() -> None:
    """Tell Numba of everything that was declared, and of whatever will be."""
    intrinsics.register()
    declare.on_part.append(attach)
    marker.on_selection.append(types.select)
    for function in list(declare.parts):
        attach(function)
    for function, choose in list(marker.selections):
        types.select(function, choose)


_load()
