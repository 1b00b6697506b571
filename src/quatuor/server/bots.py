"""Computer players: clients of the same events as everybody, who think in processes of their own.

A move that comes after the table has moved on is refused as stale, like anybody's, and dropped.
"""

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from quatuor.server.ending import end_with
from quatuor.server.room import Room
from quatuor.server.rooms import Rooms
from quatuor.server.thinking import any_move, decide
from quatuor.server.thrower import Thrower
from quatuor.table import Think, computer_on, events
from quatuor.table.setup import is_thrown

LONGEST = 60.0
"""Seconds after which the thinking of a worker is given up and any move is played."""
log = logging.getLogger("quatuor")


class Bots:
    """The computer players of this process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.thrower = Thrower(rooms)
        self._pool: Executor | None = None

    def pool(self) -> Executor:
        """The worker processes, started when the first one is needed."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                max(self.rooms.settings.bots, 1),
                mp_context=multiprocessing.get_context("spawn"),
                initializer=end_with,
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
        token, _ = await asyncio.gather(
            self._thought(table.match, effect.level),
            asyncio.sleep(self.rooms.settings.bot_pause),
        )
        move = events.Played(computer_on(effect.seat), effect.seat, token, seen)
        done = await self.rooms.try_post(room, lambda _table: move)
        self._count(done)

    def _count(self, done: bool) -> None:
        self.rooms.metrics.count("bot_moves_total" if done else "stale_bot_moves_total")

    async def _thought(self, match: Any, level: str) -> str:
        """What a worker comes up with; any move if it fails, or if nobody had time for it."""
        game, moves = match.position.game, " ".join(match.position.moves)
        question = (game.name, dict(game.options), match.starter, match.round, moves, level)
        while True:
            pool = self.pool()
            try:
                work = pool.submit(decide, *question)
            except BrokenProcessPool:
                self._give_up(pool)
                continue
            answer = asyncio.wrap_future(work)
            await asyncio.wait({answer}, timeout=LONGEST)
            if not answer.cancelled():  # a pool that is given up forgets what waited in it
                return self._heard(answer, work, pool) or any_move(match.position)

    def _heard(
        self, answer: "asyncio.Future[str]", work: "Future[str]", pool: Executor
    ) -> str | None:
        """The answer, if there is one; a pool that is broken, or hangs, is given up."""
        if not answer.done():
            if work.running():
                self._give_up(pool)
            answer.cancel()
            return None
        error = answer.exception()
        if isinstance(error, BrokenProcessPool):
            self._give_up(pool)
        elif error:
            log.error("a computer player could not think: %r", error)
        return None if error else answer.result()

    def _give_up(self, pool: Executor) -> None:
        """Think elsewhere from now on, unless another table has seen to that already."""
        if self._pool is pool:
            self.stop()
