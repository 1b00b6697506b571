"""What has to be done from time to time: a sign of life, tables to wake or to put to sleep."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable

from quatuor.server.connection import Connection
from quatuor.server.rooms import Rooms
from quatuor.server.writer import NotKept
from quatuor.table.clock import deadline

PULSE = 1.0
"""Seconds between two signs of life: an outage is known to this precision, in favour of players."""
RETURN = 2000
"""Milliseconds that clients get to come back after an outage, before clocks run."""
ALONE, WOKEN = 0.5, 2.0
"""Seconds between two looks at the log while the bus is down, and while it works."""
SHOWN = 4
"""Letters of a table's name in what the operator reads: the whole name is an invitation."""
log = logging.getLogger("quatuor")


class Upkeep:
    """Beats once a second."""

    def __init__(self, rooms: Rooms, connections: set[Connection]) -> None:
        self.rooms = rooms
        self.connections = connections
        self.name = secrets.token_hex(8)
        self._task: asyncio.Task[None] | None = None
        self._watch: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()

    async def start(self) -> None:
        """Note for how long nobody was here, and go on from there."""
        now = self.rooms.now()
        await self.rooms.storage.note_outage(now + RETURN)
        await self.rooms.storage.pulse(self.name, now)
        self._task = asyncio.create_task(self._beat())
        if self.rooms.settings.bus or self.rooms.settings.poll:
            self._watch = asyncio.create_task(self._watch_log())

    async def stop(self) -> None:
        """The last sign of life says when we went."""
        self._stopping.set()
        tasks = [task for task in (self._task, self._watch) if task]
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in list(self.rooms.awake.values()):
            room.listeners.clear()
            room.started.clear()
            await self._calmly(self.rooms.put_to_sleep(room))
        await self._calmly(self.rooms.storage.pulse(self.name, self.rooms.now()))

    async def _pause(self, seconds: float) -> None:
        """Wait, but not longer than until the end."""
        try:
            await asyncio.wait_for(self._stopping.wait(), seconds)
        except TimeoutError:
            return

    async def _beat(self) -> None:
        while not self._stopping.is_set():
            await self._calmly(self.rooms.storage.pulse(self.name, self.rooms.now()))
            self._ask_for_life()
            await self._calmly(self._wake_due())
            await self._calmly(self._put_idle_to_sleep())
            await self._pause(PULSE)

    def _ask_for_life(self) -> None:
        """Lines that died without a word are found out."""
        now = time.monotonic()
        for connection in list(self.connections):
            if connection.line:
                connection.line.ask_for_life(now)

    async def _watch_log(self) -> None:
        """Other processes write too: look by ourselves, more often while nobody wakes us."""
        poll = self.rooms.settings.poll
        while not self._stopping.is_set():
            await self._calmly(self.rooms.look_at_all())
            await self._pause(poll or (WOKEN if self.rooms.bus.connected else ALONE))

    async def _wake_due(self) -> None:
        """Sleeping tables whose clock has run out are woken, so that somebody wins."""
        for table_id in await self.rooms.storage.due(self.rooms.now()):
            await self.rooms.storage.set_deadline(table_id, await self._deadline_of(table_id))

    async def _deadline_of(self, table_id: str) -> int | None:
        """When the table has to be woken next; one that cannot be read is left to whoever asks."""
        try:
            room = await self.rooms.room(table_id)
        except NotKept:
            raise
        except Exception:
            log.exception("the table %s… cannot be read", table_id[:SHOWN])
            return None
        return deadline(room.table.clock)

    async def _put_idle_to_sleep(self) -> None:
        """Tables that nobody looks at leave memory; those with a clock leave word when to wake."""
        now, sleep_after = time.monotonic(), self.rooms.settings.sleep_after
        for room in list(self.rooms.awake.values()):
            idle = now - room.idle_since > sleep_after
            if idle and not room.listeners and not room.started:
                end = deadline(room.table.clock)
                if end is not None:
                    await self.rooms.storage.set_deadline(room.table_id, end)
                await self.rooms.put_to_sleep(room, sleep_after)

    async def _calmly(self, work: Awaitable[object]) -> None:
        """A database that does not answer is tried again at the next beat."""
        try:
            await work
        except (NotKept, OSError):
            self.rooms.metrics.count("failures_total")
