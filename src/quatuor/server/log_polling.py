"""Looks at the log for what other processes and programs have written."""

from collections.abc import Iterable

from quatuor.room.room import Rooms

FORGETTING = 10_000
"""Milliseconds in which every process has looked at where somebody was forgotten."""


async def look_at_all(rooms: Rooms) -> None:
    """Look at every table that is awake and whose log is further."""
    await look_at(rooms, (await rooms.storage.latest(list(rooms.awake))).items())


async def look_at_forgotten(rooms: Rooms) -> None:
    """Look at the tables at which somebody was just forgotten."""
    await look_at(rooms, await rooms.storage.forgotten_since(rooms.now() - FORGETTING))


async def look_at(rooms: Rooms, latest: Iterable[tuple[str, int]]) -> None:
    """Look at those of these tables that are awake here and behind; one harms no other."""
    for table_id, seq in latest:
        room = rooms.awake.get(table_id)
        if room and seq > room.table.seq:
            await rooms.look(room)
