"""The message `news`, which is sent to everybody who follows a table.

A move changes little of what there is to see. So the view in a message is put together from parts:
what a move leaves as it was is written once for many moves, what everybody sees once for each, and
only what may be played now for each viewer. The parts are those of `quatuor.table.view`.
"""

from typing import Any

from quatuor.room.json_text import merge_objects, to_json
from quatuor.table import Table
from quatuor.table.offers import seats_to_undo
from quatuor.table.view import (
    acting_seats,
    match_for,
    match_view,
    moving_view,
    standing_for,
    standing_parts,
    standing_view,
)


class ViewCache:
    """The parts of the views of one table that few events change, for each person, as JSON."""

    __slots__ = ("_known", "_own", "_spectators")

    def __init__(self) -> None:
        self._known: tuple[Any, ...] | None = None
        """The parts of the table from which the texts below were written."""
        self._own: dict[str, bytes] = {}
        """For the host and everybody on a seat, by key."""
        self._spectators = b""

    def update(self, table: Table) -> None:
        """Write those parts again if they have changed."""
        if self._known != (known := standing_parts(table)):
            self._known = known
            common = to_json(standing_view(table))
            seated = (person.key for seat in table.seats for person in seat.people)
            asking = (request.key for request in table.requests)
            keys = {table.host, *seated, *(lost.key for lost in table.substituted), *asking}
            self._own = {
                key: merge_objects(common, to_json(standing_for(table, key))) for key in keys
            }
            self._spectators = merge_objects(common, to_json(standing_for(table, "")))

    def standing(self, key: str) -> bytes:
        """What a move leaves as it was; all who have no part in the table see the same."""
        return self._own.get(key, self._spectators)


class Broadcast:
    """One message about a table; those who see the same share a text."""

    __slots__ = ("_head", "_match", "_moving", "_reporter", "_table", "_texts")

    def __init__(self, view_cache: ViewCache, table: Table, now: int, head: dict[str, Any]) -> None:
        view_cache.update(table)
        self._reporter = view_cache
        self._table = table
        self._head = to_json({"type": "news", **head})
        self._moving = to_json(moving_view(table, now))
        self._match = to_json(match_view(table, table.match)) if table.match else b""
        self._texts: dict[tuple[bytes, tuple[int, ...], tuple[int, ...]], bytes] = {}

    def text_for(self, key: str) -> bytes:
        """The message for this person, as JSON."""
        table = self._table
        acting, undo = acting_seats(table, key), seats_to_undo(table, key)
        sight = self._reporter.standing(key), acting, undo
        text = self._texts.get(sight)
        if text is None:
            text = self._texts[sight] = self._written(*sight)
        return text

    def _written(self, standing: bytes, acting: tuple[int, ...], undo: tuple[int, ...]) -> bytes:
        match = self._table.match
        own = to_json(match_for(self._table, match, acting)) if match else b""
        seen = b'%b,"acting":%b,"undo":%b,"match":%b}' % (
            merge_objects(standing, self._moving)[:-1],
            to_json(acting),
            to_json(undo),
            merge_objects(self._match, own) if match else b"null",
        )
        return b'%b,"view":%b}' % (self._head[:-1], seen)
