"""The board by touch: every piece belongs to both, so all that counts is who can finish first.

Whether a line of four lacks one place is asked for four facts at once, each in a lane of 16 places:

    bits 63 ... 48   47 ... 32   31 ... 16   15 ... 0
         solid       high        middle      low

A line is the bit of its first place; its other places are one, two and three steps further. The
places where a line may start keep it inside its lane. Stairs that rise and stairs that fall are two
lanes as well.
"""

from quatuor.compiler import kernel
from quatuor.games.foursenses.rules import EVERYWHERE, State
from quatuor.search.immediate_wins import NO, YES

WINS_NEXT = 3000
LANES = 1 | 1 << 16 | 1 << 32 | 1 << 48
TWO_LANES = 1 | 1 << 16
ALONG, UP, RISING, FALLING = 1, 4, 5, 3
"""The steps: along a row, up a column, on the two diagonals."""
FOURS = ((ALONG, 0x1111), (UP, 0x000F), (RISING, 0x0001), (FALLING, 0x0008))
"""The places in which a line of four starts, for every step."""
THREES = ((ALONG, 0x3333), (UP, 0x00FF), (RISING, 0x0033), (FALLING, 0x00CC))
"""The places in which a staircase of three starts."""


@kernel
def evaluate(s: State) -> int:
    """A win at once, or nothing that would speak for either."""
    return WINS_NEXT if wins_next(s) == YES else 0


@kernel
def wins_next(s: State) -> int:
    """Whoever is to move wins if a pattern lacks one place that one piece can fill."""
    low, middle, high, solid = s.tops.low, s.tops.middle, s.tops.high, s.tops.solid
    taken = low | middle | high
    empty, free = EVERYWHERE & ~taken, EVERYWHERE & ~taken | low
    single, double = s.stock.solid + s.stock.holed > 0, s.stock.double > 0
    to_low = empty if single else 0
    to_middle = (low if single else 0) | (empty if double else 0)
    to_high = low if double else 0
    to_solid = free if s.stock.solid > 0 or double else 0
    to_holed = free if s.stock.holed > 0 or double else 0
    alike = low | middle << 16 | high << 32 | solid << 48
    reachable = to_low | to_middle << 16 | to_high << 32 | to_solid << 48
    if (
        lacks_one(alike, reachable)
        or lacks_one(taken & ~solid, to_holed)
        or stairs_lack_one(low, middle, high, to_low, to_middle, to_high)
    ):
        return YES
    return NO


@kernel
def lacks_one(alike: int, reachable: int) -> bool:
    """Whether, in some lane, a line of four is alike but for one place that can be made so."""
    for step, starts in FOURS:
        a, b, c, d = alike, alike >> step, alike >> 2 * step, alike >> 3 * step
        ra, rb = reachable, reachable >> step
        rc, rd = reachable >> 2 * step, reachable >> 3 * step
        if (a & b & (c & rd | rc & d) | c & d & (a & rb | ra & b)) & starts * LANES:
            return True
    return False


@kernel
def stairs_lack_one(
    low: int, middle: int, high: int, to_low: int, to_middle: int, to_high: int
) -> bool:
    """Whether some staircase of three stands but for one step that can be put in place."""
    begin, end = low | high << 16, high | low << 16
    to_begin, to_end = to_low | to_high << 16, to_high | to_low << 16
    between, to_between = middle * TWO_LANES, to_middle * TWO_LANES
    for step, starts in THREES:
        a, b, c = begin, between >> step, end >> 2 * step
        ra, rb, rc = to_begin, to_between >> step, to_end >> 2 * step
        if (a & b & rc | a & rb & c | ra & b & c) & starts * TWO_LANES:
            return True
    return False
