"""The index of matches by person, in the database; see `quatuor.room.my_games`.

Up to which event a table is in the index is recorded in `tables.listed`.
"""

import asyncio
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from quatuor.room.json_text import to_json
from quatuor.table.listing import Listing

if TYPE_CHECKING:
    from quatuor.server.storage import Storage

UPSERT = """INSERT INTO games (person, table_id, number, seq, at, waits, phase, data)
    VALUES (:p, :t, :n, :s, :a, :w, :f, :d)
    ON CONFLICT (person, table_id, number) DO UPDATE SET seq = excluded.seq, at = excluded.at,
    waits = excluded.waits, phase = excluded.phase, data = excluded.data
    WHERE excluded.seq >= games.seq"""
LEFT = "DELETE FROM games WHERE table_id = :t AND number = :n AND seq < :s AND phase <> 'over'"
LISTED = "UPDATE tables SET listed = :s WHERE table_id = :t AND listed < :s"
BEHIND = """SELECT table_id, listed FROM tables
    WHERE listed < (SELECT max(seq) FROM log WHERE log.table_id = tables.table_id)"""
WAITING = "SELECT count(*) FROM games WHERE person = :p AND waits"
OF_PERSON = """SELECT table_id, number, at, waits, data FROM games WHERE person = :p
    ORDER BY phase = 'over', waits DESC, at DESC LIMIT :l"""


class SqlMatchIndex:
    """Satisfies `quatuor.room.ledger.MatchIndex`."""

    def __init__(self, storage: "Storage") -> None:
        self._storage = storage

    async def write(self, table_id: str, listing: Listing) -> None:
        """Replace what is written about this match of a table."""
        about = {"t": table_id, "n": listing.number, "s": listing.seq}
        execute = self._storage.writer.execute
        writes = [
            execute(
                UPSERT,
                **about,
                p=row.person,
                a=listing.at,
                w=row.waits,
                f=listing.phase,
                d=to_json(row.data).decode(),
            )
            for row in listing.rows
        ]
        await asyncio.gather(*writes, execute(LEFT, **about))

    async def written_up_to(self, table_id: str, seq: int) -> None:
        """Record that the index knows the table up to this event."""
        await self._storage.writer.execute(LISTED, t=table_id, s=seq)

    async def behind(self) -> Sequence[tuple[str, int]]:
        """The tables whose logs are further than the index, and up to which event it is."""
        return [(table_id, listed) for table_id, listed in await self._storage.select(BEHIND)]

    async def of(self, person: str, limit: int) -> list[dict[str, Any]]:
        """The matches of a person: those that wait for them, others in play, finished ones."""
        rows = await self._storage.select(OF_PERSON, p=person, l=limit)
        return [
            {"table": table, "number": number, "at": at, "waits": bool(waits)} | json.loads(data)
            for table, number, at, waits, data in rows
        ]

    async def waiting(self, person: str) -> int:
        """How many tables wait for this person."""
        return int((await self._storage.select(WAITING, p=person))[0][0])
