"""Which plies of foursenses are safe: the opponent cannot complete a pattern right after them.

All pieces are common, so a pattern that lacks one place belongs to whoever comes next. A round is
therefore a waiting game: both play safe moves, and whoever has none left loses. `safe_moves`
finds all of them at once, as one word with a lane of 16 places for each kind of piece:

    bits 63 ... 48   47 ... 32   31 ... 16   15 ... 0
         DH          DS          H           S

A ply is unsafe in two ways. Either it brings a pattern to where it lacks just one place that can
still be filled: the ply's place is `hot`. Or a single piece is put on the one empty place that a
pattern lacks, which could not be filled from the ground, and now can.

It is taken for granted that whoever is to move cannot complete a pattern at once.
"""

from typing import NamedTuple

from quatuor.compiler import kernel
from quatuor.games.foursenses.evaluation import FOURS, LANES, THREES
from quatuor.games.foursenses.rules import (
    DOUBLE_HOLED,
    DOUBLE_SOLID,
    EVERYWHERE,
    HOLED,
    State,
    Stock,
)


class Reach(NamedTuple):
    """The places whose top can be made so with one piece of a stock."""

    low: int
    middle: int
    high: int
    solid: int
    holed: int


class Hot(NamedTuple):
    """The places where a top that is so leaves a pattern that lacks just one."""

    low: int
    middle: int
    high: int
    solid: int
    holed: int


@kernel
def safe_moves(s: State) -> int:
    """The safe plies of whoever is to move, as a set of ply numbers."""
    stock, plies = s.stock, 0
    rest = Stock(stock.solid - 1, stock.holed, stock.double)
    reach = reach_of(s, rest)
    hot = hot_places(s, reach)
    if stock.solid > 0:
        plies |= spared(s, harmed_by_single(s, rest, hot) | hot.solid)
    if stock.holed > 0:
        rest = Stock(stock.solid, stock.holed - 1, stock.double)
        reach, hot = renewed(s, rest, reach, hot)
        plies |= spared(s, harmed_by_single(s, rest, hot) | hot.holed) << 16 * HOLED
    if stock.double > 0:
        rest = Stock(stock.solid, stock.holed, stock.double - 1)
        reach, hot = renewed(s, rest, reach, hot)
        harmed = ground(s) & hot.middle | s.tops.low & hot.high
        plies |= spared(s, harmed | hot.solid) << 16 * DOUBLE_SOLID
        plies |= spared(s, harmed | hot.holed) << 16 * DOUBLE_HOLED
    return plies


@kernel
def renewed(s: State, rest: Stock, reach: Reach, hot: Hot) -> tuple[Reach, Hot]:
    """The same for another rest of the stock; mostly it makes no difference."""
    changed = reach_of(s, rest)
    return (reach, hot) if changed == reach else (changed, hot_places(s, changed))


@kernel
def ground(s: State) -> int:
    """The empty places."""
    return EVERYWHERE & ~(s.tops.low | s.tops.middle | s.tops.high)


@kernel
def spared(s: State, harmed: int) -> int:
    """The places that take a piece, without those that are harmed."""
    return (ground(s) | s.tops.low) & ~harmed


@kernel
def harmed_by_single(s: State, rest: Stock, hot: Hot) -> int:
    """The places on which a single piece does harm by its height, whatever its face."""
    empty, low = ground(s), s.tops.low
    harmed = empty & hot.low | low & hot.middle
    middle, high = missing_stair(s)
    if rest.solid + rest.holed > 0:
        harmed |= empty & (missing_four(s.tops.middle) | middle)
    if rest.double > 0:
        harmed |= empty & (missing_four(s.tops.high) | high)
    return harmed


@kernel
def reach_of(s: State, rest: Stock) -> Reach:
    """What one piece of the rest can do."""
    empty, low = ground(s), s.tops.low
    single, double = rest.solid + rest.holed > 0, rest.double > 0
    return Reach(
        empty if single else 0,
        (low if single else 0) | (empty if double else 0),
        low if double else 0,
        empty | low if rest.solid > 0 or double else 0,
        empty | low if rest.holed > 0 or double else 0,
    )


@kernel
def hot_places(s: State, reach: Reach) -> Hot:
    """The hot places, for an opponent who can do so much."""
    tops = s.tops
    holed = (tops.low | tops.middle | tops.high) & ~tops.solid
    levels = hot_in_fours(
        tops.low | tops.middle << 16 | tops.high << 32,
        reach.low | reach.middle << 16 | reach.high << 32,
    )
    faces = hot_in_fours(tops.solid | holed << 16, reach.solid | reach.holed << 16)
    low, middle, high = hot_in_stairs(s, reach)
    return Hot(
        levels & EVERYWHERE | low,
        levels >> 16 & EVERYWHERE | middle,
        levels >> 32 & EVERYWHERE | high,
        faces & EVERYWHERE,
        faces >> 16 & EVERYWHERE,
    )


@kernel
def hot_in_fours(alike: int, reach: int) -> int:
    """In each lane: places of a line in which two others are alike and the third can be made so."""
    hot = 0
    for step, starts in FOURS:
        a, b, c, d = alike, alike >> step, alike >> 2 * step, alike >> 3 * step
        ra, rb, rc, rd = reach, reach >> step, reach >> 2 * step, reach >> 3 * step
        first, last = a & rb | ra & b, c & rd | rc & d
        mask = starts * LANES
        hot |= (b & last | rb & (c & d)) & mask
        hot |= ((a & last | ra & (c & d)) & mask) << step
        hot |= ((d & first | rd & (a & b)) & mask) << 2 * step
        hot |= ((c & first | rc & (a & b)) & mask) << 3 * step
    return hot


@kernel
def missing_four(alike: int) -> int:
    """The places that a line of four lacks, the three others being alike."""
    return hot_in_fours(alike, alike)


@kernel
def hot_in_stairs(s: State, reach: Reach) -> tuple[int, int, int]:
    """Places of a staircase with one other step in place and the third within reach."""
    low, middle, high = 0, 0, 0
    for step, starts in THREES:
        b, rb = s.tops.middle >> step, reach.middle >> step
        a, c, ra, rc = s.tops.low, s.tops.high >> 2 * step, reach.low, reach.high >> 2 * step
        low |= (b & rc | rb & c) & starts
        middle |= ((a & rc | ra & c) & starts) << step
        high |= ((a & rb | ra & b) & starts) << 2 * step
        a, c, ra, rc = s.tops.high, s.tops.low >> 2 * step, reach.high, reach.low >> 2 * step
        high |= (b & rc | rb & c) & starts
        middle |= ((a & rc | ra & c) & starts) << step
        low |= ((a & rb | ra & b) & starts) << 2 * step
    return low, middle, high


@kernel
def missing_stair(s: State) -> tuple[int, int]:
    """The places where a staircase lacks its middle step; its high one."""
    middle, high = 0, 0
    for step, starts in THREES:
        between = s.tops.middle >> step
        rising = s.tops.low & s.tops.high >> 2 * step
        falling = s.tops.high & s.tops.low >> 2 * step
        middle |= ((rising | falling) & starts) << step
        high |= (s.tops.low & between & starts) << 2 * step
        high |= between & s.tops.low >> 2 * step & starts
    return middle, high
