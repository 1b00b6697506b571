"""The path from the start of the round, for the rule of repetition.

A path is an array with one row for each position in which a turn started: a hash first, then the
words of the position's repetition key. Engines push a row when they play and forget it by going
back to the shorter length. Games in which no position can come back never look at it.
"""

from typing import Any

from quatuor.compiler import Grid, grid, kernel
from quatuor.compiler.words import mix, words
from quatuor.game import Position
from quatuor.rules.endings import THIRD

Path = Grid[int]


def path_to(position: Position, room: int) -> tuple[Path, int]:
    """The turns of the round up to this position, and room for more of them."""
    rows = [words(p.repetition_key) for p in position.line() if p.repetition_key is not None][::-1]
    path = grid(len(rows) + room, 1 + len(words(position.state)))
    for number, line in enumerate(rows):
        path[number][:] = [mix(line), *line]
    return path, len(rows)


@kernel
def visit(g: Any, s: Any, path: Path, length: int) -> tuple[Any, int]:
    """The state, ended if it repeats a second time, and the length of the path with it."""
    if not g.can_repeat(s) or g.over(s) or not g.starts_turn(s):
        return s, length
    row = words(g.repetition_key(s))
    key = mix(row)
    before = 0
    for i in range(length):
        if path[i, 0] == key and _same(path, i, row):
            before += 1
    if before >= THIRD - 1:
        return g.repeated(s), length
    path[length, 0] = key
    for k in range(len(row)):
        path[length, 1 + k] = row[k]
    return s, length + 1


@kernel
def _same(path: Path, i: int, row: tuple[int, ...]) -> bool:
    for k in range(len(row)):
        if path[i, 1 + k] != row[k]:
            return False
    return True
