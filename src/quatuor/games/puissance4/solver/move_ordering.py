"""Which child to search first.

Forcing moves lead, and moves that leave the other side little room; then threats that can be used,
then cells that refuted something lately. The weights were found by trial on random positions of 6
to 18 plies; the optimum is flat.
"""

from typing import Final

from quatuor.compiler import inlined
from quatuor.compiler.bits import popcount
from quatuor.compiler.memory import load, store
from quatuor.games.puissance4.solver.plan import Plan
from quatuor.games.puissance4.solver.workspace import RANK

THREAT: Final = 25  # a winning cell
GOOD_PARITY: Final = 60  # one that falls to its owner when both sides follow up
SOON: Final = 45  # one that becomes playable after the next stone there
DANGER: Final = 40  # a winning cell of the other side
ROOM: Final = 50  # a move that the other side can make without losing at once
FORCING: Final = 83  # the replies were forced, and it is the mover's turn again
KNOWN: Final = 16  # the table has something to say about it
PROMISE: Final = 2  # for each point of the upper bound it gives
BEST: Final = 52  # refuted this position before


@inlined
def rank(plan: Plan, mine: int, theirs: int, taken: int, even: bool, forcing: bool) -> int:
    """How promising a child looks to the mover, given both sides' winning cells.

    `even`: the mover has an even number of empty cells before it, so that follow-up by the other
    leaves it the cells of the other parity. Leaving the other side little room counts most: even
    if the move does not win, what is searched below it is small.
    """
    good = plan.other_parity if even else plan.top_parity
    playable = (taken + plan.bottom) & plan.board
    usable = GOOD_PARITY * popcount(mine & good) + SOON * popcount(mine & (playable << 1))
    room = ROOM * popcount(playable & ~(mine >> 1)) + DANGER * popcount(theirs)
    return THREAT * popcount(mine) + usable - room + (FORCING if forcing else 0)


@inlined
def insert(order: int, count: int, record: int) -> None:
    """Put a record into the list of children, best first."""
    value = load(record + RANK)
    place = order + 8 * count
    while place > order and load(load(place - 8) + RANK) < value:
        store(place, load(place - 8))
        place -= 8
    store(place, record)
