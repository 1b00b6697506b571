"""Token buckets: so many at once, and so many a second in the long run."""

from typing import NamedTuple


class Rate(NamedTuple):
    """How much is allowed."""

    a_second: float
    burst: float
    """How much at once."""


RESUME = 0.25
"""The part of the burst that has to be there again before somebody who was over may go on."""


class Bucket:
    """What is left of a rate; it may be overdrawn, and fills up again with time."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = now

    def left(self, now: float) -> float:
        """How much may be taken now; negative if it is overdrawn."""
        rate, burst = self._rate
        left = self._left + (now - self._at) * rate
        self._left = left if left < burst else burst
        self._at = now
        return self._left

    def charge(self, cost: float, now: float) -> float:
        """Take so much in any case; what is left."""
        rate, burst = self._rate
        left = self._left + (now - self._at) * rate
        self._left = left = (left if left < burst else burst) - cost
        self._at = now
        return left

    def used(self, now: float) -> float:
        """How much was taken of late."""
        return self._rate.burst - self.left(now)

    def wait(self, cost: float, now: float) -> float:
        """Seconds until that much may be taken; 0 if it may be now."""
        left = self.left(now)
        if left >= cost:
            return 0.0
        rate, burst = self._rate
        return (max(cost, RESUME * burst) - left) / rate
