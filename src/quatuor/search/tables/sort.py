"""Putting the positions of a table in order, by their numbers: a heap sort, in place."""

from quatuor.compiler import compiled, kernel
from quatuor.search.tables.explore import Words
from quatuor.search.tables.retrograde import Bytes, Shorts


@compiled
def sort(codes: Words, values: Bytes, plies: Shorts) -> None:
    """Sort positions by their numbers, together with what they are worth."""
    count = len(codes)
    for start in range(count // 2 - 1, -1, -1):
        sink(codes, values, plies, start, count)
    for end in range(count - 1, 0, -1):
        codes[0], codes[end] = codes[end], codes[0]
        values[0], values[end] = values[end], values[0]
        plies[0], plies[end] = plies[end], plies[0]
        sink(codes, values, plies, 0, end)


@kernel
def sink(codes: Words, values: Bytes, plies: Shorts, at: int, end: int) -> None:
    """Let a position of the heap sink to its place."""
    code, value, ply = codes[at], values[at], plies[at]
    while 2 * at + 1 < end:
        child = 2 * at + 1
        if child + 1 < end and codes[child + 1] > codes[child]:
            child += 1
        if codes[child] <= code:
            break
        codes[at], values[at], plies[at] = codes[child], values[child], plies[child]
        at = child
    codes[at], values[at], plies[at] = code, value, ply
