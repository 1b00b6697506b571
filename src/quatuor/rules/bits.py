"""Bits of a machine word: the handful of instructions that Python has no spelling for.

Every function here is ordinary Python, and that is what runs when compiling is switched off.
Compiled kernels get the one processor instruction instead, which `instruction` ties to it. Words
are *signed* 64-bit numbers, so that a literal never turns a sum into a float, and so that Python's
own integers, which behave as if they had endless sign bits, agree with them on `& | ^ ~ >>`.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import lower_builtin, type_callable

from quatuor.kernel import kernel

WORD = ir.IntType(64)
ALL_ONES = (1 << 64) - 1
Emit = Callable[[Any, list[Any]], Any]


def instruction(plain: Callable[..., int], arity: int, emit: Emit) -> None:
    """Let compiled code use `emit` wherever the plain function of words is called."""

    def typing(_context: Any) -> Callable[..., Any]:
        return (lambda _a: types.int64) if arity == 1 else (lambda _a, _b: types.int64)

    def lowering(context: Any, builder: Any, signature: Any, arguments: list[Any]) -> Any:
        words = [
            context.cast(builder, argument, of, types.int64)
            for argument, of in zip(arguments, signature.args, strict=True)
        ]
        return emit(builder, words)

    type_callable(plain)(typing)
    lower_builtin(plain, *[types.Integer] * arity)(lowering)


def popcount(word: int) -> int:
    """How many bits are set."""
    return (word & ALL_ONES).bit_count()


def lowest(word: int) -> int:
    """The number of the lowest bit that is set; the word must not be empty."""
    return (word & -word).bit_length() - 1


def width_of(word: int) -> int:
    """How many bits it takes to write a number that is not negative."""
    return word.bit_length()


def bits(word: int) -> tuple[int, ...]:
    """The numbers of all bits that are set, the lowest first; for Python only."""
    return tuple(n for n, bit in enumerate(reversed(f"{word & ALL_ONES:b}")) if bit == "1")


def shift_right(word: int, by: int) -> int:
    """Move the bits down, filling with zeros whatever the sign."""
    return signed((word & ALL_ONES) >> by)


def times(a: int, b: int) -> int:
    """The low 64 bits of a product; compiled `*` must not leave the word."""
    return signed(a * b)


def signed(number: int) -> int:
    """The low 64 bits of any number as a word."""
    low = number & ALL_ONES
    return low - (1 << 64) if low >> 63 else low


def _emit_width(builder: Any, words: list[Any]) -> Any:
    zeros = builder.ctlz(words[0], ir.Constant(ir.IntType(1), 0))
    return builder.sub(ir.Constant(WORD, 64), zeros)


instruction(popcount, 1, lambda b, words: b.ctpop(words[0]))
instruction(lowest, 1, lambda b, words: b.cttz(words[0], ir.Constant(ir.IntType(1), 1)))
instruction(width_of, 1, _emit_width)
instruction(shift_right, 2, lambda b, words: b.lshr(words[0], words[1]))
instruction(times, 2, lambda b, words: b.mul(words[0], words[1]))


@kernel
def nth(word: int, k: int) -> int:
    """The number of the k-th lowest bit that is set, counting from 0."""
    for _ in range(k):
        word &= word - 1
    return lowest(word)
