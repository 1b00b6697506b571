"""Queries to the search, as long as the limit allows, and a memory of their answers.

A query is whether player 2 achieves something from a position: a win, or at least a draw. Answers
are facts about positions, so all queries of this process share them; what is stored about the first
plies is among them from the start.
"""

from functools import cache

from quatuor.compiler import zeros
from quatuor.games.foursenses.rules import State
from quatuor.games.foursenses.solver.opening_facts import first_holds, second_holds
from quatuor.games.foursenses.solver.position_key import position_key
from quatuor.games.foursenses.solver.search import (
    ENDLESS,
    UNKNOWN,
    Words,
    recall,
    remember,
    searching,
    second_achieves,
)
from quatuor.search.limit import Stop

MEMORY_BITS = 22
"""Slots of each memory: 32 megabytes."""
FEW, MORE = 1 << 12, 8
"""A query gets few nodes at first, so that none delays the others; then so many times as many."""


@cache
def known_results() -> dict[bool, Words]:
    """What this process knows, by whether a draw is enough for player 2."""
    found = {with_draw: zeros(1 << MEMORY_BITS) for with_draw in (True, False)}
    for key in second_holds():
        remember(searching(found[True], Stop()), key, True)
    for key in first_holds():
        remember(searching(found[False], Stop()), key, False)
    return found


class Queries:
    """The queries of one search, asked again with more nodes as long as something is open."""

    def __init__(self, nodes: int | None, stop: Stop) -> None:
        self.search = searching(known_results()[True], stop)
        self.most = ENDLESS if nodes is None else nodes
        self.stop, self.few, self.open = stop, FEW // MORE, True

    @property
    def nodes(self) -> int:
        """Nodes searched so far."""
        return int(self.search.nodes[0])

    def another_round(self) -> bool:
        """Whether something is open, and nodes are left; each query then gets more of them."""
        more = self.open and not self.stop.is_set and self.search.nodes[0] < self.most
        self.few, self.open = self.few * MORE, False
        return bool(more)

    def achieves(self, s: State, last: int, with_draw: bool) -> bool | None:
        """Whether player 2 achieves that; None if so few nodes do not tell."""
        most = min(self.most, int(self.search.nodes[0]) + self.few)
        results = known_results()[with_draw]
        second_achieves(s, last, with_draw, self.search._replace(results=results, most=most))
        found = self.known(s, with_draw)
        self.open = self.open or found is None
        return found

    def known(self, s: State, with_draw: bool) -> bool | None:
        """Whether player 2 achieves that, if it was found out before."""
        found = recall(self.search._replace(results=known_results()[with_draw]), position_key(s))
        return None if found == UNKNOWN else found == 1
