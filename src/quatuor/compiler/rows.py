"""Rows of arrays: a state from a row of words, and the bits of a word as a row of numbers.

Rows of numbers are written in blocks, which may reach beyond the row: it is for the caller to see
to it that there is room, and to write afterwards what lies there.
"""

from importlib import import_module
from typing import Any

from quatuor.compiler.bits import signed


def state_at(like: Any, rows: Any, row: int) -> Any:
    """The state whose words are one row of an array, of the same form as another state."""
    return _built(like, iter(rows[row].tolist()))


def state_of(like: Any, row: tuple[int, ...]) -> Any:
    """The state of these words, of the same form as another state."""
    return _built(like, iter(row))


def prepare() -> None:
    """Have compilers know what stands for these functions."""
    import_module("quatuor.compiler.native.rows")


def _built(like: Any, words: Any) -> Any:
    if not isinstance(like, tuple):
        return type(like)(next(words))
    parts = [_built(part, words) for part in like]
    return type(like)(*parts) if hasattr(like, "_fields") else tuple(parts)


BLOCK = 64
"""The numbers of a block of bytes: as many as a word has bits."""
FLOATS = 16
"""The numbers of a block of floats."""
ONE = 0x3F800000
"""The bits of the float 1."""


def reordered(word: int, places: Any) -> int:
    """The bits of a word in another order: bit `k` is the one that lies at `places[k]` in it."""
    return signed(sum((word >> int(places[k]) & 1) << k for k in range(BLOCK)))


def write_bytes(word: int, out: Any, at: int) -> None:
    """A block of bytes: 1 for each bit that is set."""
    for k in range(BLOCK):
        out[at + k] = word >> k & 1


def write_ones(word: int, out: Any, at: int) -> None:
    """A block of floats of 32 bits, as whole numbers: 1.0 for each of the lowest bits set."""
    for k in range(FLOATS):
        out[at + k] = ONE if word >> k & 1 else 0
