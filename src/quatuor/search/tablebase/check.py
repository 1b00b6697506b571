"""Checking a finished table against the rules: each position is worth the best of its plies.

A table that passes is right, however it was made: a win says which ply comes nearer to it, so wins
are right by induction on their distance, losses because every ply leads to such a win, and from a
draw no ply wins and some ply does not lose.
"""

from typing import Any

from quatuor.compiler import Grid, array, compiled, kernel
from quatuor.game import Game
from quatuor.search.position_index import decode, encode, gain
from quatuor.search.specialise import rules_for
from quatuor.search.tablebase.explore import Progress, Words
from quatuor.search.tablebase.store import Columns

CHECKING = "checking values"
STEP = 1 << 15
"""Positions between two reports of progress."""
NONE = -1


def mistake_in(game: Game, columns: Columns, progress: Progress | None = None) -> int | None:
    """The place of a position whose worth does not follow from its plies; None: all is right."""
    root = game.start().state
    g = rules_for(game.name, root)
    keys = array(columns.keys)
    worth = Grid(array([*columns.values, *columns.plies]), 2)
    if place_in(keys, encode(g, root, True)) == NONE:
        return 0
    for start in range(0, len(keys), STEP):
        wrong = first_mistake(g, root, keys, worth, start, min(start + STEP, len(keys)))
        if wrong != NONE:
            return int(wrong)
        if progress:
            progress(CHECKING, min(start + STEP, len(keys)), len(keys))
    return None


@compiled
def first_mistake(g: Any, root: Any, keys: Words, worth: Grid[int], start: int, end: int) -> int:
    """The first of these positions that is not worth the best of its plies; NONE if all are."""
    for i in range(start, end):
        s = decode(g, int(keys[i]), root)
        best, distance = best_ply(g, s, keys, worth)
        if best != worth[0, i] or (best != 0 and distance != worth[1, i]):
            return i
    return NONE


@kernel
def best_ply(g: Any, s: Any, keys: Words, worth: Grid[int]) -> tuple[int, int]:
    """The best that a ply is worth: quick wins before slow ones, slow losses before quick ones."""
    best, distance = -1000, 0
    plies = g.legal(s)
    ply = g.after(plies, -1)
    while ply >= 0:
        t = g.play(s, ply)
        sign = 1 if g.mover(t) == g.mover(s) else -1
        if g.over(t):
            value, far = sign * gain(g, t), 1
        else:
            at = place_in(keys, encode(g, t, True))
            if at == NONE:
                return 1000, 0
            value, far = sign * int(worth[0, at]), int(worth[1, at]) + 1
        nearer = far < distance if value > 0 else far > distance
        if value > best or (value == best and nearer):
            best, distance = value, far
        ply = g.after(plies, ply)
    return best, distance


@compiled
def place_in(keys: Words, key: int) -> int:
    """Where a number stands in the sorted list; NONE if it does not."""
    low, high = 0, len(keys)
    while low < high:
        middle = (low + high) // 2
        if keys[middle] < key:
            low = middle + 1
        else:
            high = middle
    return low if low < len(keys) and keys[low] == key else NONE
