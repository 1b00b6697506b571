"""Fair clocks: nobody's time runs while the room cannot show a move or take one.

One mechanism for all of it, the event `Outage`: a table with a running clock gets one for every
period in which no room was running, for every standstill of the process or of the database
(`time_source`), for a commit that took long, and for a process that cannot be reached or has died,
be it that of a person or the one in which a computer thought.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

from quatuor.room.live_table import LiveTable
from quatuor.room.peers import HESITATION
from quatuor.room.time_source import GRACE, Standstill, TimeSource
from quatuor.table import ROOM, Event, Table, events
from quatuor.table.moves import time_is_over
from quatuor.table.queries import setup_of

RETURN = 4_000
"""Milliseconds in which players come back to a table after an outage, or else are away."""
SLOW = 250
"""Milliseconds from an event to its commit that are given back to whoever has to move then."""
ATTEMPTS = 20
"""How often an outage is appended when other processes keep coming first."""

Unreachable = Callable[[LiveTable], Awaitable[int | None]]


class Log(Protocol):
    """Where events of a table are appended, by whoever holds its mailbox."""

    @property
    def clock(self) -> TimeSource:
        """What tells the time, and when it stood still."""

    @property
    def several(self) -> bool:
        """Whether other processes may serve the same tables."""

    @property
    def shared(self) -> bool:
        """Whether another process may have moved a table on without this one being told."""

    def now(self) -> int:
        """The time of the room in milliseconds."""

    async def append(self, live: LiveTable, event: Event, message: str | None) -> bool:
        """Commit the event and take it over; false if somebody was first."""

    async def catch_up(self, live: LiveTable) -> None:
        """Read what other processes have written."""


def is_computers_turn(table: Table) -> bool:
    """Whether the time of a computer runs."""
    running = table.clock.running
    return bool(running) and bool(table.seats[running - 1].level)


async def reachable(_live: LiveTable) -> int | None:
    """Nobody is out of reach where there is one process."""
    return None


class FairClocks:
    """Excuses what was nobody's fault, and ends a match only when it is fair."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self.unreachable_since: Unreachable = reachable
        """Since when whoever has to move cannot be reached because a process stands still."""
        self.excuse_arrivals: Callable[[LiveTable], Awaitable[object]] = reachable
        """Excuses those who have come from a process that has died."""

    async def excuse_outages(self, live: LiveTable, outages: list[tuple[int, int]]) -> None:
        """The period in which no room was running costs nobody anything.

        Nobody was connected to a table that slept in the only process: where clocks wait for
        everybody, they wait until it is clear who has come back.
        """
        if not live.table.clock.running and live.table.phase != "between":
            return
        waits = not self._log.several and setup_of(live.table).wanted.pause
        for since, until in outages:
            excused = max(until, self._log.now() + RETURN) if waits else until
            await self.excuse(live, since, excused, f"{ROOM} {until}")

    async def excuse_standstills(self, live: LiveTable) -> None:
        """No clock of this table has run while the process or the database stood still."""
        stood_still = self._log.clock.standstills
        if live.excused < len(stood_still) and self._log.shared:
            await self._log.catch_up(live)  # whose time runs may have changed meanwhile
        while live.excused < len(stood_still):
            still = stood_still[live.excused]
            if still.until > live.table.at and self._concerns(live, still):
                await self.excuse(live, still.since, still.until, f"{ROOM} {still.until}")
            live.excused += 1

    def has_work(self, live: LiveTable) -> bool:
        """Whether something is to be excused, or somebody's time is over, before the next event."""
        now = self._log.now()  # first: that is how a standstill is noticed
        if live.excused < len(self._log.clock.standstills) or live.arrived:
            return True
        return live.table.phase == "playing" and time_is_over(live.table, now)

    async def end_on_time(self, live: LiveTable) -> None:
        """Somebody has lost by the clock, which comes before anything else, unless it is unfair."""
        now = self._log.now()
        if live.excused < len(self._log.clock.standstills):
            await self.excuse_standstills(live)
        if live.arrived:
            await self.excuse_arrivals(live)
        if live.table.phase != "playing" or not time_is_over(live.table, now):
            return
        since = await self.unreachable_since(live)
        if since is None:
            await self._log.append(live, events.Flagged(ROOM), None)
        else:
            await self.excuse(live, since, self._log.now(), None)

    async def excuse_until_return(self, live: LiveTable, since: int) -> None:
        """The process of whoever has to move has died: they come back to another one.

        A computer comes back when another process has hesitated and thinks in its place; for one
        that died it is excused once, however many people come from there.
        """
        now = self._log.now()
        if is_computers_turn(live.table):
            until, message = now + int(1000 * HESITATION), f"{ROOM} lost {since}"
            await self.excuse(live, since, until, message)
        elif live.table.clock.running:
            await self.excuse(live, since, now + GRACE, None)

    def came_late(self, live: LiveTable) -> bool:
        """Whether the last event was seen long after the clock had started with it."""
        return bool(live.table.clock.running) and self._log.now() - live.table.at > SLOW

    async def start_when_seen(self, live: LiveTable) -> None:
        """A commit has taken long: the clock that started with the event starts now instead."""
        now, at = self._log.now(), live.table.at
        await self.excuse_standstills(live)
        if now > live.table.clock.since:  # and to write this down takes as long again
            await self.excuse(live, at, now + (now - at), None)

    async def excuse(self, live: LiveTable, since: int, until: int, message: str | None) -> None:
        """No clock of this table has run between these moments; said twice by one message, once.

        If another process has moved the table on meanwhile, that holds for what came of it.
        """
        for _ in range(ATTEMPTS):
            if not live.table.clock.running and live.table.phase != "between":
                return
            if await self._log.append(live, events.Outage(ROOM, since, until), message):
                return
            await self._log.catch_up(live)
            if message is not None and message in live.messages:
                return

    def _concerns(self, live: LiveTable, still: Standstill) -> bool:
        """Whether somebody's time ran; if only this process stood still, somebody's who is here."""
        if live.table.phase == "between":
            return True
        running = live.table.clock.running
        if not running or not still.alone or not self._log.several:
            return bool(running)
        people = live.table.seats[running - 1].people
        return not people or any(live.connected(person.key) for person in people)
