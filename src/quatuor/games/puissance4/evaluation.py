"""The upright grid: cells that would complete a line, and lines that can still be made."""

from quatuor.compiler import kernel
from quatuor.compiler.bits import popcount
from quatuor.games.puissance4.rules import FIVE, MORE_THAN_DROPS, POP_OUT, State, ordinary
from quatuor.rules.grid import BOTTOM, FIELD, fours_from
from quatuor.search.immediate_wins import CANNOT_TELL, NO, YES

WINS_NEXT = 3000
LOSES_NEXT = 2000
THREAT = 48
GOOD_ROW = 32
ODD_ROWS = BOTTOM | BOTTOM << 2 | BOTTOM << 4


@kernel
def evaluate(s: State) -> int:
    """Threats that can be played at once decide; others count, most in the rows that fall to us."""
    me, them, five = s.me.discs, s.them.discs, s.setup & FIVE
    empty = FIELD & ~(me | them)
    mine, theirs = completing(me, five) & empty, completing(them, five) & empty
    playable = ((me | them) & FIELD) + BOTTOM & FIELD
    if mine & playable and ordinary(s.me) > 0:
        return WINS_NEXT
    score = THREAT * (popcount(mine) - popcount(theirs))
    score += open_lines(me | empty) - open_lines(them | empty)
    if not s.setup & POP_OUT:
        rows = ODD_ROWS if popcount(empty) % 2 == 0 else FIELD & ~ODD_ROWS
        score += GOOD_ROW * (popcount(mine & rows) - popcount(theirs & ~rows))
    urgent = theirs & playable
    if urgent & (urgent - 1):
        score -= LOSES_NEXT
    return score


@kernel
def wins_next(s: State) -> int:
    """Whether a drop wins; where discs are not only dropped there are too many ways to tell."""
    if s.setup & MORE_THAN_DROPS:
        return CANNOT_TELL
    occupied = s.me.discs | s.them.discs
    playable = (occupied & FIELD) + BOTTOM & FIELD & ~occupied
    return YES if completing(s.me.discs, s.setup & FIVE) & playable else NO


@kernel
def open_lines(cells: int) -> int:
    """How many lines of four fit into these cells."""
    return (
        popcount(fours_from(cells, 1))
        + popcount(fours_from(cells, 6))
        + popcount(fours_from(cells, 7))
        + popcount(fours_from(cells, 8))
    )


@kernel
def completing(discs: int, five: int) -> int:
    """The cells that would complete a line of four, or of five; some may be taken already."""
    found = 0
    for step in (1, 6, 7, 8):
        found |= gaps_of_five(discs, step) if five else gaps_of_four(discs, step)
    return found


@kernel
def gaps_of_four(discs: int, step: int) -> int:
    """Cells with three discs beside them in a line of four, whichever of the four they are."""
    below, above = discs << step, discs >> step
    two_below, two_above = below & discs << 2 * step, above & discs >> 2 * step
    return two_below & (discs << 3 * step | above) | two_above & (discs >> 3 * step | below)


@kernel
def gaps_of_five(discs: int, step: int) -> int:
    """Cells with four discs beside them in a line of five."""
    below, above = discs << step, discs >> step
    two_below, two_above = below & discs << 2 * step, above & discs >> 2 * step
    three_below, three_above = two_below & discs << 3 * step, two_above & discs >> 3 * step
    return (
        three_below & (discs << 4 * step | above)
        | three_above & (discs >> 4 * step | below)
        | two_below & two_above
    )
