"""Writing to SQLite, in a thread of its own: the event loop never waits for the disk.

A thread that comes back from the disk has to wait until Python's lock is free, and on a busy server
that takes longer than a commit. So a group is one call where possible: one statement that adds all
rows, and that is a transaction by itself.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from quatuor.room.json_text import to_json
from quatuor.room.log_entries import Entry
from quatuor.server.transactions import INSERT, Refused, Statement
from quatuor.server.wal_checkpoints import PAGES, Checkpoints

T = TypeVar("T")
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000")
"""Readers go on while one writer commits, and a commit is on disk."""
FIELDS = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(Entry._fields)))
"""The values of one row in a list of lists; the shorter `->>` is not known to older SQLites."""
APPEND_ALL = f"{INSERT} SELECT {FIELDS} FROM json_each(?)"
PLACES = ", ".join("?" for _ in Entry._fields)
APPEND_ONE = f"{INSERT} VALUES ({PLACES}) ON CONFLICT DO NOTHING"


class SqliteTransactions:
    """The only connection of this process that writes to the file."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "ledger")
        self._connection: sqlite3.Connection | None = None
        self._checkpoints = Checkpoints(path)

    async def open(self) -> None:
        """Be ready to write."""
        await self._there(self._connect)
        self._checkpoints.start()

    async def write(self, entries: Sequence[Entry], statements: Sequence[Statement]) -> Refused:
        """Commit all of it; the lines that were refused."""
        refused = await self._there(lambda: self._commit(entries, statements))
        self._checkpoints.committed(len(entries) + len(statements))
        return refused

    async def close(self) -> None:
        """Write no more."""
        await self._there(self._checkpoints.stop)
        await self._there(self.connection.close)
        self._thread.shutdown()

    @property
    def connection(self) -> sqlite3.Connection:
        """The connection, which only the thread may use."""
        assert self._connection is not None
        return self._connection

    async def _there(self, work: Callable[[], T]) -> T:
        """Do this in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _connect(self) -> None:
        Path(self._path).parent.mkdir(parents=True, exist_ok=True)
        self._connection = sqlite3.connect(self._path, isolation_level=None)
        for pragma in PRAGMAS:
            self._connection.execute(f"PRAGMA {pragma}")
        self._connection.execute(f"PRAGMA wal_autocheckpoint={PAGES}")

    def _commit(self, entries: Sequence[Entry], statements: Sequence[Statement]) -> Refused:
        try:
            if statements:
                self._transaction(lambda: self._append_all(entries), statements)
            else:
                self._append_all(entries)
        except sqlite3.IntegrityError:
            return self._transaction(lambda: self._append_each(entries), statements)
        return set()

    def _transaction(self, append: Callable[[], T], statements: Sequence[Statement]) -> T:
        """Everything together, or nothing of it."""
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            appended = append()
            for statement in statements:
                self.connection.execute(statement.text, statement.values)
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise
        return appended

    def _append_all(self, entries: Sequence[Entry]) -> None:
        if entries:
            self.connection.execute(
                APPEND_ALL, (to_json([tuple(entry) for entry in entries]).decode(),)
            )

    def _append_each(self, entries: Sequence[Entry]) -> Refused:
        execute = self.connection.execute
        return {
            (entry.table_id, entry.seq)
            for entry in entries
            if execute(APPEND_ONE, entry).rowcount == 0
        }
