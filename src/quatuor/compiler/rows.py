"""Rows of arrays: a state from a row of words, and the bits of a word as a row of numbers."""

from typing import Any


def state_at(like: Any, rows: Any, row: int) -> Any:
    """The state whose words are one row of an array, of the same form as another state."""
    return _built(like, iter(rows[row].tolist()))


def _built(like: Any, words: Any) -> Any:
    if not isinstance(like, tuple):
        return type(like)(next(words))
    parts = [_built(part, words) for part in like]
    return type(like)(*parts) if hasattr(like, "_fields") else tuple(parts)


def write_bytes(word: int, masks: Any, first: int, out: Any, at: int) -> None:
    """Eight bytes: 1 where the word has a bit in common with one of eight masks."""
    for k in range(8):
        out[at + k] = 1 if word & int(masks[first + k]) else 0


def write_ones(word: int, masks: Any, first: int, out: Any, at: int) -> None:
    """Sixteen floats of 32 bits as whole numbers: 1.0 where the word has such a bit in common."""
    for k in range(16):
        out[at + k] = 0x3F800000 if word & int(masks[first + k]) else 0
