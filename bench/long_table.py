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

from quatuor.room.history import public_events_after, record_of_match
from quatuor.room.room import Room
from quatuor.server.executors import ThreadExecutor
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
    thread = ThreadExecutor("replay", 1)
    room = Room(storage, replaying=thread)
    await measured("nothing", lambda: asyncio.sleep(1))
    await measured(f"load {count} events, no snapshot", lambda: room.load(TABLE))
    live = await room.load(TABLE)
    await room.unload(live)
    await measured("load with a snapshot", lambda: room.load(TABLE))
    for since in (0, count // 2, count - 100):
        await measured(
            f"history since {since}", partial(public_events_after, room, TABLE, since, 500)
        )
    for number in (1, live.table.number // 2, live.table.number - 1):
        await measured(f"record of match {number}", partial(record_of_match, room, TABLE, number))
    await room.finish()
    thread.stop()
    await storage.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--events", type=int, default=20_000)
    with TemporaryDirectory() as place:
        asyncio.run(bench(Path(place), parser.parse_args().events))
