"""What the house does at a table: lots, clocks, landings, computer players, absence, the lobby.

Everything follows from what is owed to a table (`quatuor.table.owed`): a restart forgets nothing.
Several processes may have one table awake: whoever made the last event acts at once, the others
only if nothing has happened for a while. Doing something twice is harmless: the second is refused.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable
from typing import Any

from quatuor.server.bots import Bots
from quatuor.server.flights import Flights, piles_on
from quatuor.server.intents import LOT
from quatuor.server.room import Room
from quatuor.server.rooms import HESITATION, Intent, Rooms
from quatuor.table import HOUSE, Alarm, DrawLot, Event, Fly, Table, Think, events, owed
from quatuor.table.asking import seats_of_person
from quatuor.table.refusal import require
from quatuor.table.setup import is_race, is_thrown
from quatuor.table.state import Flight

AGAIN = 1.0
"""Seconds after which something is tried again that could not be done or written down."""
ABSENCE = 3.0
"""Seconds without a connection after which somebody is away."""


class House:
    """Does what is owed."""

    def __init__(self, rooms: Rooms, bots: Bots, flights: Flights) -> None:
        self.rooms = rooms
        self.bots = bots
        self.flights = flights
        rooms.on_change = self.arrange
        rooms.on_return = self.miss

    def arrange(self, room: Room, mine: bool) -> None:
        """See what is owed to the table after a change, and start it."""
        if room.alarm:
            room.alarm.cancel()
            room.alarm = None
        delay = 0.0 if mine else HESITATION
        for effect in owed(room.table):
            if isinstance(effect, Alarm):
                self._set_alarm(room, effect.at)
            elif isinstance(effect, Think):
                self._start(room, ("think", effect.seat), self._think(room, effect, delay))
            elif isinstance(effect, Fly):
                flight = effect.flight
                work = ("fly", flight.number, flight.at)
                self._start(room, work, self._fly(room, flight, delay))
            elif isinstance(effect, DrawLot):
                self._start(room, ("lot", room.table.seq), self._draw_lot(room, delay))
        if room.table.setup and is_thrown(room.table.setup.game):
            self.flights.warm()
        self._welcome_back(room)
        self._show(room)

    def _start(self, room: Room, work: tuple[Any, ...], doing: Any) -> None:
        """Start it unless it is under way."""
        if work in room.started:
            doing.close()
            return
        room.started.add(work)
        self.rooms.spawn(self._run(room, work, doing))

    async def _run(self, room: Room, work: tuple[Any, ...], doing: Awaitable[None]) -> None:
        """Do it, and have it off the list the very moment it is done."""
        try:
            await doing
        finally:
            room.started.discard(work)

    def _set_alarm(self, room: Room, at: int) -> None:
        delay = max(at - self.rooms.now(), 0) / 1000 + 0.002
        room.alarm = asyncio.get_running_loop().call_later(
            delay, lambda: self.rooms.spawn(self._flag(room))
        )
        if not room.noted:
            room.noted = True
            self.rooms.keep(self.rooms.storage.set_deadline(room.table_id, at))

    async def _flag(self, room: Room) -> None:
        """The time is over; if that could not be written down, or was not so, look again."""
        if not await self.rooms.try_post(room, lambda _table: events.Flagged(HOUSE)):
            await asyncio.sleep(AGAIN)
            if self.rooms.awake.get(room.table_id) is room:
                self.arrange(room, True)

    async def _draw_lot(self, room: Room, delay: float) -> None:
        await asyncio.sleep(delay)
        lot = secrets.randbelow(LOT)
        while DrawLot() in owed(room.table):
            if not await self.rooms.try_post(room, lambda _table: events.Began(HOUSE, lot)):
                await asyncio.sleep(AGAIN)

    async def _fly(self, room: Room, thrown: Flight, delay: float) -> None:
        """Compute the flight unless that is done, and say when the token lands."""
        await asyncio.sleep(delay)
        while (flight := flight_of(room.table, thrown)) and not flight.down:
            number = flight.number
            event: Event
            if flight.place:
                until = flight.at + flight.milliseconds - self.rooms.now()
                await asyncio.sleep(max(until, 0) / 1000)
                event = events.Landed(HOUSE, number)
            else:
                flown = await self.flights.landing(flight, piles_on(room.table))
                event = events.Flew(HOUSE, number, flown.place, flown.path, flown.milliseconds)
            if not await self.rooms.try_post(room, about(flight, event)):
                await asyncio.sleep(AGAIN)

    async def _think(self, room: Room, effect: Think, delay: float) -> None:
        """Let the computer act for as long as it has to; in a race only while somebody looks."""
        await asyncio.sleep(delay)
        while (due := thought_of(room.table, effect.seat)) and (
            room.listeners or not _is_race(room.table)
        ):
            before = room.table.changed
            await self.bots.act(room, due)
            if room.table.changed == before:
                await asyncio.sleep(AGAIN)

    # Presence

    def gone(self, room: Room, key: str) -> None:
        """A connection of this person is closed: perhaps they are away."""
        room.idle_since = time.monotonic()
        if self._pauses(room.table, key):
            self.rooms.spawn(self._perhaps_away(room, key))

    def miss(self, room: Room) -> None:
        """The server was away, and everybody's connection with it: perhaps not all come back."""
        for key in {person.key for seat in room.table.seats for person in seat.people}:
            self.gone(room, key)

    async def _perhaps_away(self, room: Room, key: str) -> None:
        await asyncio.sleep(ABSENCE)
        if not room.connected(key) and key not in room.table.away:
            await self.rooms.try_post(room, lambda _table: events.Away(HOUSE, key))

    def _welcome_back(self, room: Room) -> None:
        """Whoever is said to be away and listens here is back."""
        for key in room.table.away:
            if room.connected(key):
                work = ("back", key)
                self._start(room, work, self._back(room, key))

    async def _back(self, room: Room, key: str) -> None:
        await self.rooms.try_post(room, lambda _table: events.Back(HOUSE, key))

    def _pauses(self, table: Table, key: str) -> bool:
        wanted = table.setup.wanted if table.setup else None
        return bool(wanted and wanted.pause and seats_of_person(table, key))

    # The lobby

    def _show(self, room: Room) -> None:
        """Keep the lobby's line about this table up to date."""
        shown = lobby_line(room.table)
        if shown != room.shown:
            room.shown = shown
            self.rooms.keep(self.rooms.storage.show_table(room.table_id, shown))


