"""What has to be done from time to time: a sign of life, tables to wake or to put to sleep."""

import asyncio
import logging
import time
from collections.abc import Awaitable

from quatuor.room.log_entries import UnreadableTable
from quatuor.room.message_handler import Connection
from quatuor.room.my_games import Listings
from quatuor.room.presence import Presence
from quatuor.room.room import Rooms
from quatuor.room.supervision import supervised
from quatuor.server.group_commit import NotKept
from quatuor.server.log_polling import look_at_all, look_at_forgotten
from quatuor.server.pruning import prune
from quatuor.server.storage import DAY
from quatuor.server.watchdog import PULSE, Watchdog
from quatuor.server.websocket_connection import SEATED_SILENCE, SILENCE
from quatuor.table.clock import deadline

RETURN = 2000
"""Milliseconds that clients get to come back after an outage, before clocks run."""
ALONE, WOKEN = 0.5, 2.0
"""Seconds between two looks at the log while the bus is down, and while it works."""
PRUNE = 3600.0
"""Seconds between two looks for tables that are too old to be kept."""
log = logging.getLogger("quatuor")


class Upkeep:
    """Beats once a second."""

    def __init__(
        self,
        rooms: Rooms,
        connections: set[Connection],
        presence: Presence,
        listings: Listings,
    ) -> None:
        self.rooms = rooms
        self.presence = presence
        self.listings = listings
        self.connections = connections
        self.watchdog = Watchdog(rooms, presence, connections)
        self._tasks: list[asyncio.Task[None]] = []
        self._stopping = asyncio.Event()
        self._prune_at = 0.0

    async def start(self) -> None:
        """Note for how long nobody was here, and go on from there."""
        storage, clock = self.rooms.storage, self.rooms.clock
        last = await storage.last_pulse()
        clock.start(last, await storage.wall_clock())
        now = self.rooms.now()
        if last is not None:
            await storage.note_outage(last, now + RETURN)
            await storage.forget_pulses(now - DAY)
        await self.watchdog.start()
        loops = {"upkeep": self._beat, "the watch of the log": self._watch_log}
        self._tasks = [
            supervised(name, loop, lambda: self.rooms.metrics.count("errors_total"))
            for name, loop in loops.items()
        ]
        self.rooms.keep(self.listings.repair())
        self.rooms.keep(self._wake_shown())

    async def stop(self) -> None:
        """The last sign of life says when we went."""
        self._stopping.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self.rooms.awake.values()):
            room.listeners.clear()
            room.started.clear()
            await self._calmly(self.rooms.put_to_sleep(room))
        await self.watchdog.stop()

    async def _pause(self, seconds: float) -> None:
        """Wait, but not longer than until the end."""
        try:
            await asyncio.wait_for(self._stopping.wait(), seconds)
        except TimeoutError:
            return

    async def _beat(self) -> None:
        while not self._stopping.is_set():
            self._ask_for_life()
            self.show()
            await self._calmly(self.rooms.look_at_doubtful())
            await self._calmly(self._wake_due())
            await self._calmly(self._put_idle_to_sleep())
            await self._calmly(look_at_forgotten(self.rooms))
            await self._calmly(self._prune())
            if self.rooms.several:
                await self._calmly(self.presence.ask_after_the_lost())
            await self._pause(PULSE)

    def show(self) -> None:
        """Keep the numbers of tables and connections up to date."""
        self.rooms.metrics.show(
            tables_awake=len(self.rooms.awake), connections=len(self.connections)
        )

    def _ask_for_life(self) -> None:
        """Lines that died without a word are found out, unless the silence was our own fault."""
        self.rooms.now()
        now = time.monotonic()
        for connection in list(self.connections):
            if connection.line:
                silence = SEATED_SILENCE if connection.seated else SILENCE
                connection.line.ask_for_life(now, silence)

    async def _watch_log(self) -> None:
        """Other processes write too: look by ourselves, more often while nobody wakes us."""
        poll = self.rooms.settings.poll
        while not self._stopping.is_set():
            if self.rooms.several:
                await self._calmly(look_at_all(self.rooms))
            await self._pause(poll or (WOKEN if self.rooms.bus.connected else ALONE))

    async def _wake_due(self) -> None:
        """Sleeping tables whose clock has run out are woken, so that somebody wins."""
        for table_id in await self.rooms.storage.due(self.rooms.now()):
            await self.rooms.storage.set_deadline(table_id, await self._deadline_of(table_id))

    async def _wake_shown(self) -> None:
        """The lobby forgets the tables whose hosts have not come back since the server was away."""
        for table_id in await self.rooms.storage.shown():
            await self._deadline_of(table_id)

    async def _deadline_of(self, table_id: str) -> int | None:
        """When the table has to be woken next; one that cannot be read is left to whoever asks."""
        try:
            room = await self.rooms.room(table_id)
        except UnreadableTable:
            return None
        return deadline(room.table.clock)

    async def _prune(self) -> None:
        """Once in a while, delete the tables that are older than they are to be kept."""
        days, now = self.rooms.settings.keep_days, time.monotonic()
        if days is not None and now >= self._prune_at:
            self._prune_at = now + PRUNE
            await prune(self.rooms.storage, days, self.rooms.now(), self.rooms.awake)

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
        """Whatever fails is tried again at the next beat, and holds nothing else up."""
        try:
            await work
        except (NotKept, OSError):
            self.rooms.metrics.count("failures_total")
        except Exception:
            self.rooms.metrics.count("errors_total")
            log.exception("something unexpected failed; it is done again at the next beat")
