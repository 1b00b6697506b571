"""Computer players: clients of the same events as everybody, who think in processes of their own.

A move that comes after the table has moved on is refused as stale, like anybody's, and dropped. A
computer that could not think does nothing, which is in the log, and is asked again later: no level
plays what it has not thought of.
"""

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress

from quatuor.players.levels import level_of
from quatuor.room.choose_move import decide
from quatuor.room.live_table import Room
from quatuor.room.pace import left_for_a_ply, pause, wait_began
from quatuor.room.room import Rooms
from quatuor.room.supervision import log_lost_worker
from quatuor.room.throwing_computers import Thrower
from quatuor.server.admission.fair import FairQueue
from quatuor.server.worker_process import compute_for
from quatuor.table import Think, computer_on, events
from quatuor.table.setup import is_thrown

LONGEST = 60.0
"""Seconds after which a worker that thinks is taken for one that hangs, and replaced."""
log = logging.getLogger("quatuor")


class Bots:
    """The computer players of this process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.thrower = Thrower(rooms)
        self.rng = random.Random()
        self.workers = max(rooms.settings.bots, 1)
        self._turns = FairQueue(self.workers, rooms.settings.limits.thinking.person)
        self._pool: Executor | None = None

    def pool(self) -> Executor:
        """The worker processes, started when the first one is needed."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=compute_for,
                initargs=(os.getpid(),),
            )
        return self._pool

    def stop(self) -> None:
        """Send the workers home."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def act(self, room: Room, effect: Think) -> None:
        """Do what the computer on this seat has to do now."""
        assert room.table.match is not None
        if is_thrown(room.table.match.game):
            self._count(await self.thrower.act(room, effect))
        else:
            await self._move(room, effect)

    async def _move(self, room: Room, effect: Think) -> None:
        table = room.table
        assert table.match is not None
        seen = table.seq
        position, level = table.match.position, level_of(effect.level)
        left = self._left(room, effect.seat)
        wanted = pause(level, len(position.legal), self.rng) * self.rooms.settings.pace
        token, _ = await asyncio.gather(
            self._thought(room, effect.level, time.time() + left),
            asyncio.sleep(min(wanted, left)),
        )
        if token is None:
            return
        move = events.Played(computer_on(effect.seat), effect.seat, token, seen)
        done = await self.rooms.try_post(room, lambda _table: move)
        self._count(done)

    def _left(self, room: Room, seat: int) -> float:
        """Seconds for the next ply, of what is left for all plies for which somebody waits."""
        match, seats = room.table.match, room.table.seats
        assert match is not None
        computers = {number for number, taken in enumerate(seats, 1) if taken.level}
        began = wait_began(match.position, seat, computers, len(seats))
        wait, now = (match.round, began), time.monotonic()
        if room.wait is None or room.wait[0] != wait:
            room.wait = (wait, now)
        return left_for_a_ply(now - room.wait[1])

    def _count(self, done: bool) -> None:
        self.rooms.metrics.count("bot_moves_total" if done else "stale_bot_moves_total")

    async def _thought(self, room: Room, level: str, until: float) -> str | None:
        """What a worker comes up with when it is this table's turn; None if nothing comes of it."""
        match = room.table.match
        assert match is not None
        game, moves = match.position.game, " ".join(match.position.moves)
        begun = (match.starter, match.round, match.absent)
        question = (game.name, dict(game.options), *begun, moves, until, level)
        async with self._turns.turn(room.table_id, room.watchers):
            if not room.watched or room.table.match is not match:
                return None
            pool = self.pool()
            try:
                work = asyncio.wrap_future(pool.submit(decide, *question))
                return await asyncio.wait_for(work, LONGEST)
            except (BrokenProcessPool, TimeoutError) as error:
                self._replace(pool)
                self._failed(error)
            except Exception as error:
                self._failed(error)
        return None

    def _failed(self, error: Exception) -> None:
        self.rooms.metrics.count("failed_thoughts_total")
        log.error("a computer player could not think, and will try again: %r", error)

    def _replace(self, pool: Executor) -> None:
        """Think elsewhere from now on, unless another table has seen to that already."""
        for process in list(getattr(pool, "_processes", None) or {}):
            with suppress(OSError):
                os.kill(process, signal.SIGTERM)
        if self._pool is pool:
            log_lost_worker("computer players", self.rooms.metrics)
            self.stop()
