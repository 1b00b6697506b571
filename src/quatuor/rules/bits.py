"""Counting and finding bits in a machine word.

Each function is plain Python; compiled kernels get the one processor instruction instead. Words
are signed 64-bit numbers, so that a literal never turns a sum into a float, and so that Python's
own integers, which behave as if they had endless sign bits, agree with them on `& | ^ ~ >>`.
"""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

WORD = (1 << 64) - 1


def popcount(word: int) -> int:
    """How many bits are set."""
    return (word & WORD).bit_count()


def lowest(word: int) -> int:
    """The number of the lowest bit that is set; the word must not be empty."""
    return (word & -word).bit_length() - 1


def nth(word: int, k: int) -> int:
    """The number of the k-th lowest bit that is set, counting from 0."""
    for _ in range(k):
        word &= word - 1
    return lowest(word)


def times(a: int, b: int) -> int:
    """The low 64 bits of a product, as a signed word; compiled `*` must not leave the word."""
    low = a * b & WORD
    return low - (1 << 64) if low >> 63 else low


@intrinsic
def _product(_context: Any, a: Any, b: Any) -> Any:
    def code(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.mul(*arguments)

    return types.int64(types.int64, types.int64), code


@overload(times, inline="always", strict=False)
def _times(a: Any, b: Any) -> Any:
    return lambda a, b: _product(a, b)  # noqa: PLW0108


@intrinsic
def _ctpop(_context: Any, word: Any) -> Any:
    def code(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), code


@intrinsic
def _cttz(_context: Any, word: Any) -> Any:
    def code(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), code


@overload(popcount, inline="always", strict=False)
def _popcount(word: Any) -> Any:
    return lambda word: _ctpop(word)  # noqa: PLW0108


@overload(lowest, inline="always", strict=False)
def _lowest(word: Any) -> Any:
    return lambda word: _cttz(word)  # noqa: PLW0108


@overload(nth, strict=False)
def _nth(word: Any, k: Any) -> Any:
    def compiled(word: int, k: int) -> int:
        for _ in range(k):
            word &= word - 1
        return int(_cttz(word))

    return compiled
