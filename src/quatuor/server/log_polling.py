"""Reads from the log what other processes and programs have written."""

from collections.abc import Iterable

from quatuor.room.room import Room
from quatuor.server.process import ServerProcess

FORGETTING = 10_000
"""Milliseconds in which every process has read where somebody was forgotten."""


async def sync_all(process: ServerProcess) -> None:
    """Read the log of every loaded table whose log is further."""
    latest = await process.storage.latest(list(process.room.loaded))
    await sync_behind(process.room, latest.items())


async def sync_forgotten(process: ServerProcess) -> None:
    """Read the logs of the tables at which somebody was just forgotten."""
    since = process.room.now() - FORGETTING
    await sync_behind(process.room, await process.storage.forgotten_since(since))


async def sync_behind(room: Room, latest: Iterable[tuple[str, int]]) -> None:
    """Read those of these tables that are loaded here and behind; one harms no other."""
    for table_id, seq in latest:
        live = room.loaded.get(table_id)
        if live and seq > live.table.seq:
            await room.sync(live)
