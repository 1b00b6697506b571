"""A rollout between players who see what wins next: they complete lines and never offer one.

Where all pieces are shared, a round is about who runs out of safe plies first; a random rollout,
which gives a line away within a few plies, says nothing about that.
"""

from typing import Any

from quatuor.compiler import kernel
from quatuor.rules.endings import LINE, won
from quatuor.search.immediate_wins import NO, YES, wins_next
from quatuor.search.playout import next_random

RANDOM_TRIES = 4
"""Plies tried at random before all are gone through: most are safe for most of a round."""


@kernel
def roll_out_safely(g: Any, s: Any, max_rollout_plies: int, rng: int) -> tuple[int, int]:
    """Play to the end, or so many plies; how the round ended, and the next state of the rng."""
    wins = wins_next(g, s)
    for _ in range(max_rollout_plies):
        if g.over(s):
            return g.over(s), rng
        if wins == YES:
            return won(LINE, g.mover(s)), rng
        s, wins, rng = play_safely(g, s, rng)
    return g.over(s) or g.over(g.repeated(s)), rng


@kernel
def play_safely(g: Any, s: Any, rng: int) -> tuple[Any, int, int]:
    """The state after a ply that lets nobody win next, if there is one; else YES goes with it."""
    plies = g.legal(s)
    size = g.size(plies)
    ply, following = -1, s
    for _ in range(RANDOM_TRIES):
        rng = next_random(rng)
        ply = g.pick(plies, (rng >> 16) % size)
        following = g.play(s, ply)
        if wins_next(g, following) == NO:
            return following, NO, rng
    for _ in range(size - 1):
        ply = g.after(plies, ply)
        if ply < 0:
            ply = g.after(plies, -1)
        other = g.play(s, ply)
        if wins_next(g, other) == NO:
            return other, NO, rng
    return following, YES, rng
