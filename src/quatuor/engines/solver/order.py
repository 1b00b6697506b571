"""Which child to search first.

Forcing moves lead, then threats that can be used, then cells that refuted something lately. The
weights were found by trial on positions of 9 to 14 plies; the optimum is flat.
"""

from typing import Final

from quatuor.engines.memory import load, store
from quatuor.engines.solver.desk import RANK
from quatuor.engines.solver.plan import Plan
from quatuor.kernel import inlined
from quatuor.rules.bits import popcount

THREAT: Final = 40  # a winning cell
GOOD_PARITY: Final = 88  # one that falls to its owner when both sides follow up
SOON: Final = 45  # one that becomes playable after the next stone there
FORCING: Final = 64  # the replies were forced, and it is the mover's turn again
KNOWN: Final = 12  # the table has something to say about it
PROMISE: Final = 2  # for each point of the upper bound it gives
FIRST: Final = 1 << 20  # refuted this position before


@inlined
def rank(plan: Plan, mine: int, taken: int, even: bool, forcing: bool) -> int:
    """How promising a child looks to the mover whose winning cells are `mine`.

    `even`: the mover has an even number of empty cells before it, so that follow-up by the other
    leaves it the cells of the other parity.
    """
    good = plan.other_parity if even else plan.top_parity
    soon = ((taken + plan.bottom) & plan.board) << 1
    threats = THREAT * popcount(mine) + GOOD_PARITY * popcount(mine & good)
    return threats + SOON * popcount(mine & soon) + (FORCING if forcing else 0)


@inlined
def insert(order: int, count: int, record: int) -> None:
    """Put a record into the list of children, best first."""
    value = load(record + RANK)
    place = order + 8 * count
    while place > order and load(load(place - 8) + RANK) < value:
        store(place, load(place - 8))
        place -= 8
    store(place, record)
