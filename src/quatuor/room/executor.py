"""Where work is done that would hold up the event loop: an interface, and the loop itself.

A server uses processes and threads (`quatuor.server.executors`), a browser tab a second worker.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class WorkerLost(Exception):
    """The worker ended, or did not answer in time; the next call starts another one."""


class Executor(Protocol):
    """Runs functions for whoever awaits the result.

    Functions and arguments may be sent to another process: functions are importable by name, and
    arguments are plain data. Only an executor that is said to share memory takes closures.
    """

    async def run(self, work: Callable[..., T], /, *arguments: Any) -> T:
        """What the function returns; raises `WorkerLost` if its worker did not survive."""

    def prepare(self, work: Callable[..., Any], /, *arguments: Any) -> None:
        """Start a worker, unless there is one, and let it load what this call needs."""

    def stop(self) -> None:
        """End the workers."""


class InlineExecutor:
    """Runs everything in the event loop: nothing has to be started, and nothing moves meanwhile."""

    async def run(self, work: Callable[..., T], /, *arguments: Any) -> T:
        """Let others go first, then call the function."""
        await asyncio.sleep(0)
        return work(*arguments)

    def prepare(self, work: Callable[..., Any], /, *arguments: Any) -> None:
        """Nothing to start."""

    def stop(self) -> None:
        """Nothing to end."""
