"""The tables of a room: loaded and unloaded, and moved on by events, one at a time each."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from quatuor.games.flip.physics.practice import SCATTER
from quatuor.room.digests import first_digest
from quatuor.room.event_log import EventLog
from quatuor.room.executor import Executor, InlineExecutor
from quatuor.room.fair_clocks import FairClocks
from quatuor.room.identity import new_table_id
from quatuor.room.ledger import Ledger, WriteFailed
from quatuor.room.live_table import LiveTable
from quatuor.room.log_entries import Entry, NoSuchTable, UnreadableTable, entry
from quatuor.room.metrics import Metrics, NoMetrics
from quatuor.room.peers import NoPeers, Peers
from quatuor.room.replays import Replays
from quatuor.room.time_source import MonotonicTime, TimeSource
from quatuor.table import Event, Refusal, Table, apply, effects_of

ATTEMPTS = 20
"""How often an event is tried when other processes keep coming first."""

EventFactory = Callable[[Table], Event]
"""Makes the event that is to happen from the table as it is then; may raise `Refusal`."""


@dataclass(frozen=True)
class RoomOptions:
    """How a room is run, whatever carries it."""

    pace: float = 1.0
    """How long computer players pause: 1 as long as people of their level, 0 not at all."""
    scatter: float = SCATTER
    """The standard deviation that chance adds to each number of a launch, whoever throws."""
    followed: int = 8
    """Tables that one client follows at the same time."""


class Room(EventLog):
    """Every table that this process has in memory."""

    def __init__(
        self,
        ledger: Ledger,
        options: RoomOptions | None = None,
        *,
        peers: Peers | None = None,
        metrics: Metrics | None = None,
        clock: TimeSource | None = None,
        replaying: Executor | None = None,
    ) -> None:
        super().__init__(
            ledger, peers or NoPeers(), metrics or NoMetrics(), clock or MonotonicTime()
        )
        self.options = options or RoomOptions()
        self.replays = Replays(ledger, replaying or InlineExecutor())
        self.clocks = FairClocks(self)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.on_return: Callable[[LiveTable], None] = lambda _live: None
        """Called when a table is loaded for the first time since no room was running."""

    # Loading and unloading

    async def load(self, table_id: str) -> LiveTable:
        """The table, loaded if it was not; raises `Refusal` if there is none, or none to read."""
        self.quarantine.check(table_id)
        live = self.loaded.get(table_id)
        if live:
            live.idle_since = time.monotonic()
            return live
        if table_id not in self._loading:
            self._loading[table_id] = self.spawn(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        try:
            live = await self._read(table_id)
            outages = await self.ledger.outages_after(live.table.at)
            await self.clocks.excuse_outages(live, outages)
            self.loaded[table_id] = live
            if self.peers.notifies:
                await self.sync_strictly(live)
            self.on_change(live, True)
            if outages:
                self.on_return(live)
            return live
        except UnreadableTable as error:
            self.quarantine.add(table_id, error)
            raise
        finally:
            del self._loading[table_id]

    async def _read(self, table_id: str) -> LiveTable:
        """The table as its log says, from the last snapshot on."""
        start = await self.ledger.snapshots.newest(table_id)
        live = LiveTable(table_id, *start, kept=start.table.seq, idle_since=time.monotonic())
        await self.replays.replay(table_id, start, live.visit, milestones=True)
        if live.table.seq == 0:
            raise NoSuchTable
        live.effects = effects_of(live.table)
        self.quarantine.release(table_id)
        return live

    async def unload(self, live: LiveTable, idle: float = 0) -> None:
        """Keep a snapshot and remove the table from memory, unless somebody has asked for it."""
        async with live.mailbox:
            asked = time.monotonic() - live.idle_since < idle
            if asked or live.followers or live.started or live.doubtful:
                return
            self.loaded.pop(live.table_id, None)
            if live.alarm:
                live.alarm.cancel()
        if live.table.seq > live.kept:
            await self.ledger.snapshots.keep(live.table_id, live.snapshot)

    async def open(self, opening: list[Event], owner: str) -> LiveTable:
        """A new table; all events of its opening are one append."""
        now, table, table_id = self.now(), Table(), new_table_id()
        entries: list[Entry] = []
        digest = first_digest(table_id)
        for event in opening:
            table, _ = apply(table, event, now)
            row, logged = entry(table_id, table.seq, now, None, event, digest)
            entries.append(row)
            digest = logged.digest
        await self.ledger.open_table(table_id, owner, now)
        await self.ledger.append(entries)
        self.metrics.count("events_total", len(entries))
        return await self.load(table_id)

    # Events

    async def dispatch_shielded(
        self, live: LiveTable, factory: EventFactory, message: str | None = None
    ) -> int:
        """Like `dispatch`, and completed even if the caller is cancelled."""
        return int(await asyncio.shield(self.spawn(self.dispatch(live, factory, message))))

    async def try_dispatch(self, live: LiveTable, factory: EventFactory) -> bool:
        """For the room's own events: a refusal only says that they are not due any more."""
        try:
            await self.dispatch(live, factory)
        except UnreadableTable:
            raise asyncio.CancelledError from None  # no effect of this table is executed any more
        except (Refusal, WriteFailed):
            return False
        return True

    async def dispatch(
        self, live: LiveTable, factory: EventFactory, message: str | None = None
    ) -> int:
        """Let an event happen; returns its number. Raises `Refusal`, or `WriteFailed`."""
        if live.retired:
            raise UnreadableTable("it was read before that was known")
        async with live.mailbox:
            for _ in range(ATTEMPTS):
                seq = await self._attempt(live, factory, message)
                if seq is not None:
                    return seq
            raise WriteFailed("the table was too busy")

    async def _attempt(
        self, live: LiveTable, factory: EventFactory, message: str | None
    ) -> int | None:
        """The number of the event; None if another process came first, and it is to be retried."""
        if live.doubtful:
            await self.catch_up(live)
        if message and message in live.messages:
            self.metrics.count("duplicates_total")
            return live.messages[message]
        try:
            if self.clocks.has_work(live):
                await self.clocks.end_on_time(live)
            if await self.append(live, factory(live.table), message):
                seq = live.table.seq
                if self.clocks.came_late(live):
                    await self.quietly(self.clocks.start_when_seen(live))
                return seq
        except Refusal:
            if await self._was_behind(live):
                return None
            counted = await self._counted_already(live, message)
            if counted is None:
                self.metrics.count("refusals_total")
                raise
            return counted
        self.metrics.count("conflicts_total")
        await self.catch_up(live)
        return await self._counted_already(live, message)

    async def _counted_already(self, live: LiveTable, message: str | None) -> int | None:
        """As which event a message has counted long ago, if it has."""
        if message is None:
            return None
        return await self.ledger.seq_of_message(live.table_id, message)

    async def _was_behind(self, live: LiveTable) -> bool:
        """Whether another process has moved the table on: nothing is refused from old memory."""
        if not self.shared:
            return False
        before = live.table.seq
        await self.catch_up(live)
        return live.table.seq > before

    # Clocks

    async def excuse(self, live: LiveTable, since: int | None = None) -> None:
        """No clock of this table has run during standstills, nor since that moment."""
        async with live.mailbox:
            await self.clocks.excuse_standstills(live)
            await self.clocks.excuse_arrivals(live)
            if since is not None:
                await self.clocks.excuse_until_return(live, since)

    async def try_excuse(self, live: LiveTable) -> None:
        """The same now if it can be written; otherwise before the next event."""
        await self.quietly(self.excuse(live))
