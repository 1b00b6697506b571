"""What catches the eye on a board: what was just played, straight lines, the middle.

Boards are those of `rules.board`: rows of numbers, or several such boards. A *spot* is the place of
a number in it. Nothing here knows which game it is looking at.
"""

from collections.abc import Iterable
from itertools import product
from typing import Any

from quatuor.game import Position

Spot = tuple[int, ...]
Spots = dict[Spot, int]

RECENT = 2
"""The plies that are still in everybody's mind."""
FAR = 3
"""Steps from what was just played at which attention fades."""


def spots_of(board: Any, at: Spot = ()) -> Spots:
    """Every place of a board with what lies there."""
    if isinstance(board, int):
        return {at: board}
    found: Spots = {}
    for index, part in enumerate(board):
        found |= spots_of(part, (*at, index))
    return found


def changed(before: Spots, after: Spots) -> list[Spot]:
    """The places that are not what they were."""
    return [spot for spot, content in after.items() if before.get(spot) != content]


def distance(some: Iterable[Spot], others: Iterable[Spot]) -> int:
    """Steps between the nearest two places, as a king walks; far when there are none."""
    pairs = product(some, others)
    steps = (max(abs(a - b) for a, b in zip(one, two, strict=True)) for one, two in pairs)
    return min(steps, default=2 * FAR)


def recent_spots(position: Position) -> list[Spot]:
    """Where the last plies changed the board."""
    rules, line = position.game.rules, []
    for p in position.line():
        line.append(spots_of(rules.board(p.state)))
        if len(line) > RECENT:
            break
    pairs = zip(line[1:], line, strict=False)
    return [spot for before, after in pairs for spot in changed(before, after)]


def straight(after: Spots, spots: Iterable[Spot]) -> bool:
    """Whether one of these places is in a row or column of four alike: the lines easily seen."""
    for spot in spots:
        for axis in (len(spot) - 1, len(spot) - 2):
            reach = sum(_run(after, spot, axis, way) for way in (-1, 1))
            if reach >= 3:
                return True
    return False


def _run(after: Spots, spot: Spot, axis: int, way: int) -> int:
    """How many more of the same follow in this direction."""
    content, length, at = after[spot], 0, list(spot)
    while True:
        at[axis] += way
        if after.get(tuple(at)) != content:
            return length
        length += 1


def middle(board: Spots, spots: Iterable[Spot]) -> float:
    """How central these places are: 1 in the middle of the board, 0 in its corners."""
    sizes = [max(axis) for axis in zip(*board, strict=True)]
    best = 0.0
    for spot in spots:
        off = [abs(2 * at / size - 1) for at, size in zip(spot, sizes, strict=True) if size]
        best = max(best, 1 - sum(off) / len(off))
    return best


def difficulty(after: Spots, spots: list[Spot], recent: list[Spot]) -> float:
    """How hard a line that ends in these places is to see; 1 is a straight line, not far away."""
    hard = 1.0 if straight(after, spots) else 2.0
    away = distance(spots, recent)
    if away <= 1:
        return hard * 0.6
    return hard * 1.5 if away > FAR else hard
