"""Searches in worker processes, which a word of shared memory stops.

They are not the processes in which computer players think; a worker is started when the first
search comes.
"""

import asyncio
import multiprocessing
import os
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from quatuor.room.executor import WorkerLost
from quatuor.room.metrics import Metrics
from quatuor.room.study_positions import Question
from quatuor.room.supervision import log_lost_worker
from quatuor.server.analysis_worker import begin, search, words_in
from quatuor.table import Refusal

SLOTS = 32
"""Searches that may be under way or wait, for everybody together."""


class PoolSearch:
    """One search in a worker process."""

    def __init__(self, pool: "AnalysisPool", slot: int, answer: "asyncio.Future[Any]") -> None:
        self._pool = pool
        self._slot = slot
        self.answer = answer

    def stop(self) -> None:
        """Tell the worker; it looks at the word of this slot as it goes."""
        if not self.answer.done():
            self._pool.words[self._slot] = 1


class AnalysisPool:
    """The worker processes for analysis."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self._metrics = metrics
        self.workers = max(workers, 1)
        self._context = multiprocessing.get_context("spawn")
        self._memory = self._context.RawArray("q", SLOTS)
        self.words = words_in(self._memory)
        self.free = list(range(SLOTS))
        """The slots that no search has."""
        self._pool: Executor | None = None

    def start(self, spec: Question, seconds: float) -> PoolSearch:
        """Search this position for so long; raises `Refusal` if too many are under way."""
        if not self.free:
            raise Refusal("busy", "too many people study at this moment; try again soon")
        slot = self.free.pop()
        self.words[slot] = 0
        pool = self.pool()
        try:
            work = pool.submit(search, slot, spec, seconds)
        except BrokenProcessPool:
            self.free.append(slot)
            self._replace(pool)
            raise Refusal("busy", "the analysis broke off; try again") from None
        work.add_done_callback(lambda _work: self.free.append(slot))
        answer = asyncio.ensure_future(self._answer(pool, asyncio.wrap_future(work)))
        return PoolSearch(self, slot, answer)

    async def _answer(self, pool: Executor, work: "asyncio.Future[Any]") -> Any:
        try:
            return await work
        except BrokenProcessPool as error:
            self._replace(pool)
            raise WorkerLost("analysis") from error

    def _replace(self, pool: Executor) -> None:
        """A worker has died; the next search starts another, unless that was done."""
        if self._pool is pool:
            self._pool = None
            log_lost_worker("analysis", self._metrics)

    def pool(self) -> Executor:
        """The worker processes, started when the first one is needed."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers,
                mp_context=self._context,
                initializer=begin,
                initargs=(os.getpid(), self._memory),
            )
        return self._pool

    def stop(self) -> None:
        """End the workers; whatever they search ends now."""
        for slot in range(SLOTS):
            self.words[slot] = 1
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
