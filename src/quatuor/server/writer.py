"""One writer, group commit: everything that waits goes to disk in one transaction.

While a commit is under way new requests gather, and the next commit takes them all. So many tables
share one wait for the disk, and nobody is told that something counts before it is there.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quatuor.server.wire import written

GROUP = 512
"""The most requests in one transaction."""

APPEND = {
    "sqlite": """
        INSERT INTO log (table_id, seq, at, message, event)
        SELECT value ->> 'table_id', value ->> 'seq', value ->> 'at', value ->> 'message',
               value ->> 'event'
        FROM json_each(:rows) WHERE true
        ON CONFLICT DO NOTHING RETURNING table_id, seq""",
    "postgresql": """
        INSERT INTO log (table_id, seq, at, message, event)
        SELECT table_id, seq, at, message, event
        FROM jsonb_to_recordset(CAST(:rows AS jsonb))
             AS r(table_id text, seq int, at bigint, message text, event text)
        ON CONFLICT DO NOTHING RETURNING table_id, seq""",
}


@dataclass(frozen=True)
class Entry:
    """One line of the log of a table."""

    table_id: str
    seq: int
    at: int
    message: str | None
    """Who sent it and the sender's own number for it, so that it counts once."""
    event: str


@dataclass(frozen=True)
class Request:
    """Entries that belong together, or one statement; and who waits for it."""

    entries: tuple[Entry, ...]
    statement: str
    values: dict[str, Any]
    done: asyncio.Future[bool]


class Writer:
    """The only one in this process that writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._append = text(APPEND[engine.dialect.name])
        self._waiting: list[Request] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self.commits = 0

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write_on())

    async def stop(self) -> None:
        """Write what still waits, then end."""
        self._stopping = True
        self._wake.set()
        if self._task:
            await self._task

    async def append(self, entries: Sequence[Entry]) -> bool:
        """Add to the log; false if another event came first or the message has counted already."""
        return await self._request(tuple(entries), "", {})

    async def execute(self, statement: str, **values: Any) -> None:
        """Run another statement in the next transaction."""
        await self._request((), statement, values)

    async def _request(
        self, entries: tuple[Entry, ...], statement: str, values: dict[str, Any]
    ) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Request(entries, statement, values, done))
        self._wake.set()
        return await done

    async def _write_on(self) -> None:
        while self._waiting or not self._stopping:
            await self._wake.wait()
            group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            if not self._waiting and not self._stopping:
                self._wake.clear()
            if group:
                await self._write(group)

    async def _write(self, group: list[Request]) -> None:
        """One transaction; nobody hears anything before it is committed."""
        try:
            async with self._engine.begin() as connection:
                kept = await self._append_all(connection, group)
                for request in group:
                    if request.statement:
                        await connection.execute(text(request.statement), request.values)
        except Exception as error:  # a full disk, a lost database: told to everybody who waits
            for request in group:
                if not request.done.done():
                    request.done.set_exception(NotKept(str(error)))
            return
        self.commits += 1
        for request in group:
            if not request.done.done():
                request.done.set_result(
                    all((entry.table_id, entry.seq) in kept for entry in request.entries)
                )

    async def _append_all(
        self, connection: AsyncConnection, group: list[Request]
    ) -> set[tuple[str, int]]:
        rows = [entry for request in group for entry in request.entries]
        if not rows:
            return set()
        result = await connection.execute(self._append, {"rows": written(rows)})
        return {(str(table), int(seq)) for table, seq in result}


class NotKept(Exception):
    """Something could not be written; it does not count."""
