"""Presence: whoever loses the connection is away, at every table and whatever the clocks do."""

import asyncio
import time

from quatuor.room.fair_clocks import is_computers_turn
from quatuor.room.ledger import WriteFailed
from quatuor.room.live_table import LiveTable
from quatuor.room.log_entries import NoSuchTable, UnreadableTable
from quatuor.room.peers import Lost
from quatuor.room.room import Room
from quatuor.table import ROOM, Event, Table, events, host_events
from quatuor.table.people import is_at_table, people_at
from quatuor.table.queries import seats_of_person

ABSENCE = 3.0
"""Seconds without a connection after which somebody is away: time enough to load a page anew."""
ARRIVAL = 8.0
"""Seconds in which somebody who has opened or joined a table connects to it, or else is away."""
SPECTATOR_ABSENCE = 60.0
"""Seconds without a connection after which a spectator makes room for another."""

MISSED = 1_500
"""Milliseconds without a pulse after which whoever comes from a process had to leave it."""
SILENT = 2_500
"""Milliseconds without a pulse after which a process perhaps stands still, with its people."""
GIVEN_UP = 60_000
"""Milliseconds for which clocks wait until the people of a dead process come to another one."""


class Presence:
    """Records who is away and who is back."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._peers = room.peers
        self._loop = asyncio.get_running_loop()
        self._checked: set[Lost] = set()
        self._timers: dict[tuple[str, str, float], asyncio.TimerHandle] = {}
        room.on_return = self.check_all
        room.clocks.unreachable_since = self.unreachable_since
        room.clocks.excuse_arrivals = self.excuse_arrivals

    def arrived(self, live: LiveTable, key: str) -> None:
        """This person follows the table: no timer is needed."""
        for seconds in (ABSENCE, ARRIVAL, SPECTATOR_ABSENCE):
            timer = self._timers.pop((live.table_id, key, seconds), None)
            if timer:
                timer.cancel()
                live.started.discard(("absence", key, seconds))
        if self.room.shared:
            live.arrived.add(key)
            self.room.spawn(self.room.try_excuse(live))
        if self.room.several:
            self.room.write_later(self._peers.arrived(live.table_id, key))

    async def excuse_arrivals(self, live: LiveTable) -> None:
        """Who comes from a process that has died was kept from moving, and is charged nothing.

        So was a computer: it may have thought there.
        """
        while live.arrived:
            key, silent = next(iter(live.arrived)), self.room.now() - MISSED
            everybody = await self._peers.lost_at(live.table_id, silent)
            found = [lost for lost in everybody if lost.person == key]
            since = min((lost.since for lost in found), default=None)
            if since is not None and is_computers_turn(live.table):
                await self.room.clocks.excuse_until_return(live, since)
            elif since is not None and key in to_move(live.table):
                await self.room.clocks.excuse(live, since, self.room.now(), None)
            for lost in found:
                await self._peers.forget(lost)
            live.arrived.discard(key)

    def left(self, live: LiveTable, key: str) -> None:
        """A connection of this person is closed: perhaps they are away."""
        live.idle_since = time.monotonic()
        if self.room.several and not live.connected(key):
            self.room.write_later(self._peers.left(live.table_id, key))
        self._check_later(live, key, ABSENCE)

    def expect(self, live: LiveTable, key: str) -> None:
        """This person has been let in by a request, and should connect soon."""
        self._check_later(live, key, ARRIVAL)

    def check_all(self, live: LiveTable) -> None:
        """No room was running, and all connections were lost: perhaps not everybody comes back."""
        for key in {live.table.host, *(person.key for person in people_at(live.table))}:
            self._check_later(live, key, ABSENCE)

    def mark_back(self, live: LiveTable) -> None:
        """Whoever is recorded as away and follows the table here is back."""
        for key in live.table.away:
            work = ("back", key)
            if live.connected(key) and work not in live.started:
                live.started.add(work)
                self.room.spawn(self._back(live, key))

    async def check_lost(self) -> None:
        """People whose process has died are away, unless they are connected to another one.

        They are checked once. Clocks wait for them a little longer.
        """
        now, everybody = self.room.now(), await self._peers.lost(self.room.now())
        for lost in everybody:
            if lost not in self._checked:
                await self._check_lost_person(lost)
            if lost.since <= now - GIVEN_UP:
                await self._peers.forget(lost)
        self._checked = set(everybody)

    async def _check_lost_person(self, lost: Lost) -> None:
        try:
            live = await self.room.load(lost.table_id)
        except (NoSuchTable, UnreadableTable):
            await self._peers.forget(lost)
            return
        away = lost.person in to_move(live.table) and not live.connected(lost.person)
        if away or is_computers_turn(live.table):
            await self.room.excuse(live, lost.since)
        self._check_later(live, lost.person, 0)

    async def unreachable_since(self, live: LiveTable) -> int | None:
        """Since when the process of whoever has to move gives no sign of life.

        A computer thinks where somebody is connected to the table: any of those may be silent.
        """
        if not self.room.shared:
            return None
        if is_computers_turn(live.table):
            lost = await self._peers.lost_at(live.table_id, self.room.now() - SILENT)
            return min((each.since for each in lost), default=None)
        people = to_move(live.table)
        if any(live.connected(key) for key in people):
            return None
        sign = await self._peers.last_sign(live.table_id, people)
        return sign if sign is not None and self.room.now() - sign > SILENT else None

    def register_all(self) -> None:
        """Other processes may have taken this one for dead, or have not known of it."""
        for live in self.room.loaded.values():
            for key in {follower.key for follower in live.followers}:
                self.room.write_later(self._peers.arrived(live.table_id, key))

    async def stop(self) -> None:
        """Check nobody any more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        if self.room.several:
            await self._peers.stop()

    def _check_later(self, live: LiveTable, key: str, seconds: float) -> None:
        """Check in a while whether this person is connected; the table stays loaded until then."""
        if is_spectator(live.table, key):
            seconds = SPECTATOR_ABSENCE
        work = ("absence", key, seconds)
        if work in live.started or not is_missed(live.table, key):
            return
        live.started.add(work)
        timer = (live.table_id, key, seconds)
        self._timers[timer] = self._loop.call_later(seconds, self._check, live, key, work)

    def _check(self, live: LiveTable, key: str, work: tuple[str, str, float]) -> None:
        self._timers.pop((live.table_id, key, work[2]), None)
        self.room.spawn(self._perhaps_away(live, key, work))

    async def _perhaps_away(self, live: LiveTable, key: str, work: tuple[str, str, float]) -> None:
        try:
            if not await self._is_connected(live, key) and is_missed(live.table, key):
                await self.room.try_dispatch(live, lambda table: absence_of(table, key))
        finally:
            live.started.discard(work)

    async def _is_connected(self, live: LiveTable, key: str) -> bool:
        """Whether this person follows the table, here or at another process."""
        if live.connected(key) or not self.room.several:
            return live.connected(key)
        try:
            return await self._peers.elsewhere(live.table_id, key, self.room.now())
        except WriteFailed:
            return False

    async def _back(self, live: LiveTable, key: str) -> None:
        try:
            await self.room.try_dispatch(live, lambda _table: events.Back(ROOM, key))
        finally:
            live.started.discard(("back", key))


def is_missed(table: Table, key: str) -> bool:
    """Whether it matters to the table that this person is there, and they are not away yet."""
    return is_at_table(table, key) and key not in table.away


def to_move(table: Table) -> list[str]:
    """The people whose time runs."""
    running = table.clock.running
    return [person.key for person in table.seats[running - 1].people] if running else []


def is_spectator(table: Table, key: str) -> bool:
    """Whether this person looks on, and nobody waits for them."""
    plays = key == table.host or bool(seats_of_person(table, key))
    return is_at_table(table, key) and not plays


def absence_of(table: Table, key: str) -> Event:
    """What happens when this person is not there: players are away, spectators make room."""
    if is_spectator(table, key):
        return host_events.Departed(ROOM, key)
    return events.Away(ROOM, key)
