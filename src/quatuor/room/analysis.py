"""Searches for people who study: in processes of their own, limited, given up if nobody waits.

They are not the processes in which computer players think, so that an opponent's move never waits
for somebody's analysis; a worker is started when the first question comes.
"""

import asyncio
import multiprocessing
import os
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from quatuor.room.study_positions import Question
from quatuor.room.supervision import log_lost_worker
from quatuor.server.analysis_worker import begin, search, words_in
from quatuor.server.metrics import Metrics
from quatuor.server.settings import Settings
from quatuor.table import Refusal

SLOTS = 32
"""Searches that may be under way or wait, for everybody together."""
GLANCE = 0.1
"""Seconds between two looks whether somebody still waits for the answer."""

Gone = Callable[[], Awaitable[bool]]


class GivenUp(Refusal):
    """Nobody waits for this search any more."""

    def __init__(self) -> None:
        super().__init__("cancelled", "the analysis was cancelled")


@dataclass(eq=False)
class Job:
    """What one request wants to know: one position, or all of a game."""

    key: str
    address: str
    name: str
    slots: set[int] = field(default_factory=set)
    cancelled: bool = False


class Analysts:
    """The searches of this process."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._metrics = metrics
        self.limits = settings.limits
        self.workers = max(settings.analysts, 1)
        self._jobs: set[Job] = set()
        self._context = multiprocessing.get_context("spawn")
        self._memory = self._context.RawArray("q", SLOTS)
        self._words = words_in(self._memory)
        self._free = list(range(SLOTS))
        self._pool: Executor | None = None

    @contextmanager
    def job(self, key: str, address: str, name: str) -> Iterator[Job]:
        """A request that searches; it ends, with all its searches, at the end of the block."""
        mine = [job for job in self._jobs if job.key == key]
        here = [job for job in self._jobs if job.address == address]
        if len(mine) >= self.limits.analyses or len(here) >= self.limits.address_analyses:
            raise Refusal("too_many", "an analysis is still under way; wait for it, or cancel it")
        job = Job(key, address, name)
        self._jobs.add(job)
        try:
            yield job
        finally:
            self._jobs.discard(job)
            self._end(job)

    def cancel(self, key: str, name: str) -> bool:
        """End what this person called by that name; whether there was such a thing."""
        found = [job for job in self._jobs if (job.key, job.name) == (key, name)]
        for job in found:
            self._end(job)
        return bool(found)

    def _end(self, job: Job) -> None:
        job.cancelled = True
        for slot in job.slots:
            self._words[slot] = 1

    async def ask(self, job: Job, question: Question, seconds: float, gone: Gone) -> dict[str, Any]:
        """What a worker finds out; `GivenUp` as soon as the asker is gone or has cancelled."""
        if not self._free:
            raise Refusal("busy", "too many people study at this moment; try again soon")
        slot = self._free.pop()
        self._words[slot] = 0
        seconds = min(seconds, self.limits.analysis_seconds)
        try:
            work = self.pool().submit(search, slot, question, seconds)
        except BrokenProcessPool:
            self._free.append(slot)
            raise self._broken() from None
        job.slots.add(slot)
        work.add_done_callback(lambda _work: self._free.append(slot))
        answer = asyncio.wrap_future(work)
        try:
            return await self._attended(job, answer, gone)
        except BrokenProcessPool:
            raise self._broken() from None
        finally:
            if not answer.done():
                self._words[slot] = 1
                answer.cancel()
            job.slots.discard(slot)

    async def _attended(
        self, job: Job, answer: "asyncio.Future[dict[str, Any]]", gone: Gone
    ) -> dict[str, Any]:
        while not answer.done():
            await asyncio.wait({answer}, timeout=GLANCE)
            if job.cancelled or await gone():
                raise GivenUp
        return answer.result()

    def _broken(self) -> Refusal:
        """A worker has died; the next question starts another."""
        self._pool = None
        log_lost_worker("analysis", self._metrics)
        return Refusal("busy", "the analysis broke off; try again")

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
        """Send the workers home; whatever they are at ends now."""
        for slot in range(SLOTS):
            self._words[slot] = 1
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
