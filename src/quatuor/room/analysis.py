"""Searches for people who study: limited, and stopped when nobody waits for them any more.

They do not share workers with computer players, so that an opponent's move never waits for
somebody's analysis.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol

from quatuor.room.executor import WorkerLost
from quatuor.room.study_positions import Question
from quatuor.table import Refusal

GLANCE = 0.1
"""Seconds between two checks whether somebody still waits for the answer."""

Gone = Callable[[], Awaitable[bool]]
"""Whether whoever asked has gone."""


class Search(Protocol):
    """One search that was started."""

    @property
    def answer(self) -> "asyncio.Future[dict[str, Any]]":
        """What the engine finds; fails with `WorkerLost` if its worker did not survive."""

    def stop(self) -> None:
        """Nobody waits for the answer any more."""


class Searcher(Protocol):
    """Where searches run."""

    def start(self, spec: Question, seconds: float) -> Search:
        """Search for so long; raises `Refusal` if too many are under way."""

    def stop(self) -> None:
        """End all searches."""


def analysed(spec: Question, seconds: float) -> dict[str, Any]:
    """The answer to a question, by a function that can be sent to a worker."""
    return spec.answer(seconds)


@dataclass(eq=False)
class InlineSearch:
    """A search that runs in the event loop, and is over before anybody can stop it."""

    answer: "asyncio.Future[dict[str, Any]]"

    def stop(self) -> None:
        """Drop it if it has not started."""
        self.answer.cancel()


class InlineSearcher:
    """Searches in the event loop: for notebooks and tests; nothing else moves meanwhile."""

    def start(self, spec: Question, seconds: float) -> InlineSearch:
        """Search as soon as the event loop gets to it."""
        return InlineSearch(asyncio.ensure_future(self._search(spec, seconds)))

    async def _search(self, spec: Question, seconds: float) -> dict[str, Any]:
        await asyncio.sleep(0)
        return analysed(spec, seconds)

    def stop(self) -> None:
        """Nothing is under way while this is called."""


@dataclass(frozen=True)
class AnalysisLimits:
    """How much may be searched."""

    person: int = 2
    """Requests of one person at a time."""
    address: int = 8
    """Requests from one network address at a time."""
    seconds: float = 10
    """How long one position may be searched, whatever was asked for."""


class GivenUp(Refusal):
    """Nobody waits for this search any more."""

    def __init__(self) -> None:
        super().__init__("cancelled", "the analysis was cancelled")


@dataclass(frozen=True)
class Asker:
    """Who asks for a search."""

    key: str
    address: str = ""
    gone: Gone | None = None
    """Tells whether they have gone, where that can happen."""


@dataclass(eq=False)
class Job:
    """What one request wants to know: one position, or all of a game."""

    asker: Asker
    name: str
    searches: set[Search] = field(default_factory=set)
    cancelled: bool = False


class Analyses:
    """The searches of this process."""

    def __init__(self, searcher: Searcher, limits: AnalysisLimits | None = None) -> None:
        self.searcher = searcher
        self.limits = limits or AnalysisLimits()
        self._jobs: set[Job] = set()

    @contextmanager
    def job(self, asker: Asker, name: str) -> Iterator[Job]:
        """A request that searches; it ends, with all its searches, at the end of the block."""
        own = [job for job in self._jobs if job.asker.key == asker.key]
        here = [job for job in self._jobs if job.asker.address == asker.address]
        if len(own) >= self.limits.person or len(here) >= self.limits.address:
            raise Refusal("too_many", "an analysis is still under way; wait for it, or cancel it")
        job = Job(asker, name)
        self._jobs.add(job)
        try:
            yield job
        finally:
            self._jobs.discard(job)
            self._end(job)

    def cancel(self, key: str, name: str) -> bool:
        """End what this person called by that name; whether there was such a request."""
        found = [job for job in self._jobs if (job.asker.key, job.name) == (key, name)]
        for job in found:
            self._end(job)
        return bool(found)

    def _end(self, job: Job) -> None:
        job.cancelled = True
        for search in job.searches:
            search.stop()

    async def ask(self, job: Job, spec: Question, seconds: float) -> dict[str, Any]:
        """What a search finds; `GivenUp` as soon as the asker is gone or has cancelled."""
        search = self.searcher.start(spec, min(seconds, self.limits.seconds))
        job.searches.add(search)
        try:
            return await self._attended(job, search.answer)
        except WorkerLost:
            raise Refusal("busy", "the analysis broke off; try again") from None
        finally:
            if not search.answer.done():
                search.stop()
                search.answer.cancel()
            job.searches.discard(search)

    async def _attended(self, job: Job, answer: "asyncio.Future[dict[str, Any]]") -> dict[str, Any]:
        gone = job.asker.gone
        while not answer.done():
            await asyncio.wait({answer}, timeout=GLANCE)
            if job.cancelled or (gone and await gone()):
                raise GivenUp
        return answer.result()
