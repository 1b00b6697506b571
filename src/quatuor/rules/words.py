"""A state as a flat row of machine words, for hashing and for remembering a path."""

from collections.abc import Iterable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from quatuor.kernel import INSIDE

MULTIPLIER = 0x9E3779B97F4A7C15
MASK = (1 << 64) - 1


def words(state: Iterable[Any]) -> tuple[int, ...]:
    """The words of a state, the inner tuples opened up."""
    flat: list[int] = []
    for part in state:
        flat.extend(words(part) if isinstance(part, tuple) else (int(part),))
    return tuple(flat)


def width(numba_type: Any) -> int:
    """How many words a compiled state has."""
    if isinstance(numba_type, types.BaseTuple):
        return sum(width(part) for part in numba_type)
    return 1


@intrinsic
def _flatten(_context: Any, state: Any) -> Any:
    result = types.UniTuple(types.int64, width(state))

    def leaves(builder: Any, part: Any, value: Any) -> list[Any]:
        if not isinstance(part, types.BaseTuple):
            return [value]
        inner = cgutils.unpack_tuple(builder, value, len(part))
        return [leaf for p, v in zip(part, inner, strict=True) for leaf in leaves(builder, p, v)]

    def code(_target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        flat = leaves(builder, signature.args[0], arguments[0])
        return cgutils.pack_array(builder, flat, ir.IntType(64))

    return result(state), code


@overload(words, strict=False, jit_options=INSIDE)
def _words(state: Any) -> Any:
    return lambda state: _flatten(state)  # noqa: PLW0108


def mix(row: tuple[int, ...]) -> int:
    """A hash of a row of words; every bit of it depends on every word."""
    total = 0
    for word in row:
        total = ((total ^ word) & MASK) * MULTIPLIER & MASK
        total ^= total >> 32
    return total >> 1


@overload(mix, strict=False, jit_options=INSIDE)
def _mix(row: Any) -> Any:
    def compiled(row: tuple[int, ...]) -> int:
        total = types.uint64(0)
        for word in row:
            total = (total ^ types.uint64(word)) * types.uint64(MULTIPLIER)
            total ^= total >> types.uint64(32)
        return int(types.int64(total >> types.uint64(1)))

    return compiled
