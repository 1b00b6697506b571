"""A limit of time kept by counting nodes, for a search that is run in many short calls.

Where no thread can watch the clock (see `quatuor.search.limit`), each call may search as many nodes
as fit into the time that is left, at the speed of the calls before it.
"""

from time import perf_counter

LEAST = 10_000
"""Nodes a second that every machine searches: before the first calls nothing better is known."""


class NodeClock:
    """So many seconds, from now on."""

    def __init__(self, seconds: float, searched: int) -> None:
        self._started, self._seconds, self._before = perf_counter(), seconds, searched

    def limit(self, searched: int) -> int:
        """The number of nodes at which the next call has to end, when so many were searched."""
        spent = perf_counter() - self._started
        rate = max((searched - self._before) / max(spent, 0.001), LEAST)
        return searched + int(rate * max(self._seconds - spent, 0.0))
