"""Where a room in a browser tab does what takes long: in a worker of the browser.

Work crosses to that worker as a text, like work for another process: the function by its name,
arguments as plain data. A worker that is not wanted any more is ended, whatever it does, and
another one starts with the next call.
"""

import asyncio
import pickle
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from quatuor.room.analysis import analysed
from quatuor.room.executor import WorkerLost
from quatuor.room.study_positions import Question

T = TypeVar("T")

AGAIN = 2.0
"""Seconds after which a worker is prepared again that could not be: the network may be back."""
LONGEST = 120.0
"""Seconds after which a worker is given up; a slow phone takes many for its first answer."""


class Worker(Protocol):
    """A worker of the browser that runs `quatuor.tab.engine`."""

    def call(self, work: str) -> Awaitable[str]:
        """What comes of this work; starts the worker if there is none. Fails if it ends."""

    def preparing(self, ready: bool) -> None:
        """Somebody will wait for what the worker loads now, until it is ready."""

    def end(self) -> None:
        """End the worker at once."""


class WorkerExecutor:
    """Satisfies `quatuor.room.executor.Executor`: one thing after the other."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._turn = asyncio.Lock()
        self._preparing: dict[Callable[..., Any], asyncio.Task[Any]] = {}
        """What this worker has been prepared for, or is being."""

    async def run(self, work: Callable[..., T], /, *arguments: Any) -> T:
        """What the function returns; whoever does not wait for it any more ends the worker."""
        async with self._turn:
            try:
                answer = await asyncio.wait_for(self._call(work, arguments), LONGEST)
            except TimeoutError:
                self.stop()
                raise WorkerLost("the worker did not answer in time") from None
            except asyncio.CancelledError:
                self.stop()
                raise
        result: T
        result, failure = unpacked(answer)
        if failure is not None:
            raise failure
        return result

    async def _call(self, work: Callable[..., T], arguments: tuple[Any, ...]) -> str:
        try:
            return await self._worker.call(packed((work, arguments)))
        except Exception as error:  # an exception of JavaScript
            self._preparing.clear()
            raise WorkerLost(f"the worker ended: {error}") from error

    def prepare(self, work: Callable[..., Any], /, *arguments: Any) -> None:
        """Start the worker, unless there is one, and let it load what this call needs."""
        if work not in self._preparing:
            self._preparing[work] = asyncio.ensure_future(self._prepare(work, arguments))

    async def _prepare(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        """Call it until it works, and forget what comes of it; a lost worker is prepared anew."""
        self._worker.preparing(False)
        while work in self._preparing:
            try:
                await self.run(work, *arguments)
            except Exception:
                await asyncio.sleep(AGAIN)
            else:
                self._worker.preparing(True)
                return

    def stop(self) -> None:
        """End the worker."""
        self._preparing.clear()
        self._worker.end()


class WorkerSearch:
    """A search for somebody who studies."""

    def __init__(self, answer: "asyncio.Task[dict[str, Any]]") -> None:
        self.answer: asyncio.Future[dict[str, Any]] = answer

    def stop(self) -> None:
        """Nobody waits any more: the worker ends."""
        self.answer.cancel()


class WorkerSearcher:
    """Satisfies `quatuor.room.analysis.Searcher`."""

    def __init__(self, executor: WorkerExecutor) -> None:
        self._executor = executor

    def start(self, spec: Question, seconds: float) -> WorkerSearch:
        """Search this position for so long, after what was asked before."""
        return WorkerSearch(asyncio.ensure_future(self._executor.run(analysed, spec, seconds)))

    def stop(self) -> None:
        """End all searches."""
        self._executor.stop()


def packed(data: Any) -> str:
    """Plain data, and functions by name, as a text."""
    return b64encode(pickle.dumps(data)).decode()


def unpacked(text: str) -> Any:
    """The same, read back; both sides are workers of one page."""
    return pickle.loads(b64decode(text))
