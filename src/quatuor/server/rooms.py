"""Tables asleep and awake. One mailbox a table; appending to the log is the compare-and-swap.

Any process may serve any table: whoever appends event n first has made event n, and the other one
reads it from the log and tries again with what came of it.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from quatuor.server.bus import Bus
from quatuor.server.metrics import Metrics
from quatuor.server.room import Room
from quatuor.server.settings import Settings
from quatuor.server.storage import Logged, Storage, entry
from quatuor.server.writer import NotKept
from quatuor.table import HOUSE, Event, Refusal, Table, events, table_after
from quatuor.table.asking import setup_of
from quatuor.table.playing import time_is_over

ATTEMPTS = 20
"""How often an event is tried when other processes keep coming first."""
SNAPSHOT_EVERY = 100
HESITATION = 5.0
"""Seconds after which a process does what another one should have done."""
RETURN = 4_000
"""Milliseconds in which players come back to a table after an outage, or else are away."""

Intent = Callable[[Table], Event]


class NoSuchTable(Refusal):
    """There is no table of that name."""

    def __init__(self) -> None:
        super().__init__("no_table", "there is no such table")


class Rooms:
    """Every table that this process has in memory."""

    def __init__(self, settings: Settings, storage: Storage, bus: Bus, metrics: Metrics) -> None:
        self.settings = settings
        self.storage = storage
        self.bus = bus
        self.metrics = metrics
        self.awake: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.on_change: Callable[[Room, bool], None] = lambda _room, _mine: None
        """Called after every change; the second argument tells whether we made it."""
        self.on_return: Callable[[Room], None] = lambda _room: None
        """Called when a table wakes for the first time since the server was away."""

    def now(self) -> int:
        """The server's time in milliseconds."""
        return time.time_ns() // 1_000_000

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do this beside everything else; it is finished even if whoever asked has gone."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self) -> None:
        """Wait for what is under way, for a moment."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=3)
        for task in list(self._tasks):
            task.cancel()

    # Waking and sleeping

    async def room(self, table_id: str) -> Room:
        """The table, woken if it was asleep."""
        room = self.awake.get(table_id)
        if room:
            room.idle_since = time.monotonic()
            return room
        if table_id not in self._waking:
            self._waking[table_id] = self.spawn(self._wake(table_id))
        return await asyncio.shield(self._waking[table_id])

    async def _wake(self, table_id: str) -> Room:
        try:
            loaded = await self.storage.load(table_id)
            if loaded is None:
                raise NoSuchTable
            base, since = loaded
            room = Room(table_id, base, kept=base.seq, idle_since=time.monotonic())
            for logged in since:
                room.advance(logged)
            restarted = await self._excuse_outages(room)
            self.awake[table_id] = room
            if self.settings.bus:
                await self._look(room)
            self.on_change(room, True)
            if restarted:
                self.on_return(room)
            return room
        finally:
            del self._waking[table_id]

    async def _excuse_outages(self, room: Room) -> bool:
        """The time in which no server was there costs nobody anything; whether there was such.

        Nobody was connected to a table that slept in the only process: where clocks wait for
        everybody, they wait until it is clear who has come back.
        """
        outages = await self.storage.outages_after(room.table.at)
        if room.table.phase != "playing" or not room.table.clock.running:
            return bool(outages)
        alone = not (self.settings.bus or self.settings.poll)
        waits = alone and setup_of(room.table).wanted.pause
        for since, until in outages:
            excused = max(until, self.now() + RETURN) if waits else until
            outage = events.Outage(HOUSE, since, excused)
            if not await self._append(room, outage, f"{HOUSE} {until}"):
                await self._catch_up(room)
        return bool(outages)

    async def put_to_sleep(self, room: Room, idle: float = 0) -> None:
        """Keep a snapshot and forget the table, unless somebody has asked for it meanwhile."""
        async with room.mailbox:
            asked = time.monotonic() - room.idle_since < idle
            if asked or room.listeners or room.started or room.doubtful:
                return
            self.awake.pop(room.table_id, None)
            if room.alarm:
                room.alarm.cancel()
        if room.table.seq > room.kept:
            await self.storage.keep_snapshot(room.table_id, room.table)

    # Opening and changing

    async def open(self, opening: list[Event], owner: str) -> Room:
        """A new table, with everything that happens at its opening in one transaction."""
        now, table, table_id = self.now(), Table(), secrets.token_urlsafe(12)
        entries = []
        for event in opening:
            table = table_after(table, event, now)
            entries.append(entry(table_id, table.seq, now, None, event))
        await self.storage.open_table(table_id, owner, now)
        await self.storage.append(entries)
        self.metrics.count("events_total", len(entries))
        return await self.room(table_id)

    async def post(self, room: Room, intent: Intent, message: str | None = None) -> int:
        """Let something happen, even if whoever asked has gone by then."""
        return int(await asyncio.shield(self.spawn(self.happen(room, intent, message))))

    async def happen(self, room: Room, intent: Intent, message: str | None = None) -> int:
        """Let something happen; the number of the event. Raises `Refusal`, or `NotKept`."""
        async with room.mailbox:
            for _ in range(ATTEMPTS):
                if room.doubtful:
                    await self._catch_up(room)
                if message and message in room.messages:
                    self.metrics.count("duplicates_total")
                    return room.messages[message]
                try:
                    if self._time_is_over(room):
                        await self._append(room, events.Flagged(HOUSE), None)
                    event = intent(room.table)
                    if await self._append(room, event, message):
                        return room.table.seq
                except Refusal:
                    counted = await self._counted_already(room, message)
                    if counted is None:
                        self.metrics.count("refusals_total")
                        raise
                    return counted
                self.metrics.count("conflicts_total")
                await self._catch_up(room)
                counted = await self._counted_already(room, message)
                if counted is not None:
                    return counted
            raise NotKept("the table was too busy")

    async def _counted_already(self, room: Room, message: str | None) -> int | None:
        """As which event a message has counted long ago, if it has."""
        if message is None:
            return None
        return await self.storage.seq_of_message(room.table_id, message)

    def _time_is_over(self, room: Room) -> bool:
        """Whether somebody has lost by the clock, which comes before anything else."""
        return room.table.phase == "playing" and time_is_over(room.table, self.now())

    async def _append(self, room: Room, event: Event, message: str | None) -> bool:
        """Commit the event, then take it over and tell everybody; false if somebody was first."""
        now = max(self.now(), room.table.at)
        after = table_after(room.table, event, now)
        line = entry(room.table_id, after.seq, now, message, event)
        try:
            if not await self.storage.append([line]):
                return False
        except NotKept:
            room.doubtful = True
            raise
        self.metrics.count("events_total")
        told = room.advance(Logged(after.seq, now, message, event), after)
        self._tell(room, [told], mine=True)
        if self.settings.bus:
            self.bus.moved(room.table_id)
        return True

    def _tell(self, room: Room, told: list[dict[str, Any]], *, mine: bool) -> None:
        """Everybody hears what happened; then the house sees what is owed."""
        room.tell_all(told, self.now())
        if room.table.seq - room.kept >= SNAPSHOT_EVERY:
            room.kept = room.table.seq
            self.keep(self.storage.keep_snapshot(room.table_id, room.table))
        self.on_change(room, mine)

    async def _catch_up(self, room: Room) -> None:
        """Read what other processes have written."""
        logged = await self.storage.events(room.table_id, room.table.seq)
        room.doubtful = False
        if logged:
            self._tell(room, [room.advance(one) for one in logged], mine=False)

    def moved(self, table_id: str) -> None:
        """Another process has moved this table on."""
        room = self.awake.get(table_id)
        if room:
            self.spawn(self._quietly(self._look(room)))

    async def look_at_all(self) -> None:
        """Look at the log for every table that is awake."""
        for table_id, seq in (await self.storage.latest(list(self.awake))).items():
            room = self.awake.get(table_id)
            if room and seq > room.table.seq:
                await self._look(room)

    async def freshen(self, room: Room) -> None:
        """See to it that whoever comes from another process finds what that one has told them."""
        if self.settings.bus or self.settings.poll:
            await self._quietly(self._look(room))

    async def _look(self, room: Room) -> None:
        async with room.mailbox:
            await self._catch_up(room)

    async def try_post(self, room: Room, intent: Intent) -> bool:
        """The house lets something happen if it still may; a refusal is no trouble."""
        try:
            await self.happen(room, intent)
        except (Refusal, NotKept):
            return False
        return True

    async def _quietly(self, work: Awaitable[Any]) -> None:
        """Do what can be done again later: a failure to write is no trouble now."""
        try:
            await work
        except NotKept:
            self.metrics.count("failures_total")

    def keep(self, work: Awaitable[Any]) -> None:
        """Write something that is not part of the log, beside everything else."""
        self.spawn(self._quietly(work))
