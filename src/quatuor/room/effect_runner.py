"""What the house does at a table: lots, clocks, landings, computer players, the lobby.

Everything follows from the effects of a table (`quatuor.table.effects`): a restart forgets nothing.
Several processes may have one table awake: whoever made the last event acts at once, the others
only if nothing has happened for a while. Doing something twice is harmless: the second is refused.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable
from typing import Any

from quatuor.room.commands import LOT
from quatuor.room.computer_players import Bots
from quatuor.room.flights import Flights, piles_on
from quatuor.room.live_table import Room
from quatuor.room.my_games import Listings
from quatuor.room.presence import Presence
from quatuor.room.room import HESITATION, Intent, Rooms
from quatuor.table import HOUSE, Alarm, DrawLot, Event, Fly, NextRound, Table, Think, events, owed
from quatuor.table.people import name_of
from quatuor.table.queries import staying_seats
from quatuor.table.refusal import require
from quatuor.table.setup import is_race, is_thrown
from quatuor.table.state import Flight
from quatuor.table.view import terms_view

AGAIN = 1.0
"""Seconds after which something is tried again that could not be done or written down."""
MOST = 30.0
"""Seconds after which it is tried again at the latest."""

log = logging.getLogger("quatuor")


class House:
    """Does what is owed."""

    def __init__(
        self,
        rooms: Rooms,
        bots: Bots,
        flights: Flights,
        presence: Presence,
        listings: Listings,
    ) -> None:
        self.rooms = rooms
        self.presence = presence
        self.listings = listings
        self.bots = bots
        self.flights = flights
        rooms.on_change = self.arrange

    def arrange(self, room: Room, mine: bool) -> None:
        """See what is owed to the table after a change, and start it."""
        if room.alarm:
            room.alarm.cancel()
            room.alarm = None
        delay = 0.0 if mine else HESITATION
        for effect in owed(room.table):
            if isinstance(effect, Alarm):
                self._set_alarm(room, effect.at, events.Flagged(HOUSE, True))
            elif isinstance(effect, NextRound):
                self._set_alarm(room, effect.at, events.Continued(HOUSE, effect.round))
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
        self.presence.welcome_back(room)
        self._show(room)
        self.listings.note(room, mine)

    def _start(self, room: Room, work: tuple[Any, ...], doing: Any) -> None:
        """Start it unless it is under way."""
        if work in room.started:
            doing.close()
            return
        room.started.add(work)
        self.rooms.spawn(self._run(room, work, doing))

    async def _run(self, room: Room, work: tuple[Any, ...], doing: Awaitable[None]) -> None:
        """Do it, and have it off the list the very moment it is done; if it fails, do it again."""
        try:
            await doing
        except Exception:
            self.rooms.metrics.count("errors_total")
            log.exception("%s failed; it is tried again", work[0])
            asyncio.get_running_loop().call_later(AGAIN, self._arrange_again, room)
        finally:
            room.started.discard(work)

    def _arrange_again(self, room: Room) -> None:
        if self.rooms.awake.get(room.table_id) is room:
            self.arrange(room, True)

    def _set_alarm(self, room: Room, at: int, event: Event) -> None:
        """Let this event happen at that time, if nothing happens before."""
        delay = max(at - self.rooms.now(), 0) / 1000 + 0.002
        room.alarm = asyncio.get_running_loop().call_later(
            delay, lambda: self.rooms.spawn(self._ring(room, event))
        )
        if not room.noted:
            room.noted = True
            self.rooms.keep(self.rooms.storage.set_deadline(room.table_id, at))

    async def _ring(self, room: Room, event: Event) -> None:
        """The time is over; if that could not be written down, or was not so, look again."""
        if not await self.rooms.try_post(room, lambda _table: event):
            await asyncio.sleep(AGAIN)
            self._arrange_again(room)

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
        """Let the computer act for as long as it has to and somebody waits for it."""
        await asyncio.sleep(delay)
        pause = AGAIN
        while (due := thought_of(room.table, effect.seat)) and is_awaited(room):
            before = room.table.changed
            await self.bots.act(room, due)
            if room.table.changed != before:
                pause = AGAIN
            elif room.watched:
                await asyncio.sleep(pause)
                pause = min(2 * pause, MOST)

    # The lobby

    def _show(self, room: Room) -> None:
        """Keep the lobby's line about this table up to date."""
        shown = lobby_line(room.table)
        if shown != room.shown:
            room.shown = shown
            self.rooms.keep(self.rooms.storage.show_table(room.table_id, shown))


def is_awaited(room: Room) -> bool:
    """Whether a computer has to act here: in a race, which is nobody's turn, only for an eye."""
    race = room.table.setup is not None and is_race(room.table.setup.game)
    return bool(room.listeners) if race else room.watched


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
    """What the lobby shows: public tables that wait for players or can be watched.

    A table whose host has gone is not shown: nobody there would open the door. Nor is one whose
    host has closed it.
    """
    wanted = table.setup.wanted if table.setup else None
    if wanted is None or not wanted.public or table.phase == "over" or table.host in table.away:
        return None
    people = [person.name for seat in table.seats for person in seat.people]
    if not people or table.locked:
        return None
    return {
        "game": wanted.game,
        "options": dict(wanted.options),
        "terms": terms_view(wanted),
        "phase": "gathering" if table.phase == "gathering" else "playing",
        "host": name_of(table, table.host),
        "names": people,
        "free": sum(not table.seats[seat - 1].taken for seat in staying_seats(table)),
    }
