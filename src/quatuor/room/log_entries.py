"""Rows of a table's log as events, and events as rows; damage is found out while reading."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import orjson

from quatuor.room.digests import first_digest, next_digest
from quatuor.room.json_text import written
from quatuor.server.transactions import Entry
from quatuor.table import Event, Refusal, Table, event_from
from quatuor.table.event_versions import VERSIONS

LAST = 2**31 - 1
"""No event has a higher number."""


class NoSuchTable(Refusal):
    """There is no table of that name."""

    def __init__(self) -> None:
        super().__init__("no_table", "there is no such table")


class UnreadableTable(Refusal):
    """The log of this table is damaged, or was written by a newer version."""

    def __init__(self, reason: str) -> None:
        told = "this table cannot be read; tell whoever runs the room (other tables are well)"
        super().__init__("unreadable_table", told)
        self.reason = reason
        """For whoever runs the room; it names nobody."""


class Logged(NamedTuple):
    """An event as it stands in the log."""

    seq: int
    at: int
    message: str | None
    event: Event
    digest: str
    """The digest of the log up to here."""


class Base(NamedTuple):
    """A table from which a replay begins, and the digest of the log that led to it."""

    table: Table
    digest: str


def empty_base(table_id: str) -> Base:
    """Before the first event."""
    return Base(Table(), first_digest(table_id))


def entry(
    table_id: str, seq: int, at: int, message: str | None, event: Event, before: str
) -> tuple[Entry, Logged]:
    """The event as a row of the log, after one with that digest, and as it is read again."""
    data = written({"event": type(event).__name__, **VERSIONS, **vars(event)})
    digest = next_digest(before, seq, at, message, data)
    row = Entry(table_id, seq, at, message, data.decode(), digest)
    return row, Logged(seq, at, message, event, digest)


def read_rows(rows: Iterable[Any], seq: int, before: str) -> list[Logged]:
    """Rows of the log that follow event `seq`; raises `UnreadableTable` if they cannot."""
    found: list[Logged] = []
    digest = before
    for number, at, message, text, sealed in rows:
        seq += 1
        if number != seq:
            raise UnreadableTable(f"event {seq} is missing")
        try:
            digest = next_digest(digest, seq, at, message, text)
            event = event_from(orjson.loads(text))
        except Exception as error:  # whatever stands in a damaged row
            raise UnreadableTable(f"event {seq}: {error}") from error
        if sealed is not None and sealed != digest:
            raise UnreadableTable(f"event {seq} does not match its digest")
        found.append(Logged(seq, at, message, event, digest))
    return found
