"""An event as everybody at the table may see it: by seat and name, never by key."""

from typing import Any

from quatuor.table.events import (
    Accepted,
    Declined,
    Event,
    Flagged,
    Flew,
    Landed,
    Launched,
    Left,
    Played,
    Resigned,
    Substituted,
)
from quatuor.table.people import name_of
from quatuor.table.queries import staying_seats
from quatuor.table.setup import is_blind
from quatuor.table.state import Table

SECRET = frozenset(("by", "person", "wanted", "lot", "seen", "scatter"))
"""What is nobody's business, or is in the view."""


def public_event(before: Table, after: Table, event: Event) -> dict[str, Any]:
    """The public part of an event that led from one table to the next."""
    by = getattr(event, "person", event.by)
    public = {
        "event": type(event).__name__,
        "seq": after.seq,
        "who": name_of(after, by) or name_of(before, by),
        **{name: value for name, value in vars(event).items() if name not in SECRET},
    }
    if isinstance(event, Played):
        public["announced"] = "!" in event.token
        if after.setup and is_blind(after.setup.game):
            public["token"] = None
        return public
    if isinstance(event, (Resigned, Flagged, Left, Accepted)):
        public |= departures(before, after)
    if isinstance(event, Declined) and before.offer:
        asked = before.offer
        public["withdrawn"] = (event.seat, event.by) == (asked.seat, asked.by)
    if isinstance(event, Substituted):
        stayed = {person.key for seat in after.seats for person in seat.people}
        there = before.seats[event.seat - 1].people
        public["absent"] = [person.name for person in there if person.key not in stayed]
    if isinstance(event, (Flew, Landed)):
        flight = next(f for f in before.air if f.number == event.flight)
        public |= {"seat": flight.seat, "kind": flight.kind}
        public["place"] = flight.place if isinstance(event, Landed) else None
    if isinstance(event, Launched):
        public["flight"] = sum(thrown for thrown, _ in after.thrown)
    return public


def departures(before: Table, after: Table) -> dict[str, Any]:
    """Which seats have left the match with this event, and which play on, if any do."""
    gone = after.match.gone if after.match else ()
    known = before.match.gone if before.match else ()
    on = after.phase in ("playing", "between")
    return {
        "left": [seat for seat in gone if seat not in known],
        "playing": list(staying_seats(after)) if on else [],
    }
