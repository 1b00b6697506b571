"""Tables asleep and awake. One mailbox a table; appending to the log is the compare-and-swap.

Any process may serve any table: whoever appends event n first has made event n, and the other one
reads it from the log and tries again with what came of it.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from quatuor.room.digests import first_digest
from quatuor.room.fair_clocks import FairClocks
from quatuor.room.live_table import Room
from quatuor.room.log_entries import NoSuchTable, UnreadableTable, entry
from quatuor.room.quarantine import SetAside
from quatuor.room.replays import SLICE, Replays
from quatuor.room.supervision import Background
from quatuor.room.time_source import ServerClock
from quatuor.server.bus import Bus
from quatuor.server.group_commit import NotKept
from quatuor.server.metrics import Metrics
from quatuor.server.settings import Settings
from quatuor.server.storage import Storage
from quatuor.server.transactions import Entry
from quatuor.table import Event, Refusal, Table, table_after
from quatuor.table.event_checks import permit

ATTEMPTS = 20
"""How often an event is tried when other processes keep coming first."""
SNAPSHOT_EVERY = 100
SHOWN = 4
"""Letters of a table's name in what the operator reads: the whole name is an invitation."""
HESITATION = 5.0
"""Seconds after which a process does what another one should have done."""

Intent = Callable[[Table], Event]
log = logging.getLogger("quatuor")


