"""Signs of life: of this process to the others, of the database to us, of others on the database.

The watchdog writes a pulse every second. That is how a restart knows since when nobody was there,
how other processes know of this one, and how everybody learns soon that nothing can be written.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from quatuor.room.ledger import WriteFailed
from quatuor.room.supervision import supervised
from quatuor.room.time_source import STALL, Standstill, monotonic
from quatuor.server.attendance import LATE
from quatuor.server.process import ServerProcess

PULSE = 1.0
"""Seconds between two signs of life: an outage is known to this precision, in favour of players."""
TICK = 0.2
"""Seconds between two looks at the clock: a standstill is known to this precision."""
log = logging.getLogger("quatuor")


class Watchdog:
    """Notices when this process or the database stands still, and who else is there."""

    def __init__(self, process: ServerProcess) -> None:
        self._process = process
        self._room = process.room
        self._presence = process.service.presence
        self._tasks: list[asyncio.Task[None]] = []
        process.clock.on_standstill = self._stood_still
        process.storage.writer.on_commit = self._committed
        process.storage.writer.on_failure = self._failed

    async def start(self) -> None:
        """Give the first sign of life, and see who else is there."""
        await self._pulse()
        await self._look_at_others()
        loops = {
            "the pulse": self._pulse_on,
            "the look at others": self._look_on,
            "the look at the clock": self._tick_on,
        }
        self._tasks = [
            supervised(name, loop, lambda: self._process.metrics.count("errors_total"))
            for name, loop in loops.items()
        ]

    async def stop(self) -> None:
        """Give the last sign of life."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._try(self._pulse)

    async def _pulse_on(self) -> None:
        """Nothing else may hold this up: that a pulse cannot be written is how we know."""
        while True:
            await asyncio.sleep(PULSE)
            await self._try(self._pulse)

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            await self._try(self._look_at_others)

    async def _try(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except WriteFailed:
            self._process.metrics.count("failures_total")

    async def _pulse(self) -> None:
        await self._process.storage.pulse(self._process.peers.process, self._room.now())

    async def _look_at_others(self) -> None:
        storage, clock, peers = self._process.storage, self._process.clock, self._process.peers
        if not self._room.shared:
            return
        other = await storage.other_pulse(peers.process, self._room.now() - LATE)
        clock.follow(other)
        if other is not None:
            self._others(True)
        elif peers.others and clock.settled(LATE):
            await self._presence.check_lost()
            self._others(False)

    def _others(self, seen: bool) -> None:
        """Another server uses the database: look at the log, even if nobody told us to."""
        peers = self._process.peers
        if peers.configured or seen == peers.others:
            return
        peers.others = seen
        if seen:
            log.warning("another server uses this database; tables are shared with it")
            self._presence.register_all()
        else:
            log.warning("no other server uses this database any more")

    async def _tick_on(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self._process.clock.now()
            blocked = self._process.storage.writer.blocked_since
            if blocked is not None and monotonic() - blocked > 1000 * STALL:
                self._process.clock.stand_still(blocked)

    def _committed(self, seconds: float) -> None:
        self._process.clock.go_on()
        self._process.metrics.observe("commit_seconds", seconds)

    def _failed(self) -> None:
        self._process.metrics.count("write_failures_total")
        blocked = self._process.storage.writer.blocked_since
        if blocked is not None:
            self._process.clock.stand_still(blocked)

    def _stood_still(self, still: Standstill) -> None:
        """Nobody was silent, nobody is away and nobody has lost time by what was our fault."""
        self._process.metrics.count("standstills_total")
        for client in self._process.clients:
            if client.socket:
                client.socket.excuse()
        self._room.spawn(self._excuse(still))

    async def _excuse(self, still: Standstill) -> None:
        room = self._room
        if room.several:  # others may have taken this one for dead
            self._presence.register_all()
        if not (room.several and still.alone):
            room.write_later(self._process.storage.note_outage(still.since, still.until))
        for live in list(room.loaded.values()):
            await room.try_excuse(live)
