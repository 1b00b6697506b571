"""A ledger in memory: for a notebook, a program, a test. It keeps what a database would keep."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from quatuor.room.ledger import IndexedTable
from quatuor.room.log_entries import (
    LAST,
    Entry,
    LoggedEvent,
    Snapshot,
    empty_snapshot,
    read_rows,
)
from quatuor.room.replays import MILESTONE
from quatuor.table.listing import Listing, ListingRow

Match = tuple[str, int]
"""A table, and the number of one of its matches."""


@dataclass
class StoredTable:
    """What the ledger knows of one table."""

    owner: str
    opened: int
    last: int = 0
    """The number of the last event."""
    entries: list[Entry] = field(default_factory=list)
    messages: dict[str, int] = field(default_factory=dict)
    snapshots: dict[int, Snapshot] = field(default_factory=dict)
    shown: dict[str, Any] | None = None
    deadline: int | None = None
    listed: int = 0

    def take(self, entry: Entry) -> None:
        """Take over the next entry of the log."""
        self.entries.append(entry)
        self.last = entry.seq
        if entry.message:
            self.messages[entry.message] = entry.seq


class MemorySnapshots:
    """The newest snapshot of each table, and the first after every `MILESTONE` events."""

    def __init__(self, tables: dict[str, StoredTable]) -> None:
        self._tables = tables

    async def keep(self, table_id: str, snapshot: Snapshot) -> None:
        """Keep this one, and of the older ones only milestones."""
        kept: dict[int, Snapshot] = {}
        older = self._tables[table_id].snapshots
        for seq in sorted(older):
            kept.setdefault(seq // MILESTONE, older[seq])
        self._tables[table_id].snapshots = {
            **{one.table.seq: one for one in kept.values()},
            snapshot.table.seq: snapshot,
        }

    async def newest(self, table_id: str, seq: int = LAST, number: int = LAST) -> Snapshot:
        """The newest one up to that event and before that match, or the empty table."""
        stored = self._tables.get(table_id)
        known = stored.snapshots.values() if stored else ()
        usable = [one for one in known if one.table.seq <= seq and one.table.number < number]
        newest = max(usable, key=lambda one: one.table.seq, default=None)
        return newest or empty_snapshot(table_id)


class MemoryMatches:
    """The matches of each person."""

    def __init__(self, tables: dict[str, StoredTable]) -> None:
        self._tables = tables
        self._rows: dict[Match, tuple[Listing, dict[str, ListingRow]]] = {}

    async def write(self, tables: Sequence[IndexedTable]) -> None:
        """Replace what is written about these matches."""
        for table_id, seq, listings in tables:
            for listing in listings:
                self._replace(table_id, listing)
            stored = self._tables[table_id]
            stored.listed = max(stored.listed, seq)

    def _replace(self, table_id: str, listing: Listing) -> None:
        match = (table_id, listing.number)
        known = self._rows.get(match)
        if known is None or listing.seq >= known[0].seq:
            self._rows[match] = listing, {row.person: row for row in listing.rows}

    async def behind(self) -> Sequence[tuple[str, int]]:
        """The tables whose logs are further than the index, and up to which event it is."""
        return [
            (table_id, stored.listed)
            for table_id, stored in self._tables.items()
            if stored.listed < stored.last
        ]

    async def of(self, person: str, limit: int) -> list[dict[str, Any]]:
        """The matches of a person: those that wait for them, others in play, finished ones."""
        found = [
            (match, listing, rows[person])
            for match, (listing, rows) in self._rows.items()
            if person in rows
        ]
        found.sort(key=lambda one: (one[1].phase == "over", not one[2].waits, -one[1].at))
        return [
            {"table": table_id, "number": number, "at": listing.at, "waits": row.waits, **row.data}
            for (table_id, number), listing, row in found[:limit]
        ]

    async def waiting(self, person: str) -> int:
        """How many tables wait for this person."""
        return sum(rows[person].waits for _listing, rows in self._rows.values() if person in rows)


class MemoryLedger:
    """Satisfies `quatuor.room.ledger.Ledger`."""

    shared = False

    def __init__(self) -> None:
        self._tables: dict[str, StoredTable] = {}
        self.snapshots = MemorySnapshots(self._tables)
        self.matches = MemoryMatches(self._tables)

    async def append(self, entries: Sequence[Entry]) -> bool:
        """Append all of them; false if one is not the next event, or its message has counted."""
        fits = self.fits(entries)
        if fits:
            self.take(entries)
        return fits

    def fits(self, entries: Sequence[Entry]) -> bool:
        """Whether each is the next event of its table, with a message that has not counted."""
        for offset, entry in enumerate(entries):
            stored = self._tables[entry.table_id]
            known = entry.message in stored.messages if entry.message else False
            if entry.seq != stored.last + offset + 1 or known:
                return False
        return True

    def take(self, entries: Sequence[Entry]) -> None:
        """Take them over."""
        for entry in entries:
            self._tables[entry.table_id].take(entry)

    async def events(
        self, table_id: str, start: Snapshot | None = None, limit: int = LAST
    ) -> list[LoggedEvent]:
        """The log of a table after this point."""
        table, digest = start or empty_snapshot(table_id)
        stored = self._tables.get(table_id)
        entries = stored.entries[table.seq : table.seq + limit] if stored else ()
        return read_rows((entry[1:] for entry in entries), table.seq, digest)

    async def seq_of_message(self, table_id: str, message: str) -> int | None:
        """As which event a message has counted, if it has."""
        return self._tables[table_id].messages.get(message)

    async def open_table(self, table_id: str, owner: str, at: int) -> None:
        """Record who opened a table, and when."""
        self._tables[table_id] = StoredTable(owner, at)

    async def show_table(self, table_id: str, shown: dict[str, Any] | None) -> None:
        """Set what the lobby shows of a table; None for nothing."""
        self._tables[table_id].shown = shown

    async def lobby(self) -> list[dict[str, Any]]:
        """What the lobby shows, the newest table first."""
        shown = [
            (stored.opened, {"table": table_id, **stored.shown})
            for table_id, stored in self._tables.items()
            if stored.shown is not None
        ]
        return [entry for _opened, entry in sorted(shown, key=lambda one: -one[0])]

    async def set_deadline(self, table_id: str, deadline: int | None) -> None:
        """Set when a table has to be loaded again because a clock runs out."""
        self._tables[table_id].deadline = deadline

    async def outages_after(self, at: int) -> list[tuple[int, int]]:
        """What is in memory has never been without its room."""
        return []
