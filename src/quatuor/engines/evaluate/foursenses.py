"""The board by touch: every piece belongs to both, so all that counts is who can finish first."""

from quatuor.kernel import kernel
from quatuor.rules.foursenses import EVERYWHERE, FOURS, STAIRS, State

WINS_NEXT = 3000


@kernel
def estimate(s: State) -> int:
    """Whoever is to move wins if a pattern lacks one place that one piece can fill."""
    low, middle, high = s.tops.low, s.tops.middle, s.tops.high
    empty = EVERYWHERE & ~(low | middle | high)
    single, double = s.stock.solid + s.stock.holed > 0, s.stock.double > 0
    to_low = empty if single else 0
    to_middle = (low if single else 0) | (empty if double else 0)
    to_high = low if double else 0
    holed = (low | middle | high) & ~s.tops.solid
    free = empty | low
    to_solid = free if s.stock.solid > 0 or double else 0
    to_holed = free if s.stock.holed > 0 or double else 0
    if (
        lacks_one(low, to_low)
        or lacks_one(middle, to_middle)
        or lacks_one(high, to_high)
        or lacks_one(s.tops.solid, to_solid)
        or lacks_one(holed, to_holed)
        or stairs_lack_one(low, middle, high, to_low, to_middle, to_high)
    ):
        return WINS_NEXT
    return 0


@kernel
def lacks_one(alike: int, reachable: int) -> bool:
    """Whether some line of four is alike but for one place that can be made so."""
    for four in FOURS:
        missing = four & ~alike
        if missing & (missing - 1) == 0 and missing & reachable:
            return True
    return False


@kernel
def stairs_lack_one(
    low: int, middle: int, high: int, to_low: int, to_middle: int, to_high: int
) -> bool:
    """Whether some staircase of three stands but for one step that can be put in place."""
    for one, two, three in STAIRS:
        if middle & two:
            rising = (low & one and to_high & three) or (high & three and to_low & one)
            falling = (high & one and to_low & three) or (low & three and to_high & one)
        else:
            rising = to_middle & two and low & one and high & three
            falling = to_middle & two and high & one and low & three
        if rising or falling:
            return True
    return False
