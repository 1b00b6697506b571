"""Verify a whole database: every log from its first event, every snapshot against its log."""

from collections.abc import Callable
from dataclasses import dataclass, field

from quatuor.room.digests import checksum
from quatuor.room.json_text import to_json
from quatuor.room.log_entries import LoggedEvent, UnreadableTable, empty_snapshot
from quatuor.room.replays import Replays
from quatuor.server.executors import ThreadExecutor
from quatuor.server.storage import Storage
from quatuor.table import Table, snapshot

Progress = Callable[[int, int], None]
"""Told how many events are checked, and how many there are."""


@dataclass
class Report:
    """What was found."""

    tables: int = 0
    events: int = 0
    unsealed: int = 0
    """Events without a digest, which 0.1.0 wrote."""
    snapshots: int = 0
    unreadable: dict[str, str] = field(default_factory=dict)
    """The tables that cannot be read, and why."""
    stale: dict[str, int] = field(default_factory=dict)
    """The tables with a snapshot that does not match the log; it is made again when needed."""

    @property
    def sound(self) -> bool:
        """Whether nothing is lost; a snapshot is only a cache."""
        return not self.unreadable


async def check(storage: Storage, progress: Progress) -> Report:
    """Replay every log."""
    thread = ThreadExecutor("replay", 1)
    report, replays = Report(), Replays(storage, thread)
    counted = await storage.select("SELECT count(*), count(*) - count(digest) FROM log")
    total, report.unsealed = int(counted[0][0]), int(counted[0][1])
    try:
        for (table_id,) in await storage.select("SELECT DISTINCT table_id FROM log ORDER BY 1"):
            await _check_table(storage, replays, table_id, report, lambda n: progress(n, total))
    finally:
        thread.stop()
    return report


async def _snapshots_of(storage: Storage, table_id: str) -> dict[int, tuple[str, str, str]]:
    """Digest, checksum and data of every snapshot, by the number of its last event."""
    query = "SELECT seq, digest, checksum, data FROM snapshots WHERE table_id = :t"
    found = await storage.select(query, t=table_id)
    return {seq: (digest, proof, data) for seq, digest, proof, data in found}


async def _check_table(
    storage: Storage,
    replays: Replays,
    table_id: str,
    report: Report,
    progress: Callable[[int], None],
) -> None:
    kept = await _snapshots_of(storage, table_id)
    matching = 0

    def visit(_before: Table, after: Table, logged: LoggedEvent) -> bool:
        nonlocal matching
        report.events += 1
        if snap := kept.get(logged.seq):
            data = to_json(snapshot(after)).decode()
            matching += snap == (logged.digest, checksum(logged.digest, data), data)
        progress(report.events)
        return True

    report.tables += 1
    report.snapshots += len(kept)
    try:
        await replays.replay(table_id, empty_snapshot(table_id), visit)
    except UnreadableTable as error:
        report.unreadable[table_id] = error.reason
        return
    if matching < len(kept):
        report.stale[table_id] = len(kept) - matching
