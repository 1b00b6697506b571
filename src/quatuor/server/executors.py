"""Executors of a server: worker processes, and threads beside the event loop."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent import futures
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, TypeVar

from quatuor.room.executor import WorkerLost
from quatuor.room.metrics import Metrics
from quatuor.room.supervision import log_lost_worker

T = TypeVar("T")
LONGEST = 60.0
"""Seconds after which a worker that chooses a move is taken for one that hangs, and replaced."""


class ProcessExecutor:
    """Worker processes, started when the first one is needed and replaced when one dies."""

    def __init__(
        self,
        name: str,
        workers: int,
        metrics: Metrics,
        prepare_worker: Callable[[int], None],
        longest: float | None = None,
    ) -> None:
        self._name = name
        self._workers = workers
        self._metrics = metrics
        self._prepare_worker = prepare_worker
        """Called in each worker with the number of this process."""
        self._longest = longest
        """Seconds after which a call is taken for one that hangs."""
        self._pool: futures.Executor | None = None

    def pool(self) -> futures.Executor:
        """The worker processes."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=self._prepare_worker,
                initargs=(os.getpid(),),
            )
        return self._pool

    def prepare(self, work: Callable[..., Any], /, *arguments: Any) -> None:
        """Start the workers, and let one load what this call needs."""
        if self._pool is None:
            self.pool().submit(work, *arguments)

    async def run(self, work: Callable[..., T], /, *arguments: Any) -> T:
        """What the function returns in a worker; raises `WorkerLost`."""
        pool = self.pool()
        try:
            answer = asyncio.wrap_future(pool.submit(work, *arguments))
            return await asyncio.wait_for(answer, self._longest)
        except (BrokenProcessPool, TimeoutError) as error:
            self._replace(pool)
            raise WorkerLost(f"{self._name}: {error!r}") from error

    def _replace(self, pool: futures.Executor) -> None:
        """Use other processes from now on, unless another call has seen to that already."""
        for process in list(getattr(pool, "_processes", None) or {}):
            with suppress(OSError):
                os.kill(process, signal.SIGTERM)
        if self._pool is pool:
            log_lost_worker(self._name, self._metrics)
            self.stop()

    def stop(self) -> None:
        """End the workers."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


class ThreadExecutor:
    """Threads, which share memory with the event loop."""

    def __init__(self, name: str, threads: int) -> None:
        self._pool = futures.ThreadPoolExecutor(threads, name)

    async def run(self, work: Callable[..., T], /, *arguments: Any) -> T:
        """What the function returns in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *arguments)

    def prepare(self, work: Callable[..., Any], /, *arguments: Any) -> None:
        """Threads start at once."""

    def stop(self) -> None:
        """Run nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
