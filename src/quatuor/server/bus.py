"""Wake-ups between processes: "table so-and-so has moved on". What happened is in the log.

A wake-up that gets lost costs a moment, never a move: rooms look at the log by themselves too.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

CHANNEL = "quatuor:moved"
OnMoved = Callable[[str], Awaitable[None]]


class Bus(Protocol):
    """How a process tells the others."""

    connected: bool
    """Whether wake-ups arrive; otherwise one has to look at the log more often."""

    async def start(self, on_moved: OnMoved) -> None:
        """Call back whenever another process has moved a table on."""

    async def moved(self, table_id: str) -> None:
        """Tell the others."""

    async def stop(self) -> None:
        """Listen no more."""


class LocalBus:
    """For a single process: there is nobody else."""

    connected = False

    async def start(self, on_moved: OnMoved) -> None:
        """Nobody will call."""

    async def moved(self, table_id: str) -> None:
        """Nobody listens."""

    async def stop(self) -> None:
        """Nothing to end."""


class RedisBus:
    """Publish and subscribe; when Redis is gone, try again until it is back."""

    def __init__(self, url: str, retry: float = 0.5) -> None:
        at_once = Retry(NoBackoff(), 0)
        self._redis = Redis.from_url(url, socket_connect_timeout=2, retry=at_once)
        self._me = secrets.token_hex(8)
        self._retry = retry
        self._task: asyncio.Task[None] | None = None
        self.connected = False

    async def start(self, on_moved: OnMoved) -> None:
        """Listen from now on."""
        self._task = asyncio.create_task(self._listen_on(on_moved))

    async def moved(self, table_id: str) -> None:
        """Tell the others, if they can be reached."""
        with suppress(RedisError, OSError):
            await asyncio.wait_for(self._redis.publish(CHANNEL, f"{self._me} {table_id}"), 2)

    async def stop(self) -> None:
        """Listen no more."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._redis.aclose()

    async def _listen_on(self, on_moved: OnMoved) -> None:
        while True:
            with suppress(RedisError, OSError):
                await self._listen(on_moved)
            self.connected = False
            await asyncio.sleep(self._retry)

    async def _listen(self, on_moved: OnMoved) -> None:
        async with self._redis.pubsub() as listening:
            await listening.subscribe(CHANNEL)
            self.connected = True
            async for message in listening.listen():
                if message["type"] == "message":
                    sender, _, table_id = message["data"].decode().partition(" ")
                    if sender != self._me:
                        await on_moved(table_id)


def bus_for(url: str | None) -> Bus:
    """The bus at this address, or none."""
    return RedisBus(url) if url else LocalBus()
