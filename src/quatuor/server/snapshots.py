"""Snapshots of tables: a cache that may be lost, checked against the log whenever one is used.

The newest of each table is kept, so that it is loaded quickly, and the first of every `MILESTONE`
events, so that what is asked about the past costs no more than those.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from quatuor.room.digests import checksum
from quatuor.room.json_text import from_json, to_json
from quatuor.room.log_entries import LAST, Snapshot, empty_snapshot
from quatuor.room.replays import MILESTONE
from quatuor.server.transactions import Statement
from quatuor.table import Table, restored, snapshot as table_snapshot
from quatuor.table.snapshot import VERSION

if TYPE_CHECKING:
    from quatuor.server.storage import Storage

SHOWN = 4
"""Letters of a table's name in what the operator reads: the whole name is an invitation."""
KEEP = """INSERT INTO snapshots (table_id, seq, number, digest, checksum, data)
    SELECT CAST(:t AS TEXT), CAST(:s AS INTEGER), CAST(:n AS INTEGER), CAST(:g AS TEXT),
        CAST(:c AS TEXT), CAST(:d AS TEXT)
    WHERE NOT EXISTS (SELECT 1 FROM forgotten
        WHERE table_id = CAST(:t AS TEXT) AND seq > CAST(:s AS INTEGER))
    ON CONFLICT (table_id, seq) DO UPDATE SET number = excluded.number,
        digest = excluded.digest, checksum = excluded.checksum, data = excluded.data"""
"""One that was taken before somebody was forgotten comes too late: it knows their name."""
THIN = f"""DELETE FROM snapshots WHERE table_id = :t AND seq < :s AND seq > (
    SELECT min(first.seq) FROM snapshots AS first WHERE first.table_id = snapshots.table_id
        AND first.seq / {MILESTONE} = snapshots.seq / {MILESTONE})"""
NEWEST = """SELECT snapshots.seq, snapshots.digest, checksum, data, log.digest FROM snapshots
    JOIN log ON log.table_id = snapshots.table_id AND log.seq = snapshots.seq
    WHERE snapshots.table_id = :t AND snapshots.seq <= :s AND number < :n
    ORDER BY snapshots.seq DESC LIMIT 1"""
log = logging.getLogger("quatuor")


class Snapshots:
    """Writes and reads them."""

    def __init__(self, storage: "Storage") -> None:
        self._storage = storage

    async def keep(self, table_id: str, snapshot: Snapshot) -> None:
        """Keep this one, and of the older ones only milestones."""
        table = snapshot.table
        data = to_json(table_snapshot(table)).decode()
        proof, about = checksum(snapshot.digest, data), {"t": table_id, "s": table.seq}
        values = {**about, "n": table.number, "g": snapshot.digest, "c": proof, "d": data}
        await self._storage.writer.execute_all([Statement(KEEP, values), Statement(THIN, about)])

    async def newest(self, table_id: str, seq: int = LAST, number: int = LAST) -> Snapshot:
        """The newest sound one up to that event and before that match, or the empty table."""
        while rows := await self._storage.select(NEWEST, t=table_id, s=seq, n=number):
            seq, digest, proof, data, sealed = rows[0]
            if proof == checksum(digest, data) and sealed in (None, digest):
                table = await asyncio.to_thread(_restored, data)
                if table is not None and table.seq == seq:
                    return Snapshot(table, digest)
            await self._drop(table_id, seq)
            seq -= 1
        return empty_snapshot(table_id)

    async def _drop(self, table_id: str, seq: int) -> None:
        """One that does not match its log is made again by whoever replays it."""
        log.warning("table %s…: the snapshot at event %s is made again", table_id[:SHOWN], seq)
        await self._storage.writer.execute(
            "DELETE FROM snapshots WHERE table_id = :t AND seq = :s", t=table_id, s=seq
        )


def _restored(text: str) -> Table | None:
    """The table of a snapshot; None if another version wrote it."""
    try:
        data: dict[str, Any] = from_json(text)
        return restored(data) if data["version"] == VERSION else None
    except Exception:  # it is a cache: whatever is wrong with it, the log is read instead
        return None
