"""Whoever loses the connection is away, at every table and whatever the clocks do."""

import asyncio
import time

from quatuor.room.live_table import Room
from quatuor.room.log_entries import NoSuchTable, UnreadableTable
from quatuor.room.room import Rooms
from quatuor.server.attendance import Attendance
from quatuor.server.group_commit import NotKept
from quatuor.table import HOUSE, Event, Table, events, host_events
from quatuor.table.people import is_at_table, people_at
from quatuor.table.queries import seats_of_person

ABSENCE = 3.0
"""Seconds without a connection after which somebody is away: time enough to load a page anew."""
ARRIVAL = 8.0
"""Seconds in which somebody who has opened or joined a table connects to it, or else is away."""
SPECTATOR_ABSENCE = 60.0
"""Seconds without a connection after which a spectator makes room for another."""

SILENT = 2_500
"""Milliseconds without a pulse after which a process perhaps stands still, with its people."""


class Presence:
    """Notices who goes and who comes back."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._attendance = Attendance(rooms.storage, rooms.process)
        self._loop = asyncio.get_running_loop()
        self._timers: dict[tuple[str, str, float], asyncio.TimerHandle] = {}
        rooms.on_return = self.miss
        rooms.clocks.unreachable_since = self.unreachable_since

    def arrived(self, room: Room, key: str) -> None:
        """This person follows the table, and nobody needs to ask after them."""
        for seconds in (ABSENCE, ARRIVAL, SPECTATOR_ABSENCE):
            timer = self._timers.pop((room.table_id, key, seconds), None)
            if timer:
                timer.cancel()
                room.started.discard(("absence", key, seconds))
        if self.rooms.several:
            self.rooms.keep(self._attendance.arrived(room.table_id, key))

    def gone(self, room: Room, key: str) -> None:
        """A connection of this person is closed: perhaps they are away."""
        room.idle_since = time.monotonic()
        if self.rooms.several and not room.connected(key):
            self.rooms.keep(self._attendance.left(room.table_id, key))
        self._ask_after(room, key, ABSENCE)

    def expect(self, room: Room, key: str) -> None:
        """This person has been let in by a request, and should connect soon."""
        self._ask_after(room, key, ARRIVAL)

    def miss(self, room: Room) -> None:
        """The server was away, and everybody's connection with it: perhaps not all come back."""
        for key in {room.table.host, *(person.key for person in people_at(room.table))}:
            self._ask_after(room, key, ABSENCE)

    def welcome_back(self, room: Room) -> None:
        """Whoever is said to be away and listens here is back."""
        for key in room.table.away:
            work = ("back", key)
            if room.connected(key) and work not in room.started:
                room.started.add(work)
                self.rooms.spawn(self._back(room, key))

    async def ask_after_the_lost(self) -> None:
        """People whose process has died are away, unless they are connected to another one."""
        for lost in await self._attendance.lost(self.rooms.now()):
            try:
                room = await self.rooms.room(lost.table_id)
            except (NoSuchTable, UnreadableTable):
                continue
            if lost.person in to_move(room.table) and not room.connected(lost.person):
                await self.rooms.excuse(room, lost.since)
            self._ask_after(room, lost.person, 0)

    async def unreachable_since(self, room: Room) -> int | None:
        """Since when the process of whoever has to move gives no sign of life."""
        people = to_move(room.table)
        if any(room.connected(key) for key in people):
            return None
        sign = await self._attendance.last_sign(room.table_id, people)
        return sign if sign is not None and self.rooms.now() - sign > SILENT else None

    def register_all(self) -> None:
        """Other processes may have taken this one for dead, or have not known of it."""
        for room in self.rooms.awake.values():
            for key in {listener.key for listener in room.listeners}:
                self.rooms.keep(self._attendance.arrived(room.table_id, key))

    async def stop(self) -> None:
        """Ask after nobody any more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        if self.rooms.several:
            await self._attendance.stop()

    def _ask_after(self, room: Room, key: str, seconds: float) -> None:
        """See in a while whether this person is there; the table stays awake until then."""
        if is_spectator(room.table, key):
            seconds = SPECTATOR_ABSENCE
        work = ("absence", key, seconds)
        if work in room.started or not is_missed(room.table, key):
            return
        room.started.add(work)
        timer = (room.table_id, key, seconds)
        self._timers[timer] = self._loop.call_later(seconds, self._look, room, key, work)

    def _look(self, room: Room, key: str, work: tuple[str, str, float]) -> None:
        self._timers.pop((room.table_id, key, work[2]), None)
        self.rooms.spawn(self._perhaps_away(room, key, work))

    async def _perhaps_away(self, room: Room, key: str, work: tuple[str, str, float]) -> None:
        try:
            if not await self._is_connected(room, key) and is_missed(room.table, key):
                await self.rooms.try_post(room, lambda table: absence_of(table, key))
        finally:
            room.started.discard(work)

    async def _is_connected(self, room: Room, key: str) -> bool:
        """Whether this person follows the table, here or at another process."""
        if room.connected(key) or not self.rooms.several:
            return room.connected(key)
        try:
            return await self._attendance.elsewhere(room.table_id, key, self.rooms.now())
        except NotKept:
            return False

    async def _back(self, room: Room, key: str) -> None:
        try:
            await self.rooms.try_post(room, lambda _table: events.Back(HOUSE, key))
        finally:
            room.started.discard(("back", key))


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
        return host_events.Departed(HOUSE, key)
    return events.Away(HOUSE, key)
