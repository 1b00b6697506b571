"""An event as everybody at the table may hear of it: by seat and name, never by key."""

from typing import Any

from quatuor.table.events import Away, Back, Event, Flew, Landed, Launched, Played
from quatuor.table.setup import is_blind
from quatuor.table.state import Table

SECRET = ("by", "person", "wanted", "lot", "seen")
"""What is nobody's business, or is in the view."""


def happening(before: Table, after: Table, event: Event) -> dict[str, Any]:
    """What is told about an event that led from one table to the next."""
    by = event.person if isinstance(event, (Away, Back)) else event.by
    told = {
        "event": type(event).__name__,
        "seq": after.seq,
        "who": name_of(after, by) or name_of(before, by),
        **{name: value for name, value in vars(event).items() if name not in SECRET},
    }
    if isinstance(event, Played):
        told["announced"] = "!" in event.token
        if after.setup and is_blind(after.setup.game):
            told["token"] = None
    if isinstance(event, (Flew, Landed)):
        flight = next(f for f in before.air if f.number == event.flight)
        told |= {"seat": flight.seat, "kind": flight.kind}
        told["place"] = flight.place if isinstance(event, Landed) else None
    if isinstance(event, Launched):
        told["flight"] = sum(thrown for thrown, _ in after.thrown)
    return told


def name_of(table: Table, key: str) -> str | None:
    """The name of the person with this key, if they are at the table."""
    for people in (*(seat.people for seat in table.seats), table.watchers):
        for person in people:
            if person.key == key:
                return person.name
    return None
