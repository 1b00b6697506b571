"""Putting the positions of a table in order, by their numbers: a heap sort, in place."""

from quatuor.compiler import compiled, kernel
from quatuor.search.tablebase.explore import Words
from quatuor.search.tablebase.retrograde import Bytes, Shorts


@compiled
def sort(keys: Words, values: Bytes, plies: Shorts) -> None:
    """Sort positions by their numbers, together with what they are worth."""
    count = len(keys)
    for start in range(count // 2 - 1, -1, -1):
        sink(keys, values, plies, start, count)
    for end in range(count - 1, 0, -1):
        keys[0], keys[end] = keys[end], keys[0]
        values[0], values[end] = values[end], values[0]
        plies[0], plies[end] = plies[end], plies[0]
        sink(keys, values, plies, 0, end)


@kernel
def sink(keys: Words, values: Bytes, plies: Shorts, at: int, end: int) -> None:
    """Let a position of the heap sink to its place."""
    key, value, ply = keys[at], values[at], plies[at]
    while 2 * at + 1 < end:
        child = 2 * at + 1
        if child + 1 < end and keys[child + 1] > keys[child]:
            child += 1
        if keys[child] <= key:
            break
        keys[at], values[at], plies[at] = keys[child], values[child], plies[child]
        at = child
    keys[at], values[at], plies[at] = key, value, ply
