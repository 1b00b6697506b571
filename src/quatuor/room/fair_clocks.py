"""Fair clocks: nobody's time runs while the server cannot show a move or take one.

One mechanism for all of it, the event `Outage`: a table with a running clock gets one for every
time in which no server was there, for every standstill of the process or of the database
(`server_clock.py`), for a commit that took long, and for a process that cannot be reached.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

from quatuor.room.live_table import Room
from quatuor.room.time_source import GRACE, ServerClock, Standstill
from quatuor.table import HOUSE, Event, events
from quatuor.table.moves import time_is_over
from quatuor.table.queries import setup_of

RETURN = 4_000
"""Milliseconds in which players come back to a table after an outage, or else are away."""
SLOW = 250
"""Milliseconds from an event to its commit that are given back to whoever has to move then."""

Unreachable = Callable[[Room], Awaitable[int | None]]


class Log(Protocol):
    """Where events of a table are appended, by whoever holds its mailbox."""

    clock: ServerClock

    @property
    def several(self) -> bool:
        """Whether other processes may serve the same tables."""

    def now(self) -> int:
        """The server's time in milliseconds."""

    async def append(self, room: Room, event: Event, message: str | None) -> bool:
        """Commit the event and take it over; false if somebody was first."""

    async def catch_up(self, room: Room) -> None:
        """Read what other processes have written."""


async def reachable(_room: Room) -> int | None:
    """Nobody is out of reach where there is one process."""
    return None


class FairClocks:
    """Excuses what was nobody's fault, and ends a match only when it is fair."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self.unreachable_since: Unreachable = reachable
        """Since when whoever has to move cannot be reached because a process stands still."""

    async def excuse_outages(self, room: Room, outages: list[tuple[int, int]]) -> None:
        """The time in which no server was there costs nobody anything.

        Nobody was connected to a table that slept in the only process: where clocks wait for
        everybody, they wait until it is clear who has come back.
        """
        if not room.table.clock.running and room.table.phase != "between":
            return
        waits = not self._log.several and setup_of(room.table).wanted.pause
        for since, until in outages:
            excused = max(until, self._log.now() + RETURN) if waits else until
            await self._excuse(room, since, excused, f"{HOUSE} {until}")

    async def excuse_standstills(self, room: Room) -> None:
        """No clock of this table has run while the process or the database stood still."""
        stood_still = self._log.clock.standstills
        while room.excused < len(stood_still):
            still = stood_still[room.excused]
            if still.until > room.table.at and self._concerns(room, still):
                await self._excuse(room, still.since, still.until, f"{HOUSE} {still.until}")
            room.excused += 1

    async def end_on_time(self, room: Room) -> None:
        """Somebody has lost by the clock, which comes before anything else, unless it is unfair."""
        now = self._log.now()  # first: that is how a standstill is noticed
        await self.excuse_standstills(room)
        if room.table.phase != "playing" or not time_is_over(room.table, now):
            return
        since = await self.unreachable_since(room) if self._log.several else None
        if since is None:
            await self._log.append(room, events.Flagged(HOUSE), None)
        else:
            await self._excuse(room, since, self._log.now(), None)

    async def excuse_until_return(self, room: Room, since: int) -> None:
        """The process of whoever has to move has died: they come back to another one."""
        if room.table.clock.running:
            await self._excuse(room, since, self._log.now() + GRACE, None)

    async def start_when_seen(self, room: Room) -> None:
        """A commit has taken long: the clock that started with the event starts now instead."""
        now = self._log.now()
        if not room.table.clock.running or now - room.table.at <= SLOW:
            return
        at = room.table.at
        await self.excuse_standstills(room)
        if now > room.table.clock.since:  # and to write this down takes as long again
            await self._excuse(room, at, now + (now - at), None)

    async def _excuse(self, room: Room, since: int, until: int, message: str | None) -> None:
        if not await self._log.append(room, events.Outage(HOUSE, since, until), message):
            await self._log.catch_up(room)

    def _concerns(self, room: Room, still: Standstill) -> bool:
        """Whether somebody's time ran; if only this process stood still, somebody's who is here."""
        if room.table.phase == "between":
            return True
        running = room.table.clock.running
        if not running or not still.alone or not self._log.several:
            return bool(running)
        people = room.table.seats[running - 1].people
        return not people or any(room.connected(person.key) for person in people)
