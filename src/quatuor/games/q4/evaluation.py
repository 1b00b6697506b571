"""The cube: lines in which only one colour has marbles, worth more the fuller they are."""

from quatuor.compiler import kernel
from quatuor.compiler.bits import popcount
from quatuor.games.q4.rules import DIRECTIONS, State, marbles_each
from quatuor.search.immediate_wins import NO, YES

WINS_NEXT = 3000
LOSES_NEXT = 2000
ONE, TWO, THREE = 1, 6, 30
"""What each marble adds: a line of three is worth 37."""


@kernel
def evaluate(s: State) -> int:
    """An open three of the mover wins at once if a fourth marble is to be had."""
    threes, score = prospects(s.mine, s.second | s.third | s.fourth)
    if threes and has_a_fourth(s):
        return WINS_NEXT
    danger, theirs = prospects(s.second, s.mine | s.third | s.fourth)
    if danger > 1:
        score -= LOSES_NEXT
    score -= theirs
    if s.seats.players == 4:
        score += prospects(s.third, s.mine | s.second | s.fourth)[1]
        score -= prospects(s.fourth, s.mine | s.second | s.third)[1]
    return score


@kernel
def wins_next(s: State) -> int:
    """Whether the mover has an open three and a marble to complete it."""
    if not has_a_fourth(s):
        return NO
    return YES if prospects(s.mine, s.second | s.third | s.fourth)[0] else NO


@kernel
def has_a_fourth(s: State) -> bool:
    """Whether the mover has a marble besides three in a line, on the boards or in hand."""
    return popcount(s.mine) > 3 or popcount(s.mine) < marbles_each(s)


@kernel
def prospects(mine: int, others: int) -> tuple[int, int]:
    """The open threes of a colour, and the worth of all its open lines.

    A line is the bit of its first cell; its other cells are one, two and three steps further.
    """
    threes, score = 0, 0
    for step, starts in DIRECTIONS:
        closed = others | others >> step
        still_open = starts & ~(closed | closed >> 2 * step)
        a, b, c, d = mine, mine >> step, mine >> 2 * step, mine >> 3 * step
        first, last = a & b, c & d
        three = popcount((first & (c | d) | last & (a | b)) & still_open)
        two = popcount((first | last | (a | b) & (c | d)) & still_open)
        threes += three
        score += THREE * three + TWO * two + ONE * popcount((a | b | c | d) & still_open)
    return threes, score
