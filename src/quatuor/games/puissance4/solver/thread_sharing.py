"""Two threads on one position: busy marks say who searches what (simplified ABDADA).

All threads run the same search on one table. Before a thread enters a child that is not the
first, it checks whether another searches it already; if so it tries the remaining children first
and comes back later, when the table may know the answer. A mark is one word; a lost one costs
time, never truth.
"""

from typing import Final

from quatuor.compiler import inlined
from quatuor.compiler.bits import times
from quatuor.compiler.memory import load, store
from quatuor.games.puissance4.solver.workspace import BUCKET, BUSY, ROOT, STONES, TAG

BUSY_SLOTS: Final = 4096
DEPTH: Final = 14  # stones beyond the root where splitting still pays


@inlined
def shared(workspace: int, record: int) -> bool:
    """Whether a node is near enough to the root for threads to divide its children."""
    return load(workspace + BUSY) != 0 and load(record + STONES) < load(workspace + ROOT) + DEPTH


@inlined
def busy_mark(child: int) -> int:
    """The word that says that a child is being searched."""
    return times(load(child + BUCKET), 0x9E3779B97F4A7C1) ^ load(child + TAG)


@inlined
def set_busy(workspace: int, child: int, word: int) -> None:
    """Write the busy mark of a child, or 0 to remove it."""
    store(load(workspace + BUSY) + 8 * ((busy_mark(child) >> 20) & (BUSY_SLOTS - 1)), word)


@inlined
def is_busy(workspace: int, child: int) -> bool:
    """Whether another thread is searching a child."""
    return load(
        load(workspace + BUSY) + 8 * ((busy_mark(child) >> 20) & (BUSY_SLOTS - 1))
    ) == busy_mark(child)
