"""What is kept: the log of every table, snapshots, the lobby, and when the server was away."""

import asyncio
import json
from collections.abc import Awaitable, Sequence
from typing import Any

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from quatuor.room.json_text import to_json
from quatuor.room.ledger import WriteFailed
from quatuor.room.log_entries import LAST, Entry, LoggedEvent, Snapshot, empty_snapshot, read_rows
from quatuor.server.database import ANSWER, engine_for, migrate, transactions_for
from quatuor.server.group_commit import GroupCommit
from quatuor.server.match_index import SqlMatchIndex
from quatuor.server.snapshots import Snapshots

DAY = 24 * 3600 * 1000
ASKED = {
    "sqlite": "SELECT value FROM json_each(:ids)",
    "postgresql": "SELECT jsonb_array_elements_text(CAST(:ids AS jsonb))",
}
"""The names in a list, one a row."""
LATEST = """WITH asked (table_id) AS ({asked})
    SELECT table_id, (SELECT max(seq) FROM log WHERE log.table_id = asked.table_id) FROM asked"""
"""One look into the index for each table; to group the lines would be to read all of them."""


class Storage:
    """All reading and writing of a server process; satisfies `quatuor.room.ledger.Ledger`."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._read_engine = engine_for(url, writes=False)
        kind = self._read_engine.dialect.name
        self._latest = LATEST.format(asked=ASKED[kind])
        self.shared = kind == "postgresql"
        """Whether other servers may use the database without our being told."""
        self.writer = GroupCommit(transactions_for(url))
        self.snapshots = Snapshots(self)
        self.matches = SqlMatchIndex(self, kind)

    async def start(self) -> None:
        """Bring the database up to date and begin to write."""
        await migrate(self._url)
        await self.writer.start()

    async def stop(self) -> None:
        """Write what waits and close everything."""
        await self.writer.stop()
        await self._read_engine.dispose()

    def append(self, entries: Sequence[Entry]) -> Awaitable[bool]:
        """Add to the log; false if somebody else was first, or if the message has counted."""
        return self.writer.append(entries)

    async def events(
        self, table_id: str, start: Snapshot | None = None, limit: int = LAST
    ) -> list[LoggedEvent]:
        """The log of a table after this start; raises `UnreadableTable` where it is damaged."""
        table, digest = start or empty_snapshot(table_id)
        rows = await self.select(
            "SELECT seq, at, message, event, digest FROM log"
            " WHERE table_id = :t AND seq > :s ORDER BY seq LIMIT :l",
            t=table_id,
            s=table.seq,
            l=limit,
        )
        return read_rows(rows, table.seq, digest)

    async def seq_of_message(self, table_id: str, message: str) -> int | None:
        """As which event a message has counted."""
        rows = await self.select(
            "SELECT seq FROM log WHERE table_id = :t AND message = :m", t=table_id, m=message
        )
        return int(rows[0][0]) if rows else None

    async def latest(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables that has one."""
        if not table_ids:
            return {}
        rows = await self.select(self._latest, ids=to_json(table_ids).decode())
        return {table_id: seq for table_id, seq in rows if seq is not None}

    async def open_table(self, table_id: str, owner: str, at: int) -> None:
        """Remember who opened a table, and when."""
        await self.writer.execute(
            "INSERT INTO tables (table_id, owner, opened) VALUES (:t, :o, :a)",
            t=table_id,
            o=owner,
            a=at,
        )

    async def show_table(self, table_id: str, shown: dict[str, Any] | None) -> None:
        """What the lobby shows of a table; None for nothing."""
        await self.writer.execute(
            "UPDATE tables SET shown = :s WHERE table_id = :t",
            t=table_id,
            s=to_json(shown).decode() if shown else None,
        )

    async def set_deadline(self, table_id: str, deadline: int | None) -> None:
        """Set when a table has to be loaded again because a clock runs out."""
        await self.writer.execute(
            "UPDATE tables SET deadline = :d WHERE table_id = :t", t=table_id, d=deadline
        )

    async def due(self, now: int) -> list[str]:
        """The tables whose time has come."""
        rows = await self.select(
            "SELECT table_id FROM tables WHERE deadline <= :n LIMIT 100", n=now
        )
        return [row[0] for row in rows]

    async def lobby(self) -> list[dict[str, Any]]:
        """What the lobby shows, the newest table first."""
        rows = await self.select(
            "SELECT table_id, shown FROM tables WHERE shown IS NOT NULL"
            " ORDER BY opened DESC LIMIT 100"
        )
        return [{"table": table_id, **json.loads(shown)} for table_id, shown in rows]

    async def shown(self) -> list[str]:
        """The tables that the lobby shows."""
        rows = await self.select("SELECT table_id FROM tables WHERE shown IS NOT NULL")
        return [row[0] for row in rows]

    async def opened_today(self, owner: str, now: int) -> int:
        """How many tables somebody has opened in a day."""
        rows = await self.select(
            "SELECT count(*) FROM tables WHERE owner = :o AND opened > :a", o=owner, a=now - DAY
        )
        return int(rows[0][0])

    async def pulse(self, process: str, now: int) -> None:
        """This process is alive."""
        await self.writer.execute(
            "INSERT INTO pulses (process, at) VALUES (:p, :a)"
            " ON CONFLICT (process) DO UPDATE SET at = excluded.at",
            p=process,
            a=now,
        )

    async def last_pulse(self) -> int | None:
        """When some process last gave a sign of life."""
        rows = await self.select("SELECT max(at) FROM pulses")
        return None if rows[0][0] is None else int(rows[0][0])

    async def wall_clock(self) -> int | None:
        """The time of the database's machine, which all processes share; None if it is ours."""
        if not self.shared:
            return None
        rows = await self.select("SELECT extract(epoch FROM clock_timestamp()) * 1000")
        return int(rows[0][0])

    async def other_pulse(self, process: str, after: int) -> int | None:
        """When another process last gave a sign of life, if it has since that moment."""
        rows = await self.select(
            "SELECT max(at) FROM pulses WHERE process <> :p AND at > :a", p=process, a=after
        )
        return None if rows[0][0] is None else int(rows[0][0])

    async def note_outage(self, since: int, until: int) -> None:
        """No time ran between these moments, at no table."""
        await self.writer.execute(
            "INSERT INTO outages (since, until) VALUES (:s, :u) ON CONFLICT DO NOTHING",
            s=since,
            u=until,
        )

    async def forget_pulses(self, before: int) -> None:
        """Processes that were alive long ago do not matter any more."""
        await self.writer.execute("DELETE FROM pulses WHERE at < :a", a=before)

    async def outages_after(self, at: int) -> list[tuple[int, int]]:
        """When the server was away, since that moment."""
        rows = await self.select(
            "SELECT since, until FROM outages WHERE until > :a ORDER BY until", a=at
        )
        return [(int(since), int(until)) for since, until in rows]

    async def forgotten_since(self, at: int) -> list[tuple[str, int]]:
        """The tables at which somebody was forgotten since then, and by which event."""
        rows = await self.select("SELECT table_id, seq FROM forgotten WHERE at > :a", a=at)
        return [(table_id, seq) for table_id, seq in rows]

    async def alive(self) -> bool:
        """Whether the database answers."""
        return bool(await self.select("SELECT 1"))

    async def select(self, query: str, **values: Any) -> Sequence[Any]:
        """The rows that a query finds."""
        try:
            async with asyncio.timeout(ANSWER), self._read_engine.connect() as connection:
                return (await connection.execute(text(query), values)).all()
        except (SQLAlchemyError, OSError) as error:  # a TimeoutError is an OSError
            raise WriteFailed(str(error)) from error
