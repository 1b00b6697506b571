"""How long an engine may think, and how to make it stop.

Kernels run without holding Python's lock and look at one word of memory as they go. Whoever wants
the answer now sets that word: the clock, the user at the keyboard, another thread.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from math import inf
from typing import TypeVar

from quatuor.compiler import Array, zeros
from quatuor.errors import BadRequest

T = TypeVar("T")


@dataclass(frozen=True)
class Limit:
    """What an engine may spend; whichever runs out first ends the search. None is no limit."""

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        for name, value in vars(self).items():
            if value is not None and not (isinstance(value, int | float) and 0 <= value < inf):
                told = f"{name} of a limit is a number, 0 or more, or None for no limit"
                raise BadRequest(f"{told}; not {value!r}")


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


def attended(work: Callable[[], T], seconds: float | None, stop: Stop) -> T:
    """What `work` returns, done in a thread of its own while this one minds the clock.

    This thread stays in Python and so hears an interrupt from the keyboard: the work is then told
    to stop, as it is when its time is up.
    """
    with ThreadPoolExecutor(max_workers=1) as pool:
        future = pool.submit(work)
        try:
            wait([future], seconds)
        finally:
            if not future.done():
                stop.set()
        return future.result()
