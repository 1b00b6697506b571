"""What is kept: the log of every table, snapshots, the lobby, and when the server was away."""

import json
from collections.abc import Awaitable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from quatuor.server.database import engine_for, ledger_for, migrate
from quatuor.server.ledger import Entry
from quatuor.server.wire import written
from quatuor.server.writer import NotKept, Writer
from quatuor.table import Event, Table, event_from, restored, snapshot

DAY = 24 * 3600 * 1000
ASKED = {
    "sqlite": "SELECT value FROM json_each(:ids)",
    "postgresql": "SELECT jsonb_array_elements_text(CAST(:ids AS jsonb))",
}
"""The names in a list, one a row."""
LATEST = """WITH asked (table_id) AS ({asked})
    SELECT table_id, (SELECT max(seq) FROM log WHERE log.table_id = asked.table_id) FROM asked"""
"""One look into the index for each table; to group the lines would be to read all of them."""


class Logged(NamedTuple):
    """An event as it stands in the log."""

    seq: int
    at: int
    message: str | None
    event: Event


def entry(table_id: str, seq: int, at: int, message: str | None, event: Event) -> Entry:
    """The event as a line of the log."""
    data = written({"event": type(event).__name__, **vars(event)})
    return Entry(table_id, seq, at, message, data.decode())


class Storage:
    """All reading and writing of a server process."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._read_engine = engine_for(url, writes=False)
        self._latest = LATEST.format(asked=ASKED[self._read_engine.dialect.name])
        self.writer = Writer(ledger_for(url))

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

    async def load(self, table_id: str) -> tuple[Table, list[Logged]] | None:
        """The last snapshot of a table and the events since; None if there is no such table."""
        found = await self._all("SELECT data FROM snapshots WHERE table_id = :t", t=table_id)
        table = restored(json.loads(found[0][0])) if found else Table()
        since = await self.events(table_id, table.seq)
        return (table, since) if found or since else None

    async def events(self, table_id: str, after: int = 0) -> list[Logged]:
        """The log of a table after that number."""
        rows = await self._all(
            "SELECT seq, at, message, event FROM log WHERE table_id = :t AND seq > :s ORDER BY seq",
            t=table_id,
            s=after,
        )
        return [Logged(seq, at, said, event_from(json.loads(data))) for seq, at, said, data in rows]

    async def seq_of_message(self, table_id: str, message: str) -> int | None:
        """As which event a message has counted."""
        rows = await self._all(
            "SELECT seq FROM log WHERE table_id = :t AND message = :m", t=table_id, m=message
        )
        return int(rows[0][0]) if rows else None

    async def latest(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables that has one."""
        if not table_ids:
            return {}
        rows = await self._all(self._latest, ids=written(table_ids).decode())
        return {table_id: seq for table_id, seq in rows if seq is not None}

    async def keep_snapshot(self, table_id: str, table: Table) -> None:
        """Remember the table as it is, never an older one in place of a newer one."""
        await self.writer.execute(
            "INSERT INTO snapshots (table_id, seq, data) VALUES (:t, :s, :d)"
            " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, data = excluded.data"
            " WHERE excluded.seq > snapshots.seq",
            t=table_id,
            s=table.seq,
            d=written(snapshot(table)).decode(),
        )

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
            s=written(shown).decode() if shown else None,
        )

    async def set_deadline(self, table_id: str, deadline: int | None) -> None:
        """When a sleeping table has to be looked at."""
        await self.writer.execute(
            "UPDATE tables SET deadline = :d WHERE table_id = :t", t=table_id, d=deadline
        )

    async def due(self, now: int) -> list[str]:
        """The tables whose time has come."""
        rows = await self._all("SELECT table_id FROM tables WHERE deadline <= :n LIMIT 100", n=now)
        return [row[0] for row in rows]

    async def lobby(self) -> list[dict[str, Any]]:
        """What the lobby shows, the newest table first."""
        rows = await self._all(
            "SELECT table_id, shown FROM tables WHERE shown IS NOT NULL"
            " ORDER BY opened DESC LIMIT 100"
        )
        return [{"table": table_id, **json.loads(shown)} for table_id, shown in rows]

    async def opened_today(self, owner: str, now: int) -> int:
        """How many tables somebody has opened in a day."""
        rows = await self._all(
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

    async def note_outage(self, until: int) -> None:
        """Nobody was alive between the last pulse and now."""
        rows = await self._all("SELECT max(at) FROM pulses")
        if rows[0][0] is not None and rows[0][0] < until:
            await self.writer.execute(
                "INSERT INTO outages (since, until) VALUES (:s, :u) ON CONFLICT DO NOTHING",
                s=rows[0][0],
                u=until,
            )
            await self.writer.execute("DELETE FROM pulses WHERE at < :a", a=until - DAY)

    async def outages_after(self, at: int) -> list[tuple[int, int]]:
        """When the server was away, since that moment."""
        rows = await self._all(
            "SELECT since, until FROM outages WHERE until > :a ORDER BY until", a=at
        )
        return [(int(since), int(until)) for since, until in rows]

    async def alive(self) -> bool:
        """Whether the database answers."""
        return bool(await self._all("SELECT 1"))

    async def _all(self, query: str, **values: Any) -> Sequence[Any]:
        try:
            async with self._read_engine.connect() as connection:
                return (await connection.execute(text(query), values)).all()
        except (SQLAlchemyError, OSError) as error:
            raise NotKept(str(error)) from error
