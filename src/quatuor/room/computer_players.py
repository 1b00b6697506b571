"""Computer players: they act by the same events as everybody, and think outside the event loop.

A move that comes after the table has moved on is refused as stale, like anybody's, and dropped. A
computer whose search failed does nothing, which is logged, and is asked again later: no level
plays what it has not chosen.
"""

import asyncio
import logging
import random
import time

from quatuor.players.levels import level_of
from quatuor.room.choose_move import choose_move
from quatuor.room.executor import Executor, WorkerLost
from quatuor.room.live_table import LiveTable
from quatuor.room.pace import left_for_a_ply, pause, wait_began
from quatuor.room.room import Room
from quatuor.room.throwing_computers import ThrowingComputers
from quatuor.room.turns import Turns
from quatuor.table import Think, computer_on, events
from quatuor.table.setup import is_thrown

log = logging.getLogger("quatuor")


class ComputerPlayers:
    """The computer players of this process."""

    def __init__(self, room: Room, executor: Executor, turns: Turns, aside: Executor) -> None:
        self.room = room
        self.executor = executor
        self._turns = turns
        self.throwing = ThrowingComputers(room, aside)
        self.rng = random.Random()

    async def act(self, live: LiveTable, effect: Think) -> None:
        """Do what the computer on this seat has to do now."""
        assert live.table.match is not None
        if is_thrown(live.table.match.game):
            self._count(await self.throwing.act(live, effect))
        else:
            await self._move(live, effect)

    async def _move(self, live: LiveTable, effect: Think) -> None:
        table = live.table
        assert table.match is not None
        seen = table.seq
        position, level = table.match.position, level_of(effect.level)
        left = self._left(live, effect.seat)
        wanted = pause(level, len(position.legal), self.rng) * self.room.options.pace
        token, _ = await asyncio.gather(
            self._choose(live, effect, time.time() + left),
            asyncio.sleep(min(wanted, left)),
        )
        if token is None:
            return
        move = events.Played(computer_on(effect.seat), effect.seat, token, seen)
        self._count(await self.room.try_dispatch(live, lambda _table: move))

    def _left(self, live: LiveTable, seat: int) -> float:
        """Seconds for the next ply, of what is left for all plies for which somebody waits."""
        match, seats = live.table.match, live.table.seats
        assert match is not None
        computers = {number for number, taken in enumerate(seats, 1) if taken.level}
        began = wait_began(match.position, seat, computers, len(seats))
        wait, now = (match.round, began), time.monotonic()
        if live.wait is None or live.wait[0] != wait:
            live.wait = (wait, now)
        return left_for_a_ply(now - live.wait[1])

    def _count(self, done: bool) -> None:
        self.room.metrics.count("bot_moves_total" if done else "stale_bot_moves_total")

    async def _choose(self, live: LiveTable, effect: Think, until: float) -> str | None:
        """The token that a worker chooses when it is this table's turn; None without a result.

        That its worker was lost costs the computer no time.
        """
        match = live.table.match
        assert match is not None
        game, moves = match.position.game, " ".join(match.position.moves)
        begun = (match.starter, match.round, match.absent)
        arguments = (game.name, dict(game.options), *begun, moves, until, effect.level)
        async with self._turns.turn(live.table_id, live.payers):
            if not live.watched or live.table.match is not match:
                return None
            began = self.room.now()
            try:
                return await self.executor.run(choose_move, *arguments)
            except Exception as error:
                self.room.metrics.count("failed_thoughts_total")
                log.error("a computer player could not think, and will try again: %r", error)
                lost = isinstance(error, WorkerLost)
        if lost and live.table.clock.running == effect.seat:
            await self.room.quietly(self.room.excuse(live, began))
        return None
