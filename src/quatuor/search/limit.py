"""How long an engine may search, and how to stop it.

Kernels run without holding Python's lock and read one word of memory as they go. Whoever wants the
answer now sets that word: the clock, the user at the keyboard, another thread.
"""

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from math import inf
from typing import TypeVar

from quatuor.compiler import Array, zeros
from quatuor.errors import BadRequest

T = TypeVar("T")

HAS_THREADS = sys.platform != "emscripten"
"""Whether a thread can watch the clock while kernels run; in a browser tab there are none."""


@dataclass(frozen=True)
class Limit:
    """What an engine may spend; whichever runs out first ends the search. None is no limit."""

    seconds: float | None = None
    nodes: int | None = None
    """Nodes of the search tree, in every engine. Monte-Carlo adds one in each simulation."""
    depth: int | None = None
    """Plies that alpha-beta searches ahead. Engines that cannot obey it are not asked."""
    simulations: int | None = None
    """A budget that takes every engine about as long as so many simulations take Monte-Carlo.

    Levels are defined by it: what they choose does not depend on the speed of the machine."""

    def __post_init__(self) -> None:
        for name, value in vars(self).items():
            if value is not None and not (isinstance(value, int | float) and 0 <= value < inf):
                told = f"{name} of a limit is a number, 0 or more, or None for no limit"
                raise BadRequest(f"{told}; not {value!r}")

    def nodes_for(self, nodes_per_simulation: int) -> int | None:
        """The nodes of an engine that searches so many in the time of one simulation."""
        budgets = [self.nodes, self.simulations and self.simulations * nodes_per_simulation]
        return min((budget for budget in budgets if budget is not None), default=None)

    def part(self, share: float) -> "Limit":
        """A part of the time, the nodes and the simulations; the same depth."""
        return Limit(
            self.seconds and self.seconds * share,
            self.nodes and max(1, int(self.nodes * share)),
            self.depth,
            self.simulations and max(1, int(self.simulations * share)),
        )


class Stop:
    """A word that kernels look at. Made for one search, set once.

    A flag made `after` another is set with it, but not the other way round.
    """

    def __init__(self, after: "Stop | None" = None) -> None:
        self._word = zeros(1)
        self._followers: list[Stop] = []
        if after:
            after._followers.append(self)
            if after.is_set:
                self.set()

    def set(self) -> None:
        """Ask the search to end; it does so within milliseconds."""
        self._word[0] = 1
        for follower in self._followers:
            follower.set()

    @property
    def is_set(self) -> bool:
        """Whether the search was asked to end."""
        return bool(self._word[0])

    @property
    def word(self) -> Array[int]:
        """Where kernels look; 0 until it is set."""
        return self._word


def run_interruptibly(work: Callable[[], T], seconds: float | None, stop: Stop) -> T:
    """What `work` returns, run in a thread of its own while this one watches the clock.

    This thread stays in Python and so receives an interrupt from the keyboard: the work is then
    asked to stop, as it is when its time is up. Where there are no threads, nobody watches: the
    limit of the work is one of nodes (see `quatuor.search.unwatched`).
    """
    if not HAS_THREADS:
        return work()
    with ThreadPoolExecutor(max_workers=1) as pool:
        future = pool.submit(work)
        try:
            wait([future], seconds)
        finally:
            if not future.done():
                stop.set()
        return future.result()
