"""What a long table costs: loading it without and with a snapshot, a page of history, a record.

python -m bench.long_table [--events 20000]

Besides seconds it prints the longest stall: how long somebody who only wants a turn of the event
loop waited for it meanwhile, and the same for a loop with nothing else to do.
"""

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.long_tables import TABLE, write_long_table

from quatuor.room.history import record_of_match, told_after
from quatuor.room.room import Rooms
from quatuor.server.bus import bus_for
from quatuor.server.metrics import Metrics
from quatuor.server.settings import Settings
from quatuor.server.storage import Storage

TICK = 0.001


async def measured(what: str, work: Callable[[], Awaitable[Any]]) -> None:
    """Do it, and print how long it took and the longest wait of whoever wanted a turn."""
    longest, ended = 0.0, False

    async def tick() -> None:
        nonlocal longest
        while not ended:
            before = time.perf_counter()
            await asyncio.sleep(TICK)
            longest = max(longest, time.perf_counter() - before - TICK)

    ticking = asyncio.create_task(tick())
    start = time.perf_counter()
    await work()
    seconds = time.perf_counter() - start
    ended = True
    await ticking
    print(f"{what:<34} {seconds:8.3f} s   longest stall {longest * 1000:6.1f} ms", flush=True)


async def bench(folder: Path, count: int) -> None:
    """Every way to ask for a long past."""
    settings = Settings(f"sqlite:///{folder / 'tables.db'}")
    storage = Storage(settings.database)
    await storage.start()
    await write_long_table(storage, count)
    rooms = Rooms(settings, storage, bus_for(None), Metrics())
    await measured("nothing", lambda: asyncio.sleep(1))
    await measured(f"load {count} events, no snapshot", lambda: rooms.room(TABLE))
    room = await rooms.room(TABLE)
    await rooms.put_to_sleep(room)
    await measured("load with a snapshot", lambda: rooms.room(TABLE))
    for since in (0, count // 2, count - 100):
        await measured(f"history since {since}", partial(told_after, rooms, TABLE, since, 500))
    for number in (1, room.table.number // 2, room.table.number - 1):
        await measured(f"record of match {number}", partial(record_of_match, rooms, TABLE, number))
    await rooms.finish()
    rooms.replays.stop()
    await storage.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--events", type=int, default=20_000)
    with TemporaryDirectory() as place:
        asyncio.run(bench(Path(place), parser.parse_args().events))
