"""q4 for two players with at most four marbles each is a draw: whoever only blocks never loses.

Why. No two of the 76 lines of the cube share two cells. Two lines with three marbles each would
hold 3 + 3 - 1 = 5 marbles at least; so of four marbles, three stand in one line at most, and there
is at most one cell that completes a line. The blocker keeps that cell occupied:

* placing: a third marble in a line is answered by a marble on its fourth cell. The blocker has one
  left, because both have placed the same number, or the blocker one less;
* moving: if the cell is free, any marble goes there; if one's own marble is there already, it stays
  and one of the other three moves. (Three in a line with one's own marble on the fourth cell is no
  threat, and three in a line whose fourth cell is the opponent's own is a line.)

So after each of the blocker's plies the opponent cannot complete a line with the next one. Both
can play like this, so neither can force a win. With three marbles or fewer there are no lines.

`verify` checks the one fact that this rests on; `reply` is the blocker.
"""

from itertools import combinations

from quatuor.compiler import kernel
from quatuor.compiler.bits import popcount
from quatuor.game import Position
from quatuor.games.q4.rules import CELLS, DIRECTIONS, bit_of, marbles_of


def lines() -> tuple[int, ...]:
    """The 76 lines as sets of cells, signed like the words of the rules."""
    found = []
    for step, starts in DIRECTIONS:
        for start in range(64):
            if starts >> start & 1:
                found.append(sum(bit_of(start + k * step) for k in range(4)))
    return tuple(found)


LINES = lines()


def verify() -> bool:
    """Whether no four marbles make two threats: true if no two lines share two cells."""
    return len(LINES) == 76 and all(popcount(a & b) <= 1 for a, b in combinations(LINES, 2))


@kernel
def threat(theirs: int, ours: int) -> int:
    """The free cell that completes a line of theirs, as a set; empty when there is none."""
    for line in LINES:
        missing = line & ~theirs
        if popcount(missing) == 1 and missing & ours == 0:
            return missing
    return 0


def reply(position: Position) -> str:
    """What the blocker plays: the blocking cell if there is a threat, else what keeps the block."""
    mover = position.game.rules.mover(position.state)
    marbles = marbles_of(position.state)
    ours, theirs = marbles[mover - 1], marbles[2 - mover]
    cell = threat(theirs, ours)
    if cell:
        name = next(CELLS[k] for k in range(64) if bit_of(k) == cell)
        return next(token for token in position.legal if token.endswith(name))
    return next(token for token in position.legal if not unblocks(token, theirs))


def unblocks(token: str, theirs: int) -> bool:
    """Whether a move takes a marble away from the fourth cell of a line with three of theirs."""
    origin, moved, _ = token.partition("-")
    cell = bit_of(CELLS.index(origin)) if moved else 0
    return any(line & cell and popcount(line & theirs) == 3 for line in LINES)
