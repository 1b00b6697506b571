"""The message `news`, which is sent to everybody who follows a table.

A move changes little of what there is to see. So the view in a message is put together from parts:
what a move leaves as it was is written once for many moves, what everybody sees once for each, and
only what may be played now for each viewer. The parts are those of `quatuor.table.view`
and `quatuor.table.match_view`.
"""

from functools import lru_cache
from typing import Any

from quatuor.room.json_text import merge_objects, to_json
from quatuor.table import Table
from quatuor.table.match_view import match_for, match_view
from quatuor.table.offers import seats_to_undo_of
from quatuor.table.queries import seats_of_person
from quatuor.table.view import (
    acting_seats,
    moving_view,
    standing_for,
    standing_parts,
    standing_view,
)

Seats = tuple[int, ...]
Standing = tuple[bytes, Seats]
"""What a move leaves as it was, as an object without its last brace; and the viewer's seats."""


class ViewCache:
    """The parts of the views of one table that few events change, for each person, as JSON."""

    __slots__ = ("_known", "_own", "_spectators")

    def __init__(self) -> None:
        self._known: tuple[Any, ...] | None = None
        """The parts of the table from which the texts below were written."""
        self._own: dict[str, Standing] = {}
        """For the host and everybody on a seat, by key."""
        self._spectators: Standing = b"", ()

    def update(self, table: Table) -> None:
        """Write those parts again if they have changed."""
        if self._known != (known := standing_parts(table)):
            self._known = known
            common = to_json(standing_view(table))
            seated = (person.key for seat in table.seats for person in seat.people)
            asking = (request.key for request in table.requests)
            keys = {table.host, *seated, *(lost.key for lost in table.substituted), *asking}
            self._own = {key: _standing(table, key, common) for key in keys}
            self._spectators = _standing(table, "", common)

    def standing(self, key: str) -> Standing:
        """What a move leaves as it was; all who have no part in the table see the same."""
        return self._own.get(key, self._spectators)


def _standing(table: Table, key: str, common: bytes) -> Standing:
    text = merge_objects(common, to_json(standing_for(table, key)))
    return text[:-1], seats_of_person(table, key)


class Broadcast:
    """One message about a table; those who see the same share a text."""

    __slots__ = ("_common", "_head", "_table", "_texts", "_views")

    def __init__(self, view_cache: ViewCache, table: Table, now: int, head: dict[str, Any]) -> None:
        view_cache.update(table)
        self._views = view_cache
        self._table = table
        self._head = to_json({"type": "news", **head})[:-1]
        match = match_view(table, table.match) if table.match else None
        moving = to_json({**moving_view(table, now), "match": match})
        self._common = moving[1:-2] if match else moving[1:-1]
        """What every event changes and everybody sees; what is seen of the match comes last."""
        self._texts: dict[tuple[bytes, Seats, Seats], bytes] = {}

    def text_for(self, key: str) -> bytes:
        """The message for this person, as JSON."""
        table = self._table
        standing, seats = self._views.standing(key)
        undo = seats_to_undo_of(table, key, seats) if seats else ()
        sight = standing, acting_seats(table, key), undo
        text = self._texts.get(sight)
        if text is None:
            text = self._texts[sight] = self._written(*sight)
        return text

    def _written(self, standing: bytes, acting: Seats, undo: Seats) -> bytes:
        match = self._table.match
        own = to_json(match_for(self._table, match, acting)) if match else b""
        return b'%b,"view":%b,"acting":%b,"undo":%b,%b%b%b}}' % (
            self._head,
            standing,
            _listed(acting),
            _listed(undo),
            self._common,
            b"," if match else b"",
            own[1:],
        )


@lru_cache(64)
def _listed(seats: Seats) -> bytes:
    """Seats as JSON: few lists of them are ever needed."""
    return to_json(seats)
