"""Writing to PostgreSQL: a group is one statement, and one way there and back."""

import asyncio
import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import asyncpg

from quatuor.room.log_entries import Entry
from quatuor.server.transactions import INSERT, Refused, Statement

APPEND_ALL = f"""{INSERT}
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[])"""
APPEND_ONE = f"{INSERT} VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING"
NOTHING_ADDED = "INSERT 0 0"
NAMED = re.compile(r"(?<!:):(\w+)")
CONNECT, COMMIT = 5.0, 10.0
"""Seconds after which a database that does not answer is given up, until the next attempt."""


class PostgresTransactions:
    """A connection of its own, which is made anew when it was lost."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: Any = None

    async def open(self) -> None:
        """Be ready to write."""
        self._connection = await asyncpg.connect(self._url, timeout=CONNECT)

    async def write(self, entries: Sequence[Entry], statements: Sequence[Statement]) -> Refused:
        """Commit all of it; the lines that were refused."""
        if self._connection.is_closed():
            await self.open()
        try:
            async with asyncio.timeout(COMMIT):
                return await self._commit(entries, statements)
        except TimeoutError:
            self._connection.terminate()
            raise TimeoutError(f"the database has not answered for {COMMIT:.0f} s") from None

    async def _commit(self, entries: Sequence[Entry], statements: Sequence[Statement]) -> Refused:
        try:
            if not statements:
                await self._append_all(entries)
                return set()
            async with self._connection.transaction():
                await self._append_all(entries)
                await self._execute(statements)
                return set()
        except asyncpg.UniqueViolationError:
            async with self._connection.transaction():
                refused = await self._append_each(entries)
                await self._execute(statements)
                return refused

    async def close(self) -> None:
        """Write no more."""
        await self._connection.close()

    async def _append_all(self, entries: Sequence[Entry]) -> None:
        if entries:
            await self._connection.execute(APPEND_ALL, *zip(*entries, strict=True))

    async def _append_each(self, entries: Sequence[Entry]) -> Refused:
        return {
            (entry.table_id, entry.seq)
            for entry in entries
            if await self._connection.execute(APPEND_ONE, *entry) == NOTHING_ADDED
        }

    async def _execute(self, statements: Sequence[Statement]) -> None:
        for statement in statements:
            text, names = numbered(statement.text)
            await self._connection.execute(text, *(statement.values[name] for name in names))


@cache
def numbered(text: str) -> tuple[str, tuple[str, ...]]:
    """A statement with its values numbered, as PostgreSQL wants them, and their names in order.

    >>> numbered("UPDATE tables SET shown = :s WHERE table_id = :t")
    ('UPDATE tables SET shown = $1 WHERE table_id = $2', ('s', 't'))
    """
    names = tuple(dict.fromkeys(NAMED.findall(text)))
    return NAMED.sub(lambda found: f"${names.index(found[1]) + 1}", text), names
