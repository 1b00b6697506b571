"""The computer at flip: it throws at the pace of its level, and calls the lines that it notices."""

import asyncio
import random

from quatuor.game import Position
from quatuor.games.flip.computers.choosing import aim, choose
from quatuor.games.flip.computers.hands import HANDS
from quatuor.games.flip.physics.practice import drawn_scatter, practised, shaken
from quatuor.games.flip.race import Race
from quatuor.games.flip.trays import lines_held, on_top
from quatuor.room.live_table import Room
from quatuor.room.room import HESITATION, Rooms
from quatuor.table import Event, Table, Think, computer_on, events
from quatuor.table.throws import HAND

MOMENT = 0.1
"""Seconds after which it looks again when there is nothing to do."""


class Thrower:
    """Throws for every computer player of this process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.lot = random.Random()

    async def act(self, room: Room, effect: Think) -> bool:
        """Do the next thing; whether it counted."""
        position = _position(room)
        if isinstance(position.state, Race):
            return await self._race(room, effect)
        await self._pause(HANDS[effect.level].pace)
        if position.legal[0][0] in "12":
            return await self._throw(room, effect)
        choice = choose(position, effect.level)
        by = computer_on(effect.seat)
        return await self._post(room, events.Played(by, effect.seat, choice, room.table.seq))

    async def _race(self, room: Room, effect: Think) -> bool:
        """Call a line once it is noticed; otherwise throw, as long as there are tokens."""
        thrown = thrown_by(room, effect.seat)
        if not may_call(_position(room), effect.seat):
            if f"{effect.seat}^" not in _position(room).legal:
                await asyncio.sleep(MOMENT)
                return False
            await self._pause(HANDS[effect.level].pace)
            if thrown_by(room, effect.seat) > thrown:
                return await self._hold_back(room, effect.seat)
            if not may_call(_position(room), effect.seat):
                return await self._throw(room, effect)
        await self._pause(HANDS[effect.level].notice)
        if not may_call(_position(room), effect.seat):
            return False
        by = computer_on(effect.seat)
        call = events.Played(by, effect.seat, f"{effect.seat}!", room.table.seq)
        return await self._post(room, call)

    async def _hold_back(self, room: Room, seat: int) -> bool:
        """Another process throws for this seat: leave it to that one for as long as it does."""
        thrown = -1
        while thrown_by(room, seat) != thrown:
            thrown = thrown_by(room, seat)
            await asyncio.sleep(HESITATION)
        return False

    async def _throw(self, room: Room, effect: Think) -> bool:
        """Aim, and let go as well as a hand of this level can."""
        seat, level = effect.seat, effect.level
        aimed = await asyncio.to_thread(aim, expected(room.table, seat), seat, level, self.lot)
        launch = shaken(practised(seat, aimed.cell), HANDS[level].error, self.lot)
        numbers = (launch.side, launch.turn, launch.tilt, launch.power)
        scatter = drawn_scatter(self.rooms.settings.scatter, self.lot)
        thrown = events.Launched(computer_on(seat), seat, *numbers, aimed.kind, scatter)
        return await self._post(room, thrown)

    async def _pause(self, seconds: float) -> None:
        """Let some time pass, around these seconds, and never less than a hand needs."""
        tempo = self.rooms.settings.pace
        await asyncio.sleep(max(seconds * tempo * self.lot.uniform(0.6, 1.4), HAND / 1000 + 0.01))

    async def _post(self, room: Room, event: Event) -> bool:
        return await self.rooms.try_post(room, lambda _table: event)


def _position(room: Room) -> Position:
    assert room.table.match is not None
    return room.table.match.position


def thrown_by(room: Room, seat: int) -> int:
    """How many tokens the seat has thrown in this match."""
    return room.table.thrown[seat - 1][0] if room.table.thrown else 0


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
