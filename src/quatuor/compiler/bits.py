"""Bits of a machine word: the handful of instructions that Python has no spelling for.

Every function here is ordinary Python, and that is what runs where nothing is compiled. Compiled
kernels get the one processor instruction instead (see `native.intrinsics`). Words are *signed*
64-bit numbers, so that a literal never turns a sum into a float, and so that Python's own integers,
which behave as if they had endless sign bits, agree with them on `& | ^ ~ >>`.
"""

import struct

from quatuor.compiler.declare import kernel

ALL_ONES = (1 << 64) - 1


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


def wide(number: int) -> int:
    """A narrow number, or a constant, as a full word: each type that crosses a call costs time."""
    return int(number)


def float_of(word: int) -> float:
    """The number with a fraction whose bits these are."""
    found: float = struct.unpack("<d", struct.pack("<q", word))[0]
    return found


@kernel
def rest(number: int, by: int) -> int:
    """The rest of a division of a number from 0 to 2 ** 46 by one from 1 on.

    The quotient is taken with a fraction, for which processors need a third of the time. It is
    right: it is at least 1 / by from the next whole number, and is rounded by less than that.
    """
    return number - int(number / by) * by


def nth(word: int, k: int) -> int:
    """The number of the k-th lowest bit that is set, counting from 0.

    Where the processor deposits bits in one instruction, native code does without the loop, of
    which nobody can foretell how often it goes round.
    """
    for _ in range(k):
        word &= word - 1
    return lowest(word)
