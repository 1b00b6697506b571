"""Background tasks: loops that fail are started again, and unexpected errors are logged."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from quatuor.room.metrics import Metrics

AGAIN = 1.0
"""Seconds before a loop that failed is started again."""
LAST_MOMENT = 0.2
"""Seconds for what is under way when the server stops."""
log = logging.getLogger("quatuor")


def log_lost_worker(work: str, metrics: Metrics) -> None:
    """Log that a worker process has died; the next task starts another one."""
    metrics.count("lost_workers_total")
    log.error("a worker process for %s died; another one is started", work)


def supervised(
    name: str, loop: Callable[[], Awaitable[None]], failed: Callable[[], None] = lambda: None
) -> "asyncio.Task[None]":
    """Run the loop until it ends by itself, however often it fails; `failed` counts failures."""

    async def keep_running() -> None:
        while True:
            try:
                await loop()
            except Exception:
                log.exception("%s failed; it is started again", name)
                failed()
                await asyncio.sleep(AGAIN)
            else:
                return

    return asyncio.create_task(keep_running(), name=name)


class Background:
    """Tasks that nobody may be waiting for."""

    def __init__(self, metrics: Metrics, expected: tuple[type[Exception], ...]) -> None:
        self._metrics = metrics
        self._expected = expected
        """Errors that are reported to whoever asked, and not logged."""
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Start a task, which is kept until it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def finish(self) -> None:
        """Wait for all of them for a moment, then cancel them."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LAST_MOMENT)
        for task in list(self._tasks):
            task.cancel()

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error and not isinstance(error, self._expected):
            self._metrics.count("errors_total")
            log.error("something unexpected failed", exc_info=error)
