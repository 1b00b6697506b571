"""The time by which tables are played, and the periods in which it stood still for everybody.

It runs on the monotonic clock of the machine, so that nobody gains or loses when the wall clock is
set; it is anchored to the wall clock once, when the process starts, and never lies behind the last
sign of life in the database. It stands still

- while the process gets no processor: it was stopped, or the machine slept;
- while the database takes nothing: it hangs, it is gone, or its disk is full.

Both are a `Standstill`, which every table with a running clock gets as an event `Outage`.
"""

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

STALL = 1.0
"""Seconds without a sign of life of the event loop, or of the database, that are a standstill."""
GRACE = 2_000
"""Milliseconds that people get at most to come back after a standstill, before clocks run."""
NEGLIGIBLE = 100
"""Milliseconds of a standstill that nobody notices."""
SLEW = 10
"""Milliseconds by which a process follows another one's time at each sign of life."""
LEAP = 1_000
"""Milliseconds beyond which a process goes over to another one's time at once."""
MILLION = 1_000_000
log = logging.getLogger("quatuor")


def _boot_clock() -> int | None:
    """The clock that counts the sleep of the machine too; None where there is none."""
    clock: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    try:
        if clock is not None:
            time.clock_gettime_ns(clock)
    except OSError:  # a browser tab knows its name alone
        return None
    return clock


RUNNING = _boot_clock()


@dataclass(frozen=True)
class Standstill:
    """Between these moments nobody's time ran; the second may be to come."""

    since: int
    until: int
    alone: bool
    """Whether only this process stood still, and not the database with all others."""


class TimeSource(Protocol):
    """What tells a room the time."""

    @property
    def standstills(self) -> Sequence[Standstill]:
        """The standstills since the room was opened; the list only grows."""

    def now(self) -> int:
        """The time in milliseconds since 1970; it never goes back."""


def monotonic() -> int:
    """Milliseconds that never go back, the sleep of the machine included."""
    now = time.monotonic_ns() if RUNNING is None else time.clock_gettime_ns(RUNNING)
    return now // MILLION


class MonotonicTime:
    """The monotonic clock of the machine, in milliseconds since 1970."""

    def __init__(self) -> None:
        self._start = self._seen = monotonic()
        self._anchor = time.time_ns() // MILLION
        self._still: int | None = None
        self.standstills: list[Standstill] = []
        self.on_standstill: Callable[[Standstill], None] = lambda _still: None
        """Called when a standstill is over."""

    def now(self) -> int:
        """The time; it does not move while the database stands still."""
        at = self._notice()
        return self._anchor + at - self._start if self._still is None else self._still

    def start(self, at_least: int | None, wall: int | None = None) -> None:
        """Go on from the last sign of life, if the wall clock was set back behind it.

        `wall` is the wall clock that several processes share, instead of the machine's own.
        """
        self._start = self._seen = monotonic()
        self._anchor = max(wall or time.time_ns() // MILLION, at_least or 0)

    def follow(self, other: int | None) -> None:
        """Keep up with another process whose time is ahead; so all of them agree.

        Clocks of two machines drift apart slowly; a leap is a standstill, and costs nobody time.
        """
        since = self._running()
        ahead = (other or 0) - since
        if ahead > LEAP:
            self._anchor += ahead
            self._over(since, alone=True)
        elif ahead > 0:
            self._anchor += min(ahead, SLEW)

    def stand_still(self, since: int) -> None:
        """The database takes nothing since that moment, told in monotonic milliseconds."""
        if self._still is None:
            self._notice()
            self._still = min(self._anchor + since - self._start, self._running())

    def go_on(self) -> None:
        """The database takes what is written again."""
        if self._still is not None:
            since, self._still = self._still, None
            if self._running() - since > NEGLIGIBLE:
                self._over(since, alone=False)

    def settled(self, milliseconds: int) -> bool:
        """Whether nothing has stood still for so long: before that no other process seems dead."""
        over = self.standstills[-1].until if self.standstills else 0
        return self._still is None and self._running() - over > milliseconds

    @property
    def stands_still(self) -> bool:
        """Whether the database takes nothing."""
        return self._still is not None

    def _running(self) -> int:
        return self._anchor + monotonic() - self._start

    def _notice(self) -> int:
        """See whether the process itself was stopped; whoever asks for the time does that."""
        seen, self._seen = self._seen, monotonic()
        at = self._seen
        if at - seen > 1000 * STALL and self._still is None:
            self._over(self._anchor + seen - self._start, alone=True)
        return at

    def _over(self, since: int, *, alone: bool) -> None:
        now = self._running()
        who = "this process" if alone else "the database"
        log.warning("%s stood still for %.1f s: no clock ran", who, (now - since) / 1000)
        still = Standstill(since, now + min(GRACE, now - since), alone)
        self.standstills.append(still)
        self.on_standstill(still)
