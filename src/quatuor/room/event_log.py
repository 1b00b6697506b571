"""The logs of the tables in memory: events are appended, and those of other processes are read.

Appending is a compare-and-swap, so any process may serve any table: whoever appends event n first
has made event n, and the other one reads it from the log and tries again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from quatuor.room.ledger import Ledger, WriteFailed
from quatuor.room.live_table import LiveTable
from quatuor.room.log_entries import UnreadableTable, entry
from quatuor.room.metrics import Metrics
from quatuor.room.peers import Peers
from quatuor.room.quarantine import Quarantine
from quatuor.room.replays import SLICE
from quatuor.room.supervision import Background
from quatuor.room.time_source import TimeSource
from quatuor.table import Event, Refusal, apply

SNAPSHOT_EVERY = 100


class EventLog:
    """Appends the events of the tables in memory, and keeps up with other processes."""

    def __init__(self, ledger: Ledger, peers: Peers, metrics: Metrics, clock: TimeSource) -> None:
        self.ledger, self.peers = ledger, peers
        self.metrics, self.clock = metrics, clock
        self.quarantine = Quarantine()
        self.loaded: dict[str, LiveTable] = {}
        self._background = Background(metrics, (Refusal, WriteFailed))
        self.on_change: Callable[[LiveTable, bool], None] = lambda _live, _own: None
        """Called after every change; the second argument says whether this process made it."""

    @property
    def several(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.peers.several

    @property
    def shared(self) -> bool:
        """Whether another process may have moved a table on without this one being told."""
        return self.several or self.ledger.shared

    def now(self) -> int:
        """The time of the room in milliseconds."""
        return self.clock.now()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a task, which goes on even if whoever asked for it has gone."""
        return self._background.spawn(work)

    async def finish(self) -> None:
        """Wait for what is being written; searches are cancelled, and start again after a load."""
        await self._background.finish()

    async def append(self, live: LiveTable, event: Event, message: str | None) -> bool:
        """Commit the event, then take it over and broadcast it; false if another came first."""
        now = max(self.now(), live.table.at)
        applied = apply(live.table, event, now)
        row, logged = entry(live.table_id, applied[0].seq, now, message, event, live.digest)
        try:
            if not await self.ledger.append([row]):
                return False
        except WriteFailed:
            live.doubtful = True
            raise
        self.metrics.count("events_total")
        self._changed(live, [live.advance(logged, applied)], own=True)
        self.peers.notify(live.table_id)
        return True

    def _changed(self, live: LiveTable, events: list[dict[str, Any]], *, own: bool) -> None:
        """Broadcast what happened, then start the effects."""
        live.broadcast(events, self.now())
        if live.table.seq - live.kept >= SNAPSHOT_EVERY:
            live.kept = live.table.seq
            self.write_later(self.ledger.snapshots.keep(live.table_id, live.snapshot))
        self.on_change(live, own)

    # What other processes write

    async def catch_up(self, live: LiveTable) -> None:
        """Read what other processes have written, however much that is, a slice at a time."""
        live.doubtful = True
        try:
            while logged := await self.ledger.events(live.table_id, live.snapshot, SLICE):
                self._changed(live, [live.catch_up(one) for one in logged], own=False)
                if len(logged) < SLICE:
                    break
        except UnreadableTable as error:
            self._retire(live, error)
            raise
        live.doubtful = False

    def _retire(self, live: LiveTable, error: UnreadableTable) -> None:
        """Memory and log disagree: nobody uses this object any more."""
        self.quarantine.add(live.table_id, error)
        live.retired = True
        if self.loaded.get(live.table_id) is live:
            del self.loaded[live.table_id]
        if live.alarm:
            live.alarm.cancel()

    def on_moved(self, table_id: str) -> None:
        """Another process has moved this table on."""
        live = self.loaded.get(table_id)
        if live:
            self.spawn(self.sync(live))

    async def sync(self, live: LiveTable) -> None:
        """Read the log of a table, whatever is wrong with it."""
        await self.quietly(self.sync_strictly(live))

    async def sync_doubtful(self) -> None:
        """Read, and broadcast, what was written although no answer came."""
        for live in [live for live in self.loaded.values() if live.doubtful]:
            await self.sync(live)

    async def refresh(self, live: LiveTable) -> None:
        """See to it that a client coming from another process finds what that one has sent it."""
        if self.shared:
            await self.sync(live)
            self.quarantine.check(live.table_id)

    async def sync_strictly(self, live: LiveTable) -> None:
        """Read the log of a table; raises what is wrong with it."""
        async with live.mailbox:
            await self.catch_up(live)

    # Writing beside the log

    def write_later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Write something that is not part of the log, in a task of its own."""
        self.spawn(work).add_done_callback(self._count_failure)

    def _count_failure(self, task: asyncio.Task[Any]) -> None:
        if not task.cancelled() and isinstance(task.exception(), WriteFailed):
            self.metrics.count("failures_total")

    async def quietly(self, work: Awaitable[Any]) -> None:
        """Do what can be done again later: a failure to write is only counted."""
        try:
            await work
        except UnreadableTable:
            return  # it is in quarantine, and the operator knows
        except WriteFailed:
            self.metrics.count("failures_total")