def _is_race(table: Table) -> bool:
    return table.setup is not None and is_race(table.setup.game)


def thought_of(table: Table, seat: int) -> Think | None:
    """What the computer on this seat has to do now, whichever computer that is by now."""
    return next((e for e in owed(table) if isinstance(e, Think) and e.seat == seat), None)


def flight_of(table: Table, thrown: Flight) -> Flight | None:
    """This flight as it is now, while it is in the air; another match counts from one again."""
    known = (thrown.number, thrown.at)
    return next((flight for flight in table.air if (flight.number, flight.at) == known), None)


def about(flight: Flight, event: Event) -> Intent:
    """The event, for as long as it is about this flight and not about one of the next match."""

    def intent(table: Table) -> Event:
        here = flight_of(table, flight) is not None
        require(here, "no_such_flight", "that token is not in the air any more")
        return event

    return intent


def lobby_line(table: Table) -> dict[str, Any] | None:
    """What the lobby shows: public tables that wait for players or can be watched."""
    wanted = table.setup.wanted if table.setup else None
    if wanted is None or not wanted.public or table.phase == "over":
        return None
    people = [person.name for seat in table.seats for person in seat.people]
    if not people:
        return None
    return {
        "game": wanted.game,
        "options": dict(wanted.options),
        "phase": table.phase,
        "names": people,
        "free": sum(not seat.taken for seat in table.seats),
    }
