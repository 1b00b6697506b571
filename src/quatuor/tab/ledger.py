"""A ledger in a browser tab: what one in memory knows, kept in a store before it counts.

Tables and lists are read when the room opens, the log of a table when the table is first asked for.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from quatuor.room.ledger import IndexedTable, WriteFailed
from quatuor.room.log_entries import LAST, Entry, LoggedEvent, Snapshot
from quatuor.room.memory_ledger import MemoryLedger, MemoryMatches, StoredTable
from quatuor.tab.store import Changes, Records, Store, read_log, read_records, write
from quatuor.table.listing import Listing, ListingRow

TABLE, MATCH, OUTAGE = "table/", "match/", "outage/"
PULSE, PERSON = "pulse", "person"


class TabMatches(MemoryMatches):
    """The matches of each person, kept."""

    def __init__(self, tables: dict[str, StoredTable], store: Store) -> None:
        super().__init__(tables)
        self._store = store

    async def write(self, tables: Sequence[IndexedTable]) -> None:
        """Replace what is written about these matches, all of it in one transaction."""
        await super().write(tables)
        records: Records = {}
        for table_id, _seq, listings in tables:
            records[TABLE + table_id] = table_record(self._tables[table_id])
            for listing in listings:
                rows = [list(row) for row in listing.rows]
                records[f"{MATCH}{table_id}/{listing.number}"] = [*listing[:-1], rows]
        await write(self._store, Changes(records=records))

    def restore(self, table_id: str, record: list[Any]) -> None:
        """Take over what was kept about one match."""
        number, phase, seq, at, rows = record
        kept = Listing(number, phase, seq, at, tuple(ListingRow(*row) for row in rows))
        self._replace(table_id, kept)


class TabLedger(MemoryLedger):
    """Satisfies `quatuor.room.ledger.Ledger`."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store
        self._known: set[str] = set()
        """The tables whose logs are in memory."""
        self._outages: list[tuple[int, int]] = []
        self.matches: TabMatches = TabMatches(self._tables, store)
        self.last_pulse: int | None = None
        """The last sign of life of a room, when this one was opened."""
        self.person: str | None = None
        """The token of whoever plays here."""

    async def open(self) -> None:
        """Read what is kept."""
        records = await read_records(self._store)
        self.last_pulse, self.person = records.get(PULSE), records.get(PERSON)
        for name in sorted(records, reverse=True):  # tables come before their matches
            record = records[name]
            if name.startswith(TABLE):
                self._tables[name.removeprefix(TABLE)] = StoredTable(**record)
            elif name.startswith(MATCH):
                self.matches.restore(name.removeprefix(MATCH).rpartition("/")[0], record)
            elif name.startswith(OUTAGE):
                self._outages.append((record[0], record[1]))

    async def open_table(self, table_id: str, owner: str, at: int) -> None:
        """Record who opened a table, and when; it is kept with its first events."""
        await super().open_table(table_id, owner, at)
        self._known.add(table_id)

    async def append(self, entries: Sequence[Entry]) -> bool:
        """Append what may be appended, once the store has it."""
        for table_id in {entry.table_id for entry in entries}:
            await self._load(table_id)
        if not self.fits(entries):
            return False
        records: Records = {PULSE: max(entry.at for entry in entries)}
        for entry in entries:
            stored = self._tables[entry.table_id]
            records[TABLE + entry.table_id] = table_record(stored) | {"last": entry.seq}
        try:
            await write(self._store, Changes(entries, records))
        except WriteFailed:
            for entry in entries:
                self._forget(entry.table_id)
            raise
        self.take(entries)
        return True

    async def events(
        self, table_id: str, start: Snapshot | None = None, limit: int = LAST
    ) -> list[LoggedEvent]:
        """The log of a table after this point."""
        await self._load(table_id)
        return await super().events(table_id, start, limit)

    async def seq_of_message(self, table_id: str, message: str) -> int | None:
        """As which event a message has counted, if it has."""
        await self._load(table_id)
        return await super().seq_of_message(table_id, message)

    async def show_table(self, table_id: str, shown: dict[str, Any] | None) -> None:
        """Set what the lobby shows of a table; None for nothing."""
        await super().show_table(table_id, shown)
        record = table_record(self._tables[table_id])
        await write(self._store, Changes(records={TABLE + table_id: record}))

    async def outages_after(self, at: int) -> list[tuple[int, int]]:
        """From when to when the tab was closed, since that moment."""
        return [(since, until) for since, until in self._outages if until > at]

    async def note_outage(self, since: int, until: int) -> None:
        """The tab was closed between these moments."""
        self._outages.append((since, until))
        await write(self._store, Changes(records={f"{OUTAGE}{since}": [since, until]}))

    async def pulse(self, now: int) -> None:
        """Give a sign of life."""
        await write(self._store, Changes(records={PULSE: now}))

    async def keep_person(self, token: str) -> None:
        """Remember who plays here."""
        await write(self._store, Changes(records={PERSON: token}))
        self.person = token

    @property
    def tables(self) -> Mapping[str, StoredTable]:
        """What is known of each table besides its log."""
        return self._tables

    async def log(self, table_id: str) -> Sequence[Entry]:
        """The log of a table as it is stored."""
        await self._load(table_id)
        return self._tables[table_id].entries

    async def write(self, changes: Changes) -> None:
        """Write beside what the room does; the room has to be opened again to know of it."""
        await write(self._store, changes)

    async def _load(self, table_id: str) -> None:
        """Have the log of a table in memory, if there is such a table."""
        if table_id in self._known or table_id not in self._tables:
            return
        entries = await read_log(self._store, table_id)
        if table_id not in self._known:
            self._known.add(table_id)
            self.take(entries)

    def _forget(self, table_id: str) -> None:
        """Read the log again before it is used: nobody knows whether a write has failed."""
        self._known.discard(table_id)
        stored = self._tables[table_id]
        stored.entries, stored.messages, stored.last = [], {}, 0


def table_record(stored: StoredTable) -> Records:
    """What is kept of a table besides its log."""
    names = ("owner", "opened", "last", "shown", "deadline", "listed")
    return {name: getattr(stored, name) for name in names}
