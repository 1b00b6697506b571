"""Forced chains: while the side to move has one sensible move, play it.

Searching a position starts only where there is a choice. Everything before that costs one look for
winning cells a stone and neither table nor recursion.
"""

from typing import Final

from quatuor.compiler import inlined
from quatuor.games.puissance4.solver.lines import winning_cells
from quatuor.games.puissance4.solver.plan import Plan

OPEN: Final = 99  # not a score: the position is still undecided

Settled = tuple[int, int, int, int, int, int, int]


@inlined
def win_now(plan: Plan, stones: int) -> int:
    """The score of the side to move when its next stone completes a four."""
    return (plan.cells + 1 - stones) >> 1


@inlined
def lost_next(plan: Plan, stones: int) -> int:
    """The score of the side to move when the other's next stone completes a four."""
    return -((plan.cells - stones) >> 1)


@inlined
def settle(
    plan: Plan, me: int, opp: int, mine: int, theirs: int, stones: int, turn: int
) -> Settled:
    """Play on while moves are forced: (turn, value or OPEN, me, opp, mine, theirs, stones).

    `me` is to move and has no win at once; `mine` and `theirs` are the winning cells of both.
    `turn` changes sign with every stone. On return the side to move still has no win at once,
    faces no threat, and has at least two moves that do not lose at once; or the value, from its
    point of view, is known.
    """
    while True:
        taken = me | opp
        playable = (taken + plan.bottom) & plan.board
        threats = theirs & playable
        moves = playable & ~(theirs >> 1)
        if threats != 0:
            moves &= threats
            if moves == 0 or threats & (threats - 1) != 0:
                return turn, lost_next(plan, stones), me, opp, mine, theirs, stones
        elif moves == 0:
            value = lost_next(plan, stones) if playable != 0 else 0
            return turn, value, me, opp, mine, theirs, stones
        elif moves & (moves - 1) != 0:
            return turn, OPEN, me, opp, mine, theirs, stones
        me |= moves
        taken |= moves
        mine = winning_cells(plan, me, taken)
        me, opp, mine, theirs = opp, me, theirs & ~moves, mine
        stones += 1
        turn = -turn
