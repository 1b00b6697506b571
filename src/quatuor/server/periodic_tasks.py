"""What is done once a second: silent clients, tables to load or to unload, old tables."""

import asyncio
import logging
import time
from collections.abc import Awaitable

from quatuor.room.ledger import WriteFailed
from quatuor.room.log_entries import UnreadableTable
from quatuor.room.supervision import supervised
from quatuor.server.attendance import LATE
from quatuor.server.log_polling import sync_all, sync_forgotten
from quatuor.server.process import ServerProcess
from quatuor.server.pruning import prune
from quatuor.server.storage import DAY
from quatuor.server.watchdog import PULSE, Watchdog
from quatuor.server.websocket_connection import SEATED_SILENCE, SILENCE
from quatuor.table.clock import deadline

RETURN = 2000
"""Milliseconds that clients get to come back after an outage, before clocks run."""
WITHOUT_BUS, WITH_BUS = 0.5, 2.0
"""Seconds between two looks at the log while the bus is down, and while it works."""
PRUNE = 3600.0
"""Seconds between two looks for tables that are too old to be kept."""
log = logging.getLogger("quatuor")


class PeriodicTasks:
    """The loops of a server process."""

    def __init__(self, process: ServerProcess) -> None:
        self.process = process
        self.room = process.room
        self.watchdog = Watchdog(process)
        self._tasks: list[asyncio.Task[None]] = []
        self._stopping = asyncio.Event()
        self._prune_at = 0.0

    async def start(self) -> None:
        """Record for how long no server was running, and start."""
        storage, clock = self.process.storage, self.process.clock
        last = await storage.last_pulse()
        clock.start(last, await storage.wall_clock())
        now = self.room.now()
        if last is not None:
            await storage.note_outage(last, now + RETURN)
            await storage.forget_pulses(now - DAY)
        await self.watchdog.start()
        loops = {"the periodic tasks": self._every_second, "the polling of the log": self._poll_log}
        self._tasks = [
            supervised(name, loop, lambda: self.process.metrics.count("errors_total"))
            for name, loop in loops.items()
        ]
        self.room.write_later(self.process.service.my_games.repair())
        self.room.write_later(self._load_shown())

    async def stop(self) -> None:
        """Unload all tables; the last sign of life says when the server stopped."""
        self._stopping.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in list(self.room.loaded.values()):
            live.followers.clear()
            live.started.clear()
            await self._tolerantly(self.room.unload(live))
        await self.watchdog.stop()

    async def _pause(self, seconds: float) -> None:
        """Wait, but not longer than until the end."""
        try:
            await asyncio.wait_for(self._stopping.wait(), seconds)
        except TimeoutError:
            return

    async def _every_second(self) -> None:
        while not self._stopping.is_set():
            self._check_alive()
            self.show()
            await self._tolerantly(self.room.sync_doubtful())
            await self._tolerantly(self._load_due())
            await self._tolerantly(self._unload_idle())
            await self._tolerantly(sync_forgotten(self.process))
            await self._tolerantly(self._prune())
            if self.room.several and self.process.clock.settled(LATE):
                await self._tolerantly(self.process.service.presence.check_lost())
            await self._pause(PULSE)

    def show(self) -> None:
        """Keep the numbers of tables and connections up to date."""
        self.process.metrics.show(
            tables_awake=len(self.room.loaded), connections=len(self.process.clients)
        )

    def _check_alive(self) -> None:
        """Detect connections that died silently, unless the silence was our own fault."""
        self.room.now()
        now = time.monotonic()
        for client in list(self.process.clients):
            socket = client.socket
            if socket and socket.silent_for(now) > min(SEATED_SILENCE, SILENCE):
                socket.check_alive(now, SEATED_SILENCE if client.seated else SILENCE)

    async def _poll_log(self) -> None:
        """Read what other processes write, more often while the bus does not tell us."""
        poll = self.process.settings.poll
        while not self._stopping.is_set():
            if self.room.several:
                await self._tolerantly(sync_all(self.process))
            await self._pause(poll or (WITH_BUS if self.process.bus.connected else WITHOUT_BUS))

    async def _load_due(self) -> None:
        """Load tables whose clock has run out, so that somebody wins."""
        for table_id in await self.process.storage.due(self.room.now()):
            await self.process.storage.set_deadline(table_id, await self._deadline_of(table_id))

    async def _load_shown(self) -> None:
        """Load what the lobby shows: tables whose hosts do not come back disappear from it."""
        for table_id in await self.process.storage.shown():
            await self._deadline_of(table_id)

    async def _deadline_of(self, table_id: str) -> int | None:
        """When the table has to be loaded next; None for one that cannot be read."""
        try:
            live = await self.room.load(table_id)
        except UnreadableTable:
            return None
        return deadline(live.table.clock)

    async def _prune(self) -> None:
        """Once in a while, delete the tables that are older than they are to be kept."""
        days, now = self.process.settings.keep_days, time.monotonic()
        if days is not None and now >= self._prune_at:
            self._prune_at = now + PRUNE
            await prune(self.process.storage, days, self.room.now(), self.room.loaded)

    async def _unload_idle(self) -> None:
        """Unload tables that nobody follows; of those with a clock, record when to load them."""
        now, sleep_after = time.monotonic(), self.process.settings.sleep_after
        for live in list(self.room.loaded.values()):
            idle = now - live.idle_since > sleep_after
            if idle and not live.followers and not live.started:
                end = deadline(live.table.clock)
                if end is not None:
                    await self.process.storage.set_deadline(live.table_id, end)
                await self.room.unload(live, sleep_after)

    async def _tolerantly(self, work: Awaitable[object]) -> None:
        """Whatever fails is tried again a second later, and holds nothing else up."""
        try:
            await work
        except (WriteFailed, OSError):
            self.process.metrics.count("failures_total")
        except Exception:
            self.process.metrics.count("errors_total")
            log.exception("something unexpected failed; it is done again a second later")
