"""Whether several threads are quicker than one just now: found out by trying.

Where other programs have the processors, a part that was handed over waits for its turn, and
whoever needs it waits as well. So both ways are timed as they are used, and the quicker one is
taken; the other is tried again, less often each time it is still the slower one. What comes out is
the same either way.
"""

from collections import deque
from collections.abc import Callable, Iterator
from statistics import median
from time import perf_counter

TRIED = 7
"""How many calls make a trial."""
SOON, LATE = 128, 8192
"""After how many calls the slower way is tried again, at first and at last."""


class Pace:
    """The time of calls on several threads, and of those on a single one."""

    def __init__(self) -> None:
        self.several = True
        """Whether several threads are the quicker way as far as is known."""
        self._took: dict[bool, deque[float]] = {way: deque(maxlen=TRIED) for way in (True, False)}
        self._ways = self._plan()

    def timed(self, call: Callable[[bool], int]) -> int:
        """What a call gives that is told whether to use several threads."""
        several = next(self._ways)
        started = perf_counter()
        found = call(several)
        self._took[several].append(perf_counter() - started)
        return found

    def _plan(self) -> Iterator[bool]:
        """Which way each call goes; what the first call of all compiles is forgotten by the end."""
        wait = SOON
        yield from [True] * (TRIED + 1)
        while True:
            yield from [not self.several] * TRIED
            if median(self._took[not self.several]) < median(self._took[self.several]):
                self.several, wait = not self.several, SOON
            yield from [self.several] * wait
            wait = min(2 * wait, LATE)
