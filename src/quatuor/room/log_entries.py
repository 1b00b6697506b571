"""Events as entries of a log, and back; damage is detected while reading."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from quatuor.room.digests import first_digest, next_digest
from quatuor.room.json_text import from_json, to_json
from quatuor.table import Event, Refusal, Table, event_from
from quatuor.table.event_versions import VERSIONS

SCALARS = frozenset((str, int, bool, type(None)))
"""What reads the same from JSON as it was written."""
LAST = 2**31 - 1
"""No event has a higher number."""


class NoSuchTable(Refusal):
    """There is no table of that name."""

    def __init__(self) -> None:
        super().__init__("no_table", "there is no such table")


class UnreadableTable(Refusal):
    """The log of this table is damaged, or was written by a newer version."""

    def __init__(self, reason: str) -> None:
        text = "this table cannot be read; tell whoever runs the room (other tables are well)"
        super().__init__("unreadable_table", text)
        self.reason = reason
        """For the operator; it contains no names."""


class Entry(NamedTuple):
    """One entry of the log of a table, as it is stored."""

    table_id: str
    seq: int
    at: int
    message: str | None
    """Who sent it and the sender's own number for it, so that it counts once."""
    event: str
    digest: str | None = None
    """What seals the log up to here (`quatuor.room.digests`); 0.1.0 wrote none."""


class LoggedEvent(NamedTuple):
    """An event as it was read from the log, or is about to be appended."""

    seq: int
    at: int
    message: str | None
    event: Event
    digest: str
    """The digest of the log up to here."""


class Snapshot(NamedTuple):
    """A table at one event of its log, and the digest of the log up to there."""

    table: Table
    digest: str


def empty_snapshot(table_id: str) -> Snapshot:
    """Before the first event."""
    return Snapshot(Table(), first_digest(table_id))


def entry(
    table_id: str, seq: int, at: int, message: str | None, event: Event, before: str
) -> tuple[Entry, LoggedEvent]:
    """The event as a row of the log, after one with that digest, and as it is read again."""
    fields = {"event": type(event).__name__, **VERSIONS, **vars(event)}
    data = to_json(fields)
    plain = SCALARS.issuperset(map(type, fields.values()))
    digest = next_digest(before, seq, at, message, fields if plain else data)
    row = Entry(table_id, seq, at, message, data.decode(), digest)
    return row, LoggedEvent(seq, at, message, event, digest)


def read_rows(rows: Iterable[Any], seq: int, before: str) -> list[LoggedEvent]:
    """Rows of the log that follow event `seq`; raises `UnreadableTable` if they cannot."""
    found: list[LoggedEvent] = []
    digest = before
    for number, at, message, text, sealed in rows:
        seq += 1
        if number != seq:
            raise UnreadableTable(f"event {seq} is missing")
        try:
            digest = next_digest(digest, seq, at, message, text)
            event = event_from(from_json(text))
        except Exception as error:  # whatever stands in a damaged row
            raise UnreadableTable(f"event {seq}: {error}") from error
        if sealed is not None and sealed != digest:
            raise UnreadableTable(f"event {seq} does not match its digest")
        found.append(LoggedEvent(seq, at, message, event, digest))
    return found
