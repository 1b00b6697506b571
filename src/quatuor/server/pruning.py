"""Delete tables at which nothing has happened for a long time."""

from collections.abc import Container

from quatuor.server.storage import Storage

DAY = 24 * 3600 * 1000
OLD = """SELECT table_id FROM tables WHERE opened < :c AND table_id > :t
    AND coalesce((SELECT at FROM log WHERE log.table_id = tables.table_id
        ORDER BY seq DESC LIMIT 1), 0) < :c
    AND NOT EXISTS (SELECT 1 FROM attendance WHERE attendance.table_id = tables.table_id)
    ORDER BY table_id LIMIT 100"""
"""Tables that somebody looks at are not old."""
DELETED = ("snapshots", "games", "forgotten", "log", "tables")
"""The table itself last: what an interruption has left is found again."""


async def prune(storage: Storage, days: float, now: int, loaded: Container[str] = ()) -> int:
    """Delete what is older than so many days, unless it is loaded; the number of tables."""
    done, last = 0, ""
    while rows := await storage.select(OLD, c=now - int(days * DAY), t=last):
        for (table_id,) in rows:
            if table_id not in loaded:
                for kind in DELETED:
                    await storage.writer.execute(
                        f"DELETE FROM {kind} WHERE table_id = :t", t=table_id
                    )
                done += 1
        last = rows[-1][0]
    return done
