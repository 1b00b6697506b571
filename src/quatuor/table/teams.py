"""Who speaks for a team: all of its people who are there, unless the terms let one do so alone."""

from quatuor.table.queries import setup_of
from quatuor.table.state import Table

Consents = tuple[tuple[int, str], ...]
"""Seats, each with the key of one of its people who has agreed."""


def undecided(table: Table, seat: int, consents: Consents) -> tuple[str, ...]:
    """The people of this seat who are there and have not agreed."""
    people = table.seats[seat - 1].people
    return tuple(
        person.key
        for person in people
        if person.key not in table.away and (seat, person.key) not in consents
    )


def agrees(table: Table, seat: int, consents: Consents) -> bool:
    """Whether the seat as a whole has agreed, at least one of its people having done so."""
    return setup_of(table).wanted.alone or not undecided(table, seat, consents)


def needs_team(table: Table, seat: int, by: str) -> bool:
    """Whether this person cannot decide for the seat without asking a teammate."""
    return not agrees(table, seat, ((seat, by),))
