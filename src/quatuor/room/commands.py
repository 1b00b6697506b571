"""From the message of a client to the event at a table. Who sent it, only the room decides."""

import random
import secrets
from collections.abc import Callable
from typing import Any

from quatuor.games.flip.physics.launcher import Numbers
from quatuor.games.flip.physics.practice import drawn_scatter
from quatuor.room import messages as m
from quatuor.room.schemas import Model
from quatuor.table import Event, Refusal, Table, apply, events, host_events
from quatuor.table.people import people_at
from quatuor.table.queries import held_seat, staying_seats
from quatuor.table.refusal import require
from quatuor.table.teams import needs_team

LOT = 2**32
CHANCE = random.SystemRandom()


def event_for(message: Any, by: str, table: Table, scatter: float) -> Event:
    """The event that a message of this person would be at this table.

    `scatter` is the standard deviation that chance adds to a launch.
    """
    if isinstance(message, m.Launch):
        return _launch(message, by, drawn_scatter(scatter, CHANCE))
    return EVENT_FACTORIES[type(message)](message, by, table)


def _sit(message: m.Sit, by: str, table: Table) -> Event:
    """A seat that was named, or the first free one, or a place among the spectators.

    Who wants to join a team asks for it, where the host decides about that.
    """
    free = (seat for seat in staying_seats(table) if not table.seats[seat - 1].taken)
    seat = message.seat or next(free, None)
    if seat is None:
        return events.Watched(by, message.name)
    sits = events.Sat(by, message.name, seat)
    try:
        apply(table, sits, table.at)
    except Refusal as refusal:
        if refusal.code == "ask_host":
            return host_events.Requested(by, message.name, seat)
    return sits


def _resign(message: m.Resign, by: str, table: Table) -> Event:
    """Whoever plays alone gives up; one of a team asks the others."""
    held_seat(table, message.seat, by)
    if needs_team(table, message.seat, by):
        return events.Offered(by, message.seat, "resign")
    return events.Resigned(by, message.seat, True)


def _remove(message: m.Remove, by: str, table: Table) -> Event:
    return host_events.Removed(by, _key_of(message.name, table))


def _admit(message: m.Admit, by: str, table: Table) -> Event:
    kind = host_events.Admitted if message.yes else host_events.Rejected
    return kind(by, _key_of(message.name, table))


def _key_of(name: str, table: Table) -> str:
    """The key of the person who has this name at the table."""
    keys = [person.key for person in people_at(table) if person.name == name]
    require(bool(keys), "not_here", "nobody at this table has that name")
    return keys[0]


def _launch(message: m.Launch, by: str, scatter: Numbers) -> Event:
    return events.Launched(
        by,
        message.seat,
        message.side,
        message.turn,
        message.tilt,
        message.power,
        message.kind,
        scatter,
    )


EVENT_FACTORIES: dict[type[Model], Callable[[Any, str, Table], Event]] = {
    m.Sit: _sit,
    m.LookOn: lambda message, by, _table: events.Watched(by, message.name),
    m.Leave: lambda _message, by, _table: events.Left(by, True),
    m.Hire: lambda message, by, _table: events.Hired(by, message.seat, message.level),
    m.Dismiss: lambda message, by, _table: events.Dismissed(by, message.seat),
    m.Substitute: lambda message, by, _table: events.Substituted(by, message.seat, message.level),
    m.Configure: lambda message, by, _table: events.Configured(by, message.choice.wanted()),
    m.Begin: lambda _message, by, _table: events.Began(by, secrets.randbelow(LOT)),
    m.Play: lambda message, by, _table: events.Played(
        by, message.seat, message.token, message.seen
    ),
    m.Lock: lambda message, by, _table: host_events.Locked(by, message.locked),
    m.Remove: _remove,
    m.Admit: _admit,
    m.Resign: _resign,
    m.OfferTo: lambda message, by, _table: events.Offered(
        by, message.seat, message.what, message.value
    ),
    m.Accept: lambda message, by, _table: events.Accepted(by, message.seat, message.offer),
    m.Decline: lambda message, by, _table: events.Declined(by, message.seat, message.offer),
    m.NextRound: lambda message, by, _table: events.Continued(by, message.round),
    m.Say: lambda message, by, _table: events.Said(by, message.text),
}
