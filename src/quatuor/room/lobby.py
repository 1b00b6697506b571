"""The lobby: what it shows of a table."""

from typing import Any

from quatuor.table import Table
from quatuor.table.people import name_of
from quatuor.table.queries import staying_seats
from quatuor.table.view import terms_view


def lobby_entry(table: Table) -> dict[str, Any] | None:
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
