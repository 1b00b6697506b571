"""A store in memory, and a worker in a thread: what a browser gives a room, in this process."""

import asyncio
import json
from typing import Any

from quatuor.tab import engine


class RowStore:
    """Satisfies `quatuor.tab.store.Store`. Full, it refuses writes; forgetful, it hides them."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, int], list[Any]] = {}
        self.kept: dict[str, Any] = {}
        self.full = self.forgetful = False

    async def records(self) -> str:
        return json.dumps(self.kept)

    async def log(self, table_id: str) -> str:
        return json.dumps([row for key, row in sorted(self.rows.items()) if key[0] == table_id])

    async def write(self, changes: str) -> None:
        await asyncio.sleep(0)
        told = json.loads(changes)
        keys = [(row[0], row[1]) for row in told["log"]]
        if self.full or any(key in self.rows for key in keys):
            raise OSError("the transaction was aborted")
        self.rows |= dict(zip(keys, told["log"], strict=True))
        self.kept |= told["records"]
        if self.forgetful:
            raise OSError("no answer came")


async def bring(extra: str) -> None:
    """Here everything is installed."""
    raise AssertionError(extra)


def making(_done: int, _whole: int | None) -> None:
    """Nobody watches."""


class ThreadWorker:
    """Satisfies `quatuor.tab.executors.Worker`."""

    def __init__(self) -> None:
        self.ended = 0
        self.ready: list[bool] = []

    async def call(self, work: str) -> str:
        return await asyncio.to_thread(lambda: asyncio.run(engine.answer(work, bring, making)))

    def preparing(self, ready: bool) -> None:
        self.ready.append(ready)

    def end(self) -> None:
        self.ended += 1
