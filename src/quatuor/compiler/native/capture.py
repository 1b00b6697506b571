"""The intermediate code of an entry, before it is optimised for any machine."""

from typing import Any, NamedTuple

import numba
from numba import types

from quatuor.compiler.declare import Entry
from quatuor.compiler.native.entries import native_value, part_of

RESULTS = {types.none: "", types.int64: "q", types.boolean: "?"}


class Captured(NamedTuple):
    """An entry with everything that it calls, in the language of LLVM."""

    function: str
    """Its name there."""
    result: str
    """What it gives back, in the letters of `struct`."""
    code: str


def captured(entry: Entry[..., Any], arguments: tuple[Any, ...]) -> Captured:
    """The code of an entry for such arguments."""
    kinds = tuple(numba.typeof(native_value(argument)) for argument in arguments)
    part = part_of(entry.function)
    part.compile(kinds)
    found = part.overloads[kinds]
    return Captured(
        found.fndesc.llvm_func_name,
        _letters(found.signature.return_type, entry.name),
        str(found.library._final_module),
    )


def _letters(kind: Any, name: str) -> str:
    if isinstance(kind, types.BaseTuple):
        return "".join(_letters(part, name) for part in kind)
    if kind not in RESULTS:
        raise TypeError(f"{name} gives back {kind}, which the module of kernels cannot")
    return RESULTS[kind]
