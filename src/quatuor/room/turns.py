"""Which table's computer player may think next."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Protocol

Payers = Callable[[], Iterable[Any]]
"""The accounts of those who follow a table at this moment: its thinking is charged to them."""


class Turns(Protocol):
    """Shares a number of workers out among the tables that wait for one."""

    def turn(self, table: str, payers: Payers) -> AbstractAsyncContextManager[None]:
        """Wait for a worker, and have it until the end of the block."""


class FirstComeFirstServed:
    """So many at a time, in the order in which they asked."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = asyncio.Semaphore(workers)

    @asynccontextmanager
    async def turn(self, table: str, payers: Payers) -> AsyncIterator[None]:
        """Wait for a worker, and have it until the end of the block."""
        async with self._workers:
            yield
