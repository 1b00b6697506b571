"""The full grid: kept discs first, then discs that stand in a line and could be kept."""

from quatuor.compiler import kernel
from quatuor.compiler.bits import popcount
from quatuor.games.top10.rules import State
from quatuor.rules.grid import BOTTOM, in_fours

KEPT = 100
READY = 60
IN_LINE = 12
OTHER_READY = 30


@kernel
def evaluate(s: State) -> int:
    """Discs in a line on the bottom row can be kept at once by the side to move."""
    mine, theirs = in_fours(s.me.discs), in_fours(s.them.discs)
    score = KEPT * (s.me.kept - s.them.kept) + IN_LINE * (popcount(mine) - popcount(theirs))
    if s.held:
        return score - READY * popcount(theirs & BOTTOM)
    return score + READY * popcount(mine & BOTTOM) - OTHER_READY * popcount(theirs & BOTTOM)
