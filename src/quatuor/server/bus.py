"""Wake-ups between processes: "these tables have moved on". What happened is in the log.

A wake-up that gets lost costs a moment, never a move: rooms look at the log by themselves too.
"""

from collections.abc import Callable
from typing import Protocol

from quatuor.errors import BadRequest

OnMoved = Callable[[str], None]


class Bus(Protocol):
    """How a process tells the others."""

    connected: bool
    """Whether wake-ups arrive; otherwise one has to look at the log more often."""

    async def start(self, on_moved: OnMoved) -> None:
        """Call back whenever another process has moved a table on."""

    def moved(self, table_id: str) -> None:
        """Tell the others, soon."""

    async def stop(self) -> None:
        """Listen no more."""


class LocalBus:
    """For a single process: there is nobody else."""

    connected = False

    async def start(self, on_moved: OnMoved) -> None:
        """Nobody will call."""

    def moved(self, table_id: str) -> None:
        """Nobody listens."""

    async def stop(self) -> None:
        """Nothing to end."""


def bus_for(url: str | None) -> Bus:
    """The bus at this address, or none; only who has one loads what it takes."""
    if not url:
        return LocalBus()
    from quatuor.server.redis_bus import RedisBus

    try:
        return RedisBus(url)
    except ValueError:
        raise BadRequest("--bus is redis://HOST, rediss://HOST or unix://PATH") from None
