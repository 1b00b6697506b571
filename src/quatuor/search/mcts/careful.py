"""A playout between two who see what wins next: whoever has a line takes it, nobody offers one.

In `foursenses` every piece belongs to everybody, so a round is about who runs out of harmless
plies first; a playout by lot, which gives a line away within a few plies, knows nothing of that.
"""

from typing import Any

from quatuor.compiler import kernel
from quatuor.rules.endings import LINE, won
from quatuor.search.answers import NO, YES
from quatuor.search.immediate_wins import wins_next
from quatuor.search.playout import draw_lot

PROBES = 4
"""Plies tried by lot before all are gone through: most are harmless for most of a round."""


@kernel
def play_with_care(g: Any, s: Any, longest: int, lot: int) -> tuple[int, int]:
    """Play to the end, or so many plies; how the round ended, and the next lot."""
    wins = wins_next(g, s)
    for _ in range(longest):
        if g.over(s):
            return g.over(s), lot
        if wins == YES:
            return won(LINE, g.mover(s)), lot
        s, wins, lot = harmless(g, s, lot)
    return g.over(s) or g.over(g.repeated(s)), lot


@kernel
def harmless(g: Any, s: Any, lot: int) -> tuple[Any, int, int]:
    """The state after a ply that lets nobody win next, if there is one; else YES goes with it."""
    plies = g.legal(s)
    size = g.size(plies)
    ply, following = -1, s
    for _ in range(PROBES):
        lot = draw_lot(lot)
        ply = g.pick(plies, (lot >> 16) % size)
        following = g.play(s, ply)
        if wins_next(g, following) == NO:
            return following, NO, lot
    for _ in range(size - 1):
        ply = g.after(plies, ply)
        if ply < 0:
            ply = g.after(plies, -1)
        other = g.play(s, ply)
        if wins_next(g, other) == NO:
            return other, NO, lot
    return following, YES, lot
