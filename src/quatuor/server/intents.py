"""From what a client says to what happens at a table. Who says it, only the server decides."""

import secrets
from collections.abc import Callable
from typing import Any

from quatuor.server import messages as m
from quatuor.server.shapes import Model
from quatuor.table import Event, Table, events

LOT = 2**32


def event_for(message: Any, by: str, table: Table) -> Event:
    """The event that a message of this person would be at this table."""
    return INTENTS[type(message)](message, by, table)


def _sit(message: m.Sit, by: str, table: Table) -> Event:
    """A seat that was named, or the first free one, or a place among the spectators."""
    free = (number for number, seat in enumerate(table.seats, 1) if not seat.taken)
    seat = message.seat or next(free, None)
    if seat is None:
        return events.Watched(by, message.name)
    return events.Sat(by, message.name, seat)


def _launch(message: m.Launch, by: str, _table: Table) -> Event:
    return events.Launched(
        by,
        message.seat,
        message.side,
        message.turn,
        message.tilt,
        message.power,
        message.kind,
    )


INTENTS: dict[type[Model], Callable[[Any, str, Table], Event]] = {
    m.Sit: _sit,
    m.LookOn: lambda said, by, _table: events.Watched(by, said.name),
    m.Leave: lambda _said, by, _table: events.Left(by),
    m.Hire: lambda said, by, _table: events.Hired(by, said.seat, said.level),
    m.Dismiss: lambda said, by, _table: events.Dismissed(by, said.seat),
    m.Configure: lambda said, by, _table: events.Configured(by, said.choice.wanted()),
    m.Begin: lambda _said, by, _table: events.Began(by, secrets.randbelow(LOT)),
    m.Play: lambda said, by, _table: events.Played(by, said.seat, said.token, said.seen),
    m.Launch: _launch,
    m.Resign: lambda said, by, _table: events.Resigned(by, said.seat),
    m.OfferTo: lambda said, by, _table: events.Offered(by, said.seat, said.what, said.value),
    m.Accept: lambda said, by, _table: events.Accepted(by, said.seat, said.offer),
    m.Decline: lambda said, by, _table: events.Declined(by, said.seat, said.offer),
    m.Say: lambda said, by, _table: events.Said(by, said.text),
}
