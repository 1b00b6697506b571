"""Static bounds: positions in which the side *not* to move has a plan that needs no search.

Below, X is to move and Y is the other. "Top parity" cells are those of the top row and of every
second row beneath it; the rest are "other parity". A cell is "later" when it is empty and cannot
be played yet.

**Follow-up** (an even number of empty cells). Y answers every stone of X in the same column.
Where a column has an even number of empty cells, that gives Y its top-parity cells. Columns with
an odd number of empty cells come in even number; when X plays the playable cell of one, Y plays
that of another, and from then on the column is even. So Y gets *every later cell of top parity*,
whatever X does, and X gets at most the rest.

    6 | y y y y |     X, Y: stones
    5 | x x x x |     y: Y's by follow-up
    4 | y y y y |     p: playable and of top parity, hence a pair: one for each side
    3 | x x x x |     x: the rest, X's at best
    2 | p Y y p |
    1 | X X x Y |

If the rest, with X's stones, holds no four, X cannot win. Nor can X if every four in it needs both
cells of the only pair. If Y's cells, with Y's stones, hold a
four, Y wins at the latest when all other columns are full and X must play under its highest cell:
what lies above that is still empty, which bounds the score.

**Zugzwang** (an odd number of empty cells). Y has a winning cell z of the *other* parity that
cannot be played yet, in column c. Outside c, Y follows up as above. In c, X's stones are answered
there too, so that Y gets the cells of z's parity. If c has an even number of empty cells, its
playable cell first joins the pairing, whose number is then even again. In the end X must play
under z. X gets nothing above z.

In both, X also gets nothing above a later cell of top parity where Y *already* wins: playing
under it loses.
"""

from quatuor.compiler import inlined
from quatuor.compiler.bits import lowest
from quatuor.games.puissance4.solver.lines import above, holds_four
from quatuor.games.puissance4.solver.plan import Plan


@inlined
def with_above(plan: Plan, least: int) -> int:
    """The cells that have at least so many cells above them."""
    return plan.bottom * ((1 << (plan.height - least)) - 1) if least < plan.height else 0


@inlined
def can_make_four(plan: Plan, cells: int, paired: int) -> bool:
    """Whether X can make a four of these cells, getting only one of `paired` if those are two."""
    if not holds_four(plan, cells):
        return False
    first = paired & -paired
    second = paired ^ first
    if plan.pairs == 0 or second == 0 or second & (second - 1) != 0:
        return True
    return holds_four(plan, cells & ~first) or holds_four(plan, cells & ~second)


@inlined
def follow_up_holds(plan: Plan, me: int, opp: int, theirs: int, limit: int) -> bool:
    """Whether Y's follow-up proves that X's score is at most `limit`."""
    taken = me | opp
    free = plan.board & ~taken
    claimed = free & ~(taken + plan.bottom) & plan.top_parity
    buried = above(plan, theirs & claimed)
    paired = free & (taken + plan.bottom) & plan.top_parity
    if can_make_four(plan, me | (free & ~claimed & ~buried), paired):
        return False
    return limit >= 0 or holds_four(plan, opp | (claimed & with_above(plan, -2 * limit - 2)))


@inlined
def zugzwang_holds(plan: Plan, me: int, opp: int, theirs: int, limit: int) -> bool:
    """Whether a winning cell of the other parity proves that X's score is at most `limit`."""
    taken = me | opp
    free = plan.board & ~taken
    later = free & ~(taken + plan.bottom)
    points = theirs & later & plan.other_parity
    if limit < -1:
        points &= with_above(plan, -2 * limit - 2)
    while points != 0:
        point = points & -points
        column = plan.column << (lowest(point) // plan.step * plan.step)
        points &= ~column
        outside = later & plan.top_parity & ~column
        inside = (later & plan.other_parity & column) | above(plan, point)
        buried = above(plan, theirs & outside)
        if not holds_four(plan, me | (free & ~outside & ~inside & ~buried)):
            return True
    return limit >= 0 and not holds_four(plan, me | free)


@inlined
def at_most(plan: Plan, me: int, opp: int, theirs: int, stones: int, limit: int) -> bool:
    """Whether one of the bounds proves that the score of the side to move is at most `limit`."""
    if (plan.cells - stones) & 1 == 0:
        return plan.follow_up != 0 and follow_up_holds(plan, me, opp, theirs, limit)
    return plan.zugzwang != 0 and zugzwang_holds(plan, me, opp, theirs, limit)
