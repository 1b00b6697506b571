"""A state as a flat row of machine words, for hashing and for remembering a path."""

from collections.abc import Iterable
from typing import Any

MULTIPLIER = 0x9E3779B97F4A7C15
MASK = (1 << 64) - 1


def words(state: Iterable[Any]) -> tuple[int, ...]:
    """The words of a state, the inner tuples opened up."""
    flat: list[int] = []
    for part in state:
        flat.extend(words(part) if isinstance(part, tuple) else (int(part),))
    return tuple(flat)


def mix(row: tuple[int, ...]) -> int:
    """A hash of a row of words; every bit of it depends on every word."""
    total = 0
    for word in row:
        total = ((total ^ word) & MASK) * MULTIPLIER & MASK
        total ^= total >> 32
    return total >> 1
