"""The message `news`, as a frame for everybody who looks at a table.

A move changes little of what there is to see. So the view in a message is put together from parts:
what a move leaves as it was is written once for many moves, what everybody sees once for each, and
only what may be played now for each viewer. The parts are those of `quatuor.table.view`.
"""

from typing import Any

from quatuor.room.json_text import joined, written
from quatuor.server.websocket_frames import TEXT, framed
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


class Reporter:
    """Remembers what stands at one table, as each person sees it."""

    __slots__ = ("_known", "_own", "_strangers")

    def __init__(self) -> None:
        self._known: tuple[Any, ...] | None = None
        """What the texts below were written about."""
        self._own: dict[str, bytes] = {}
        """For the host and everybody on a seat, by key."""
        self._strangers = b""

    def look(self, table: Table) -> None:
        """See whether what stands has changed."""
        if self._known != (known := standing_parts(table)):
            self._known = known
            common = written(standing_view(table))
            seated = (person.key for seat in table.seats for person in seat.people)
            asking = (request.key for request in table.requests)
            keys = {table.host, *seated, *(lost.key for lost in table.substituted), *asking}
            self._own = {key: joined(common, written(standing_for(table, key))) for key in keys}
            self._strangers = joined(common, written(standing_for(table, "")))

    def standing(self, key: str) -> bytes:
        """What a move leaves as it was; all who have no part in the table see the same."""
        return self._own.get(key, self._strangers)


class News:
    """One message about a table; those who see the same share a frame."""

    __slots__ = ("_frames", "_head", "_match", "_moving", "_reporter", "_table")

    def __init__(self, reporter: Reporter, table: Table, now: int, head: dict[str, Any]) -> None:
        reporter.look(table)
        self._reporter = reporter
        self._table = table
        self._head = written({"type": "news", **head})
        self._moving = written(moving_view(table, now))
        self._match = written(match_view(table, table.match)) if table.match else b""
        self._frames: dict[tuple[bytes, tuple[int, ...], tuple[int, ...]], bytes] = {}

    def frame_for(self, key: str) -> bytes:
        """The frame for this person."""
        table = self._table
        acting, undo = acting_seats(table, key), seats_to_undo(table, key)
        sight = self._reporter.standing(key), acting, undo
        frame = self._frames.get(sight)
        if frame is None:
            frame = self._frames[sight] = self._framed(*sight)
        return frame

    def _framed(self, standing: bytes, acting: tuple[int, ...], undo: tuple[int, ...]) -> bytes:
        match = self._table.match
        own = written(match_for(self._table, match, acting)) if match else b""
        seen = b'%b,"acting":%b,"undo":%b,"match":%b}' % (
            joined(standing, self._moving)[:-1],
            written(acting),
            written(undo),
            joined(self._match, own) if match else b"null",
        )
        return framed(TEXT, b'%b,"view":%b}' % (self._head[:-1], seen))
