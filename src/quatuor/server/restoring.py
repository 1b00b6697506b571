"""Bring the tables of a backup into a database, also into one that a running server uses.

Nothing that can be read is overwritten: a table comes from the backup if the database does not have
it, has less of it, or cannot read it. So a whole room is restored into an empty database, and
single tables into one in use.
"""

import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from quatuor.errors import BadRequest
from quatuor.room.log_entries import LAST, UnreadableTable, empty_snapshot
from quatuor.room.replays import Replays
from quatuor.server.backups import KEPT
from quatuor.server.database import migrate, step_of, transactions_for
from quatuor.server.executors import ThreadExecutor
from quatuor.server.migrations import NEWEST
from quatuor.server.storage import Storage
from quatuor.server.transactions import Statement, Transactions

OF_A_TABLE = ("tables", "log", "games", "forgotten")
MAGIC = b"SQLite format 3\0"


@dataclass
class Restored:
    """How many tables came from the backup, and how many were there."""

    restored: int = 0
    kept: int = 0
    unreadable: int = 0
    """Of the backup's own: they were left out."""


async def restore(url: str, source: Path, now: int) -> Restored:
    """Bring everything of the backup that the database lacks."""
    with source.open("rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            raise BadRequest(f"{source} is no backup of Quatuor")
    with TemporaryDirectory(prefix="quatuor-") as folder:
        copy = Path(folder) / "backup.db"
        shutil.copyfile(source, copy)
        backup = f"sqlite:///{copy}"
        step = await step_of(backup)
        if step is None or step > NEWEST:
            raise BadRequest(f"{source} is no backup of this version of Quatuor, or an older one")
        await migrate(backup)
        await migrate(url)
        return await _merge(Storage(backup), url, copy, now)


async def _merge(backup: Storage, url: str, copy: Path, now: int) -> Restored:
    done, target, ledger = Restored(), Storage(url), transactions_for(url)
    await ledger.open()
    try:
        with closing(sqlite3.connect(copy)) as rows:
            if not await target.select("SELECT 1 FROM tables LIMIT 1"):
                await ledger.write([], _outages(rows, now))
            for (table_id,) in rows.execute("SELECT DISTINCT table_id FROM log").fetchall():
                theirs = await _length(backup, table_id)
                if theirs == 0:
                    done.unreadable += 1
                elif await _length(target, table_id) >= theirs:
                    done.kept += 1
                else:
                    await _replace(ledger, rows, table_id)
                    done.restored += 1
    finally:
        await ledger.close()
        for storage in (backup, target):
            await storage.stop()
    return done


async def _length(storage: Storage, table_id: str) -> int:
    """How many events of a table there are; 0 if it is missing or cannot be read."""
    thread = ThreadExecutor("replay", 1)
    replays = Replays(storage, thread)
    try:
        base = await replays.replay(table_id, empty_snapshot(table_id), lambda *_: True, until=LAST)
    except UnreadableTable:
        return 0
    finally:
        thread.stop()
    return base.table.seq


async def _replace(ledger: Transactions, rows: sqlite3.Connection, table_id: str) -> None:
    """All of a table in one transaction."""
    about = {"t": table_id}
    statements = [
        Statement(f"DELETE FROM {kind} WHERE table_id = :t", about)
        for kind in (*OF_A_TABLE, "snapshots")
    ]
    for kind in OF_A_TABLE:
        names = ", ".join(KEPT[kind])
        found = rows.execute(f"SELECT {names} FROM {kind} WHERE table_id = ?", (table_id,))
        statements += [_insert(kind, row) for row in found]
    await ledger.write([], statements)


def _outages(rows: sqlite3.Connection, now: int) -> list[Statement]:
    """When the server was away, the time since the backup included: it costs nobody anything."""
    kept = rows.execute("SELECT since, until FROM outages").fetchall()
    (last,) = rows.execute("SELECT max(at) FROM pulses").fetchone()
    away = [(last, now)] if last is not None and last < now else []
    return [_insert("outages", row) for row in {*kept, *away}]


def _insert(kind: str, row: tuple[Any, ...]) -> Statement:
    columns = KEPT[kind]
    values = dict(zip(columns, row, strict=True))
    if "waits" in values:
        values["waits"] = bool(values["waits"])
    places = ", ".join(f":{column}" for column in columns)
    text = f"INSERT INTO {kind} ({', '.join(columns)}) VALUES ({places}) ON CONFLICT DO NOTHING"
    return Statement(text, values)