class Rooms:
    """Every table that this process has in memory."""

    def __init__(self, settings: Settings, storage: Storage, bus: Bus, metrics: Metrics) -> None:
        self.settings = settings
        self.storage = storage
        self.bus = bus
        self.metrics = metrics
        self.replays = Replays(storage)
        self.set_aside = SetAside()
        self.clock = ServerClock()
        self.clocks = FairClocks(self)
        self.process = secrets.token_hex(8)
        """The name of this process among others on the same database."""
        self.awake: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room]] = {}
        self._background = Background(metrics, (Refusal, NotKept))
        self.on_change: Callable[[Room, bool], None] = lambda _room, _mine: None
        """Called after every change; the second argument tells whether we made it."""
        self.on_return: Callable[[Room], None] = lambda _room: None
        """Called when a table wakes for the first time since the server was away."""
        self.others = False
        """Whether another process of which nobody told us gives signs of life."""

    @property
    def several(self) -> bool:
        """Whether other processes may serve the same tables."""
        return bool(self.settings.bus or self.settings.poll or self.others)

    def now(self) -> int:
        """The server's time in milliseconds."""
        return self.clock.now()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do this beside everything else; it is finished even if whoever asked has gone."""
        return self._background.spawn(work)

    async def finish(self) -> None:
        """Wait for what is being written; what a computer thinks about is asked again later."""
        await self._background.finish()

    async def room(self, table_id: str) -> Room:
        """The table, woken if it was asleep; raises `Refusal` if there is none, or none to read."""
        self.set_aside.refuse(table_id)
        room = self.awake.get(table_id)
        if room:
            room.idle_since = time.monotonic()
            return room
        if table_id not in self._waking:
            self._waking[table_id] = self.spawn(self._wake(table_id))
        return await asyncio.shield(self._waking[table_id])

    async def _wake(self, table_id: str) -> Room:
        try:
            room = await self._read(table_id)
            outages = await self.storage.outages_after(room.table.at)
            await self.clocks.excuse_outages(room, outages)
            self.awake[table_id] = room
            if self.settings.bus:
                await self._look(room)
            self.on_change(room, True)
            if outages:
                self.on_return(room)
            return room
        except UnreadableTable as error:
            self.set_aside.add(table_id, error)
            raise
        finally:
            del self._waking[table_id]

    async def _read(self, table_id: str) -> Room:
        """The table as its log says, from the last snapshot on."""
        base = await self.replays.snapshots.newest(table_id)
        room = Room(table_id, *base, kept=base.table.seq, idle_since=time.monotonic())
        await self.replays.replay(table_id, base, room.replayed, milestones=True)
        if room.table.seq == 0:
            raise NoSuchTable
        self.set_aside.readable(table_id)
        return room

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
            await self.replays.snapshots.keep(room.table_id, room.base)

    async def open(self, opening: list[Event], owner: str) -> Room:
        """A new table, with everything that happens at its opening in one transaction."""
        now, table, table_id = self.now(), Table(), secrets.token_urlsafe(12)
        entries: list[Entry] = []
        digest = first_digest(table_id)
        for event in opening:
            permit(table, event, now)
            table = table_after(table, event, now)
            row, logged = entry(table_id, table.seq, now, None, event, digest)
            entries.append(row)
            digest = logged.digest
        await self.storage.open_table(table_id, owner, now)
        await self.storage.append(entries)
        self.metrics.count("events_total", len(entries))
        return await self.room(table_id)

    async def excuse(self, room: Room, since: int | None = None) -> None:
        """No clock of this table has run while the server stood still, or since that moment."""
        async with room.mailbox:
            await self.clocks.excuse_standstills(room)
            if since is not None:
                await self.clocks.excuse_until_return(room, since)

    async def try_excuse(self, room: Room) -> None:
        """The same now if it can be written down; otherwise before the next event."""
        await self._quietly(self.excuse(room))

    async def post(self, room: Room, intent: Intent, message: str | None = None) -> int:
        """Let something happen, even if whoever asked has gone by then."""
        return int(await asyncio.shield(self.spawn(self.happen(room, intent, message))))

    async def happen(self, room: Room, intent: Intent, message: str | None = None) -> int:
        """Let something happen; the number of the event. Raises `Refusal`, or `NotKept`."""
        if room.retired:
            raise UnreadableTable("it was read before that was known")
        async with room.mailbox:
            for _ in range(ATTEMPTS):
                if room.doubtful:
                    await self.catch_up(room)
                if message and message in room.messages:
                    self.metrics.count("duplicates_total")
                    return room.messages[message]
                try:
                    await self.clocks.end_on_time(room)
                    event = intent(room.table)
                    if await self.append(room, event, message):
                        seq = room.table.seq
                        await self._quietly(self.clocks.start_when_seen(room))
                        return seq
                except Refusal:
                    if await self._was_behind(room):
                        continue
                    counted = await self._counted_already(room, message)
                    if counted is None:
                        self.metrics.count("refusals_total")
                        raise
                    return counted
                self.metrics.count("conflicts_total")
                await self.catch_up(room)
                counted = await self._counted_already(room, message)
                if counted is not None:
                    return counted
            raise NotKept("the table was too busy")

    async def _counted_already(self, room: Room, message: str | None) -> int | None:
        """As which event a message has counted long ago, if it has."""
        if message is None:
            return None
        return await self.storage.seq_of_message(room.table_id, message)

    async def _was_behind(self, room: Room) -> bool:
        """Whether another server has moved the table on: nothing is refused from old memory."""
        if not (self.several or self.storage.shared):
            return False
        before = room.table.seq
        await self.catch_up(room)
        return room.table.seq > before

    async def append(self, room: Room, event: Event, message: str | None) -> bool:
        """Commit the event, then take it over and tell everybody; false if somebody was first."""
        now = max(self.now(), room.table.at)
        permit(room.table, event, now)
        after = table_after(room.table, event, now)
        row, logged = entry(room.table_id, after.seq, now, message, event, room.digest)
        try:
            if not await self.storage.append([row]):
                return False
        except NotKept:
            room.doubtful = True
            raise
        self.metrics.count("events_total")
        self._tell(room, [room.advance(logged, after)], mine=True)
        if self.settings.bus:
            self.bus.moved(room.table_id)
        return True

    def _tell(self, room: Room, told: list[dict[str, Any]], *, mine: bool) -> None:
        """Everybody hears what happened; then the house sees what is owed."""
        room.tell_all(told, self.now())
        if room.table.seq - room.kept >= SNAPSHOT_EVERY:
            room.kept = room.table.seq
            self.keep(self.replays.snapshots.keep(room.table_id, room.base))
        self.on_change(room, mine)

    async def catch_up(self, room: Room) -> None:
        """Read what other processes have written, however much that is, a slice at a time."""
        room.doubtful = True
        try:
            while logged := await self.storage.events(room.table_id, room.base, SLICE):
                self._tell(room, [room.catch_up(one) for one in logged], mine=False)
                if len(logged) < SLICE:
                    break
        except UnreadableTable as error:
            self._retire(room, error)
            raise
        room.doubtful = False

    def _retire(self, room: Room, error: UnreadableTable) -> None:
        """What is in memory is not what is in the log: nobody uses it any more."""
        self.set_aside.add(room.table_id, error)
        room.retired = True
        if self.awake.get(room.table_id) is room:
            del self.awake[room.table_id]
        if room.alarm:
            room.alarm.cancel()

    def moved(self, table_id: str) -> None:
        """Another process has moved this table on."""
        room = self.awake.get(table_id)
        if room:
            self.spawn(self.look(room))

    async def look(self, room: Room) -> None:
        """Look at the log of a table, whatever is wrong with it."""
        await self._quietly(self._look(room))

    async def look_at_doubtful(self) -> None:
        """What was written although nobody could tell us so is told as soon as it is read."""
        for room in [room for room in self.awake.values() if room.doubtful]:
            await self.look(room)

    async def freshen(self, room: Room) -> None:
        """See to it that whoever comes from another process finds what that one has told them."""
        if self.several or self.storage.shared:
            await self.look(room)
            self.set_aside.refuse(room.table_id)

    async def _look(self, room: Room) -> None:
        async with room.mailbox:
            await self.catch_up(room)

    async def try_post(self, room: Room, intent: Intent) -> bool:
        """The house lets something happen if it still may; a refusal is no trouble."""
        try:
            await self.happen(room, intent)
        except UnreadableTable:
            raise asyncio.CancelledError from None  # nothing more is owed to this table
        except (Refusal, NotKept):
            return False
        return True

    async def _quietly(self, work: Awaitable[Any]) -> None:
        """Do what can be done again later: a failure to write is no trouble now."""
        try:
            await work
        except UnreadableTable:
            return  # it is set aside, and the operator knows
        except NotKept:
            self.metrics.count("failures_total")

    def keep(self, work: Awaitable[Any]) -> None:
        """Write something that is not part of the log, beside everything else."""
        self.spawn(self._quietly(work))
