"""Buckets that fill at a steady rate: how often somebody may ask."""

import time
from dataclasses import dataclass, field


@dataclass(slots=True)
class Bucket:
    """So many at once, and so many a second in the long run."""

    rate: float
    burst: float
    left: float = field(init=False)
    at: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.left = self.burst

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


@dataclass
class Address:
    """Everybody who comes from one address."""

    bucket: Bucket
    connections: int = 0


class Addresses:
    """All addresses that somebody has come from lately."""

    MANY = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._known: dict[str, Address] = {}

    def of(self, host: str) -> Address:
        """What is known about an address; those nobody comes from any more are forgotten."""
        if len(self._known) > self.MANY:
            self._known = {name: known for name, known in self._known.items() if known.connections}
        if host not in self._known:
            self._known[host] = Address(Bucket(self._rate, self._burst))
        return self._known[host]
