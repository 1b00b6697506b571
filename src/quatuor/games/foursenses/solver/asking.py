"""Asking the search questions, as long as a limit allows, and keeping what it finds.

A question is whether player 2 gets something from a position: a win, or with a draw being enough.
Answers are facts about positions, so all who ask in this process share them; what is stored about
the first plies is among them from the start.
"""

from functools import cache

from quatuor.compiler import zeros
from quatuor.games.foursenses.rules import State
from quatuor.games.foursenses.solver.code import code_of
from quatuor.games.foursenses.solver.search import (
    ENDLESS,
    UNKNOWN,
    Words,
    recall,
    remember,
    searching,
    second_gets,
)
from quatuor.games.foursenses.solver.stored import first_holds, second_holds
from quatuor.search.limit import Limit, Stop

MEMORY_BITS = 22
"""Slots of each memory: 32 megabytes."""
NODES_A_SIMULATION = 4
"""Nodes of this search that take about as long as one simulation; limits count simulations."""
FEW, MORE = 1 << 12, 8
"""A question gets a few nodes at first, so that none keeps the others waiting; then so many times
as many."""


@cache
def answers() -> dict[bool, Words]:
    """What this process knows, by whether a draw is enough for player 2."""
    found = {with_draw: zeros(1 << MEMORY_BITS) for with_draw in (True, False)}
    for code in second_holds():
        remember(searching(found[True], Stop()), code, True)
    for code in first_holds():
        remember(searching(found[False], Stop()), code, False)
    return found


class Asker:
    """Somebody who asks, in rounds, about whatever is still open."""

    def __init__(self, limit: Limit, stop: Stop) -> None:
        self.search = searching(answers()[True], stop)
        self.most = ENDLESS if limit.nodes is None else limit.nodes * NODES_A_SIMULATION
        self.stop, self.few, self.open = stop, FEW // MORE, True

    def another_round(self) -> bool:
        """Whether there is something open, and something left to spend; each question gets more."""
        more = self.open and not self.stop.is_set and self.search.nodes[0] < self.most
        self.few, self.open = self.few * MORE, False
        return bool(more)

    def gets(self, s: State, last: int, with_draw: bool) -> bool | None:
        """Whether player 2 gets that; None if so few nodes do not tell."""
        most = min(self.most, int(self.search.nodes[0]) + self.few)
        results = answers()[with_draw]
        second_gets(s, last, with_draw, self.search._replace(results=results, most=most))
        found = self.known(s, with_draw)
        self.open = self.open or found is None
        return found

    def known(self, s: State, with_draw: bool) -> bool | None:
        """Whether player 2 gets that, if it was found out before."""
        found = recall(self.search._replace(results=answers()[with_draw]), code_of(s))
        return None if found == UNKNOWN else found == 1
