"""Two threads on one position: a notice board says who is busy with what.

All threads run the same search on one table. Before a thread enters a child that is not the
first, it looks whether another is in there already; if so it tries the remaining children first
and comes back later, when the table may know the answer. A notice is a word; a lost one costs
time, never truth.
"""

from typing import Final

from quatuor.compiler import inlined
from quatuor.compiler.bits import times
from quatuor.compiler.memory import load, store
from quatuor.games.puissance4.solver.desk import BOARD, BUCKET, ROOT, STONES, TAG

NOTICES: Final = 4096
DEPTH: Final = 14  # stones beyond the root where splitting still pays


@inlined
def shared(desk: int, record: int) -> bool:
    """Whether a node is near enough to the root for threads to divide its children."""
    return load(desk + BOARD) != 0 and load(record + STONES) < load(desk + ROOT) + DEPTH


@inlined
def notice(child: int) -> int:
    """What stands on the board while somebody searches a child."""
    return times(load(child + BUCKET), 0x9E3779B97F4A7C1) ^ load(child + TAG)


@inlined
def pin(desk: int, child: int, word: int) -> None:
    """Put a word in the place of a child's notice: the notice itself, or 0 to take it down."""
    store(load(desk + BOARD) + 8 * ((notice(child) >> 20) & (NOTICES - 1)), word)


@inlined
def taken_up(desk: int, child: int) -> bool:
    """Whether another thread is searching a child."""
    return load(load(desk + BOARD) + 8 * ((notice(child) >> 20) & (NOTICES - 1))) == notice(child)
