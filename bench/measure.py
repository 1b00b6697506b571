"""Measuring: work done in a second of this core's time, the best of a few tries."""

import time
from collections.abc import Callable
from dataclasses import dataclass

TRIES = 3


@dataclass(frozen=True)
class Rate:
    """How much of some work somebody does in a second."""

    who: str
    work: str
    per_second: float

    def __str__(self) -> str:
        return f"{self.work:<42} {self.who:<12} {self.per_second / 1e6:12.3f} M/s"


def rate(who: str, work: str, do: Callable[[], int]) -> Rate:
    """Measure `do`, which answers how much it did; a first call compiles and is not counted."""
    do()
    best = 0.0
    for _ in range(TRIES):
        started = time.process_time()
        done = do()
        best = max(best, done / (time.process_time() - started))
    return Rate(who, work, best)
