"""Executes the effects of tables: lots, alarms, flights, computer players; keeps the lists.

Effects follow from the table alone (`quatuor.table.effects`): a restart forgets none. Several
processes may have one table loaded: the one that made the last event acts at once, the others only
if nothing has happened for a while. Acting twice is harmless: the second event is refused.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable
from typing import Any

from quatuor.room.commands import LOT
from quatuor.room.computer_players import ComputerPlayers
from quatuor.room.flights import Flights, piles_on
from quatuor.room.live_table import LiveTable
from quatuor.room.lobby import lobby_entry
from quatuor.room.my_games import MyGames
from quatuor.room.peers import HESITATION
from quatuor.room.presence import Presence
from quatuor.room.room import EventFactory, Room
from quatuor.table import ROOM, Alarm, DrawLot, Event, Fly, NextRound, Table, Think, events
from quatuor.table.refusal import require
from quatuor.table.setup import is_race, is_thrown
from quatuor.table.state import Flight

AGAIN = 1.0
"""Seconds after which something is tried again that could not be done or written."""
MOST = 30.0
"""Seconds after which it is tried again at the latest."""

log = logging.getLogger("quatuor")


class EffectRunner:
    """Starts the effects of every table that changes."""

    def __init__(
        self,
        room: Room,
        computers: ComputerPlayers,
        flights: Flights,
        presence: Presence,
        my_games: MyGames,
    ) -> None:
        self.room = room
        self.presence = presence
        self.my_games = my_games
        self.computers = computers
        self.flights = flights
        room.on_change = self.update

    def update(self, live: LiveTable, own: bool) -> None:
        """Start what the table asks for after a change; `own` if this process has made it."""
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None
        delay = 0.0 if own else HESITATION
        for effect in live.effects:
            if isinstance(effect, Alarm):
                self._set_alarm(live, effect.at, events.Flagged(ROOM, True))
            elif isinstance(effect, NextRound):
                self._set_alarm(live, effect.at, events.Continued(ROOM, effect.round))
            elif isinstance(effect, Think):
                self._start(live, ("think", effect.seat), self._think(live, effect, delay))
            elif isinstance(effect, Fly):
                flight = effect.flight
                work = ("fly", flight.number, flight.at)
                self._start(live, work, self._fly(live, flight, delay))
            elif isinstance(effect, DrawLot):
                self._start(live, ("lot", live.table.seq), self._draw_lot(live, delay))
        if live.table.setup and is_thrown(live.table.setup.game):
            self.flights.prepare()
        self.presence.mark_back(live)
        self._show(live)
        self.my_games.update(live, own)

    def _show(self, live: LiveTable) -> None:
        """Keep the lobby's entry about this table up to date."""
        shown = lobby_entry(live.table)
        if shown != live.shown:
            live.shown = shown
            self.room.write_later(self.room.ledger.show_table(live.table_id, shown))

    def _start(self, live: LiveTable, work: tuple[Any, ...], execution: Any) -> None:
        """Start it unless it is under way."""
        if work in live.started:
            execution.close()
            return
        live.started.add(work)
        self.room.spawn(self._run(live, work, execution))

    async def _run(
        self, live: LiveTable, work: tuple[Any, ...], execution: Awaitable[None]
    ) -> None:
        """Execute it, and remove it from the list the moment it is done; on failure try again."""
        try:
            await execution
        except Exception:
            self.room.metrics.count("errors_total")
            log.exception("%s failed; it is tried again", work[0])
            asyncio.get_running_loop().call_later(AGAIN, self._update_again, live)
        finally:
            live.started.discard(work)

    def _update_again(self, live: LiveTable) -> None:
        if self.room.loaded.get(live.table_id) is live:
            self.update(live, True)

    def _set_alarm(self, live: LiveTable, at: int, event: Event) -> None:
        """Dispatch this event at that time, if nothing happens before."""
        delay = max(at - self.room.now(), 0) / 1000 + 0.002
        live.alarm = asyncio.get_running_loop().call_later(
            delay, lambda: self.room.spawn(self._ring(live, event))
        )
        if not live.noted:
            live.noted = True
            self.room.write_later(self.room.ledger.set_deadline(live.table_id, at))

    async def _ring(self, live: LiveTable, event: Event) -> None:
        """The time is over; if that could not be written, or was not so, look again."""
        if not await self.room.try_dispatch(live, lambda _table: event):
            await asyncio.sleep(AGAIN)
            self._update_again(live)

    async def _draw_lot(self, live: LiveTable, delay: float) -> None:
        await asyncio.sleep(delay)
        lot = secrets.randbelow(LOT)
        while DrawLot() in live.effects:
            if not await self.room.try_dispatch(live, lambda _table: events.Began(ROOM, lot)):
                await asyncio.sleep(AGAIN)

    async def _fly(self, live: LiveTable, thrown: Flight, delay: float) -> None:
        """Compute the flight unless that is done, and dispatch the landing in time."""
        await asyncio.sleep(delay)
        while (flight := flight_of(live.table, thrown)) and not flight.down:
            number = flight.number
            event: Event
            if flight.place:
                until = flight.at + flight.milliseconds - self.room.now()
                await asyncio.sleep(max(until, 0) / 1000)
                event = events.Landed(ROOM, number)
            else:
                flown = await self.flights.landing(flight, piles_on(live.table))
                event = events.Flew(ROOM, number, flown.place, flown.path, flown.milliseconds)
            if not await self.room.try_dispatch(live, only_for(flight, event)):
                await asyncio.sleep(AGAIN)

    async def _think(self, live: LiveTable, effect: Think, delay: float) -> None:
        """Let the computer act for as long as it has to and somebody waits for it."""
        await asyncio.sleep(delay)
        pause = AGAIN
        while (due := due_for(live, effect.seat)) and is_awaited(live):
            before = live.table.changed
            await self.computers.act(live, due)
            if live.table.changed != before:
                pause = AGAIN
            elif live.watched:
                await asyncio.sleep(pause)
                pause = min(2 * pause, MOST)


def is_awaited(live: LiveTable) -> bool:
    """Whether a computer has to act here; in a race, without turns, only while somebody follows."""
    race = live.table.setup is not None and is_race(live.table.setup.game)
    return bool(live.followers) if race else live.watched


def due_for(live: LiveTable, seat: int) -> Think | None:
    """What the computer on this seat has to do now, whichever computer that is by now."""
    return next((e for e in live.effects if isinstance(e, Think) and e.seat == seat), None)


def flight_of(table: Table, thrown: Flight) -> Flight | None:
    """This flight as it is now, while it is in the air; another match counts from one again."""
    known = (thrown.number, thrown.at)
    return next((flight for flight in table.air if (flight.number, flight.at) == known), None)


def only_for(flight: Flight, event: Event) -> EventFactory:
    """The event, for as long as it is about this flight and not about one of the next match."""

    def factory(table: Table) -> Event:
        here = flight_of(table, flight) is not None
        require(here, "no_such_flight", "that token is not in the air any more")
        return event

    return factory
