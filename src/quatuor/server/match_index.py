"""The index of matches by person, in the database; see `quatuor.room.my_games`.

Up to which event a table is in the index is recorded in `tables.listed`.
"""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from quatuor.room.json_text import to_json
from quatuor.room.ledger import IndexedTable
from quatuor.server.transactions import Statement

if TYPE_CHECKING:
    from quatuor.server.storage import Storage

COLUMNS = {
    "person": "text",
    "table_id": "text",
    "number": "integer",
    "seq": "integer",
    "at": "bigint",
    "waits": "boolean",
    "phase": "text",
    "data": "text",
}
"""The columns of `games`."""
TYPES = COLUMNS | {"known": "integer"}
"""Those, and up to which event a table was known when its rows were made."""
ROWS = tuple(TYPES)
MATCHES = ("table_id", "number", "seq")
TABLES = ("table_id", "seq")
UPSERT = f"""INSERT INTO games ({", ".join(COLUMNS)})
    SELECT {", ".join(COLUMNS)} FROM given WHERE NOT EXISTS (SELECT 1 FROM forgotten
        WHERE forgotten.table_id = given.table_id AND forgotten.seq > given.known)
    ON CONFLICT (person, table_id, number) DO UPDATE SET seq = excluded.seq, at = excluded.at,
    waits = excluded.waits, phase = excluded.phase, data = excluded.data
    WHERE excluded.seq >= games.seq"""
"""Rows that were made before somebody was forgotten come too late: they know their name."""
LEFT = """DELETE FROM games WHERE (person, table_id, number) IN (
    SELECT games.person, games.table_id, games.number FROM given
    JOIN games ON games.table_id = given.table_id AND games.number = given.number
    WHERE games.seq < given.seq AND games.phase <> 'over')"""
LISTED = """INSERT INTO tables (table_id, owner, opened, listed)
    SELECT tables.table_id, tables.owner, tables.opened, given.seq FROM given
    JOIN tables ON tables.table_id = given.table_id WHERE tables.listed < given.seq
    ON CONFLICT (table_id) DO UPDATE SET listed = excluded.listed
    WHERE excluded.listed > tables.listed"""
"""Each takes all rows at once: a statement for each of them would hold up every move."""
BEHIND = """SELECT table_id, listed FROM tables
    WHERE listed < (SELECT max(seq) FROM log WHERE log.table_id = tables.table_id)"""
WAITING = "SELECT count(*) FROM games WHERE person = :p AND waits"
OF_PERSON = """SELECT table_id, number, at, waits, data FROM games WHERE person = :p
    ORDER BY phase = 'over', waits DESC, at DESC LIMIT :l"""


def with_given(kind: str, columns: Sequence[str], statement: str) -> str:
    """A statement about the rows in the JSON text `:given`, which are lists of these columns."""
    if kind == "sqlite":
        fields = (f"json_extract(value, '$[{place}]')" for place in range(len(columns)))
        source = "json_each(:given)"
    else:
        fields = (f"CAST(value ->> {at} AS {TYPES[name]})" for at, name in enumerate(columns))
        source = "json_array_elements(CAST(:given AS json))"
    given = f"SELECT {', '.join(fields)} FROM {source}"
    return f"WITH given ({', '.join(columns)}) AS ({given}) {statement}"


class SqlMatchIndex:
    """Satisfies `quatuor.room.ledger.MatchIndex`."""

    def __init__(self, storage: "Storage", kind: str) -> None:
        self._storage = storage
        self._upsert = with_given(kind, ROWS, UPSERT)
        self._left = with_given(kind, MATCHES, LEFT)
        self._listed = with_given(kind, TABLES, LISTED)

    async def write(self, tables: Sequence[IndexedTable]) -> None:
        """Replace what is written about these matches, all of it in one transaction."""
        matches = [(table, listing) for table in tables for listing in table.listings]
        rows = [
            (
                row.person,
                table.table_id,
                listing.number,
                listing.seq,
                listing.at,
                row.waits,
                listing.phase,
                to_json(row.data).decode(),
                table.seq,
            )
            for table, listing in matches
            for row in listing.rows
        ]
        current = [(table.table_id, listing.number, listing.seq) for table, listing in matches]
        known = [(table.table_id, table.seq) for table in tables]
        given = {self._upsert: rows, self._left: current, self._listed: known}
        await self._storage.writer.execute_all(
            [
                Statement(text, {"given": to_json(each).decode()})
                for text, each in given.items()
                if each
            ]
        )

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
