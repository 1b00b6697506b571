"""A backup is one SQLite file with everything that cannot be made again, whatever the database is.

SQLite's own way of copying works beside a server that writes: a copy of the file without its
journal would be unreadable. From PostgreSQL the rows are read in one transaction, so that all of
them are of one moment.
"""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import text

from quatuor.errors import BadRequest
from quatuor.server.database import engine_for, migrate
from quatuor.server.maintenance import file_of, require_newest

KEPT = {
    "tables": ("table_id", "owner", "opened", "shown", "deadline", "listed"),
    "log": ("table_id", "seq", "at", "message", "event", "digest"),
    "games": ("person", "table_id", "number", "seq", "at", "waits", "phase", "data"),
    "forgotten": ("table_id", "seq", "at"),
    "outages": ("since", "until"),
    "pulses": ("process", "at"),
}
"""The columns of every table that is kept; snapshots and connections are made again."""
ROWS = 1_000
"""Rows that are copied at a time."""


async def backup(url: str, target: Path) -> int:
    """Write everything to a file, which appears only when it is whole; its size in bytes."""
    if target.is_dir() or not target.parent.is_dir():
        raise BadRequest(f"{target} cannot be written: name a file in a folder that is there")
    await require_newest(url)
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        source = file_of(url)
        if source:
            await asyncio.to_thread(_copied, source, part)
        else:
            await _dumped(url, part)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(target)
    finally:
        for left in (part, *(Path(f"{part}{end}") for end in ("-wal", "-shm", "-journal"))):
            left.unlink(missing_ok=True)
    return target.stat().st_size


def _copied(source: Path, target: Path) -> None:
    """One moment of a file that may be written to meanwhile, without what can be made again."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("DELETE FROM snapshots")
        new.execute("DELETE FROM attendance")
        new.commit()
        new.execute("PRAGMA journal_mode=DELETE")
        new.execute("VACUUM")


async def _dumped(url: str, target: Path) -> None:
    """The rows of one moment of a PostgreSQL, in a new file."""
    await migrate(f"sqlite:///{target}")
    engine = engine_for(url, writes=False)
    with closing(sqlite3.connect(target)) as new:
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            for table, columns in KEPT.items():
                names, places = ", ".join(columns), ", ".join("?" for _ in columns)
                rows = await connection.stream(text(f"SELECT {names} FROM {table}"))
                async for page in rows.partitions(ROWS):
                    new.executemany(
                        f"INSERT INTO {table} ({names}) VALUES ({places})", [tuple(r) for r in page]
                    )
            new.commit()
            new.execute("PRAGMA journal_mode=DELETE")
    await engine.dispose()
