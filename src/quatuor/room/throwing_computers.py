"""Computer players that throw: at the pace of their level, calling the lines that they notice."""

import asyncio
import random

from quatuor.game import Position
from quatuor.games.flip.computers.hands import HANDS
from quatuor.games.flip.physics.practice import drawn_scatter, practised, shaken
from quatuor.games.flip.race import Race
from quatuor.games.flip.trays import lines_held, on_top
from quatuor.room.executor import Executor
from quatuor.room.live_table import LiveTable
from quatuor.room.peers import HESITATION
from quatuor.room.room import Room
from quatuor.table import Event, Table, Think, computer_on, events
from quatuor.table.throws import THROW_INTERVAL

MOMENT = 0.1
"""Seconds after which it looks again when there is nothing to do."""


class ThrowingComputers:
    """Throws for every computer player of this process."""

    def __init__(self, room: Room, aside: Executor) -> None:
        self.room = room
        self._aside = aside
        """One that shares memory: it draws from `rng`."""
        self.rng = random.Random()

    async def act(self, live: LiveTable, effect: Think) -> bool:
        """Do the next thing; whether it counted."""
        position = _position(live)
        if isinstance(position.state, Race):
            return await self._race(live, effect)
        await self._pause(HANDS[effect.level].pace)
        if position.legal[0][0] in "12":
            return await self._throw(live, effect)
        from quatuor.games.flip.computers.choosing import choose

        choice = choose(position, effect.level)
        by = computer_on(effect.seat)
        return await self._dispatch(live, events.Played(by, effect.seat, choice, live.table.seq))

    async def _race(self, live: LiveTable, effect: Think) -> bool:
        """Call a line once it is noticed; otherwise throw, as long as there are tokens."""
        thrown = thrown_by(live, effect.seat)
        if not may_call(_position(live), effect.seat):
            if f"{effect.seat}^" not in _position(live).legal:
                await asyncio.sleep(MOMENT)
                return False
            await self._pause(HANDS[effect.level].pace)
            if thrown_by(live, effect.seat) > thrown:
                return await self._leave_to_other(live, effect.seat)
            if not may_call(_position(live), effect.seat):
                return await self._throw(live, effect)
        await self._pause(HANDS[effect.level].notice)
        if not may_call(_position(live), effect.seat):
            return False
        by = computer_on(effect.seat)
        call = events.Played(by, effect.seat, f"{effect.seat}!", live.table.seq)
        return await self._dispatch(live, call)

    async def _leave_to_other(self, live: LiveTable, seat: int) -> bool:
        """Another process throws for this seat: leave it to that one for as long as it does."""
        thrown = -1
        while thrown_by(live, seat) != thrown:
            thrown = thrown_by(live, seat)
            await asyncio.sleep(HESITATION)
        return False

    async def _throw(self, live: LiveTable, effect: Think) -> bool:
        """Aim, and let go as well as a hand of this level can."""
        from quatuor.games.flip.computers.choosing import aim

        seat, level = effect.seat, effect.level
        aimed = await self._aside.run(aim, expected(live.table, seat), seat, level, self.rng)
        launch = shaken(practised(seat, aimed.cell), HANDS[level].error, self.rng)
        numbers = (launch.side, launch.turn, launch.tilt, launch.power)
        scatter = drawn_scatter(self.room.options.scatter, self.rng)
        thrown = events.Launched(computer_on(seat), seat, *numbers, aimed.kind, scatter)
        return await self._dispatch(live, thrown)

    async def _pause(self, seconds: float) -> None:
        """Let some time pass, around these seconds, and never less than a hand needs."""
        tempo = self.room.options.pace
        await asyncio.sleep(
            max(seconds * tempo * self.rng.uniform(0.6, 1.4), THROW_INTERVAL / 1000 + 0.01)
        )

    async def _dispatch(self, live: LiveTable, event: Event) -> bool:
        return await self.room.try_dispatch(live, lambda _table: event)


def _position(live: LiveTable) -> Position:
    assert live.table.match is not None
    return live.table.match.position


def thrown_by(live: LiveTable, seat: int) -> int:
    """How many tokens the seat has thrown in this match."""
    return live.table.thrown[seat - 1][0] if live.table.thrown else 0


def expected(table: Table, seat: int) -> Position:
    """The trays as they will be when the seat's own tokens in the air have landed."""
    assert table.match is not None
    position = table.match.position
    for flight in table.air:
        landing = f"{seat}:{flight.place}"
        if flight.seat == seat and flight.place and landing in position.legal:
            position = position.play(landing)
    return position if position.outcome is None else table.match.position


def may_call(position: Position, seat: int) -> bool:
    """Whether this seat controls a line that it has not called yet."""
    state = position.state
    if not isinstance(state, Race) or state.auto:
        return False
    held = lines_held(state.stacks, seat, on_top)
    called = {line for call in state.calls if call.caller == seat for line in call.lines}
    return not called.issuperset(held)
