"""Machine words: the handful of instructions that Python has no spelling for.

Every function here is ordinary Python, and that is what runs when Numba is switched off. Beside
each stands the machine instruction that compiled code uses instead. Words are *signed* 64-bit
integers, so that they mix with literals without turning into floats; `shift_right` and `times`
are the two places where the sign bit would otherwise get in the way.
"""

import ctypes
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.cgutils import get_or_insert_function
from numba.extending import lower_builtin, type_callable

_ALL_ONES = (1 << 64) - 1


def _signed(word: int) -> int:
    word &= _ALL_ONES
    return word - (1 << 64) if word >> 63 else word


def popcount(word: int) -> int:
    """How many bits are set."""
    return (word & _ALL_ONES).bit_count()


def lowest(word: int) -> int:
    """The number of the lowest set bit; the word must not be zero."""
    return (word & -word).bit_length() - 1


def width_of(word: int) -> int:
    """How many bits it takes to write a number that is not negative."""
    return word.bit_length()


def shift_right(word: int, by: int) -> int:
    """Move the bits down, filling with zeros whatever the sign."""
    return _signed((word & _ALL_ONES) >> by)


def times(a: int, b: int) -> int:
    """The low 64 bits of a product."""
    return _signed(a * b)


def load(address: int) -> int:
    """The word that lies at an address."""
    return ctypes.c_int64.from_address(address).value


def store(address: int, word: int) -> int:
    """Put a word at an address."""
    ctypes.c_int64.from_address(address).value = word
    return word


def prefetch(address: int) -> int:
    """Ask for a cache line that will be read soon."""
    return address


WORD = ir.IntType(64)
Emit = Callable[[Any, list[Any]], Any]


def instruction(plain: Callable[..., int], arity: int, emit: Emit) -> None:
    """Let compiled code use `emit` wherever the plain function is called."""

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


def _at(builder: Any, address: Any) -> Any:
    return builder.inttoptr(address, WORD.as_pointer())


def _emit_store(builder: Any, words: list[Any]) -> Any:
    builder.store(words[1], _at(builder, words[0]))
    return words[1]


def _emit_prefetch(builder: Any, words: list[Any]) -> Any:
    byte, number = ir.IntType(8).as_pointer(), ir.IntType(32)
    kind = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
    fetch = get_or_insert_function(builder.module, kind, "llvm.prefetch.p0i8")
    wanted = [ir.Constant(number, value) for value in (0, 3, 1)]
    builder.call(fetch, [builder.inttoptr(words[0], byte), *wanted])
    return words[0]


def _emit_width(builder: Any, words: list[Any]) -> Any:
    zeros = builder.ctlz(words[0], ir.Constant(ir.IntType(1), 0))
    return builder.sub(ir.Constant(WORD, 64), zeros)


instruction(popcount, 1, lambda b, words: b.ctpop(words[0]))
instruction(lowest, 1, lambda b, words: b.cttz(words[0], ir.Constant(ir.IntType(1), 1)))
instruction(width_of, 1, _emit_width)
instruction(shift_right, 2, lambda b, words: b.lshr(words[0], words[1]))
instruction(times, 2, lambda b, words: b.mul(words[0], words[1]))
instruction(load, 1, lambda b, words: b.load(_at(b, words[0])))
instruction(store, 2, _emit_store)
instruction(prefetch, 1, _emit_prefetch)
