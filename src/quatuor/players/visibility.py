"""How easily a line on the board is seen: what was just played, straight lines, the middle.

Boards are those of `rules.board`: rows of numbers, or several such boards. A *spot* is the place of
a number in it. Nothing here knows which game it is looking at.
"""

from collections.abc import Iterable
from itertools import product
from typing import Any

from quatuor.game import Position

Cell = tuple[int, ...]
Cells = dict[Cell, int]

RECENT = 2
"""The last plies, which everybody remembers."""
FAR = 3
"""Steps from what was just played at which attention fades."""


def cells_of(board: Any, at: Cell = ()) -> Cells:
    """Every place of a board with what lies there."""
    if isinstance(board, int):
        return {at: board}
    found: Cells = {}
    for index, part in enumerate(board):
        found |= cells_of(part, (*at, index))
    return found


def changed(before: Cells, after: Cells) -> list[Cell]:
    """The places that are not what they were."""
    return [cell for cell, content in after.items() if before.get(cell) != content]


def distance(some: Iterable[Cell], others: Iterable[Cell]) -> int:
    """Steps between the nearest two places, as a king walks; far when there are none."""
    pairs = product(some, others)
    steps = (max(abs(a - b) for a, b in zip(one, two, strict=True)) for one, two in pairs)
    return min(steps, default=2 * FAR)


def recent_cells(position: Position) -> list[Cell]:
    """Where the last plies changed the board."""
    rules, line = position.game.rules, []
    for p in position.line():
        line.append(cells_of(rules.board(p.state)))
        if len(line) > RECENT:
            break
    pairs = zip(line[1:], line, strict=False)
    return [cell for before, after in pairs for cell in changed(before, after)]


def straight(after: Cells, cells: Iterable[Cell]) -> bool:
    """Whether one of these places is in a row or column of four alike: the lines easily seen."""
    for cell in cells:
        for axis in (len(cell) - 1, len(cell) - 2):
            reach = sum(_run(after, cell, axis, way) for way in (-1, 1))
            if reach >= 3:
                return True
    return False


def _run(after: Cells, cell: Cell, axis: int, way: int) -> int:
    """How many more of the same follow in this direction."""
    content, length, at = after[cell], 0, list(cell)
    while True:
        at[axis] += way
        if after.get(tuple(at)) != content:
            return length
        length += 1


def middle(board: Cells, cells: Iterable[Cell]) -> float:
    """How central these places are: 1 in the middle of the board, 0 in its corners."""
    sizes = [max(axis) for axis in zip(*board, strict=True)]
    best = 0.0
    for cell in cells:
        off = [abs(2 * at / size - 1) for at, size in zip(cell, sizes, strict=True) if size]
        best = max(best, 1 - sum(off) / len(off))
    return best


def difficulty(after: Cells, cells: list[Cell], recent: list[Cell]) -> float:
    """How hard a line that ends in these places is to see; 1 is a straight line, not far away."""
    hard = 1.0 if straight(after, cells) else 2.0
    away = distance(cells, recent)
    if away <= 1:
        return hard * 0.6
    return hard * 1.5 if away > FAR else hard
