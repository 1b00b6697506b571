"""Flights of thrown tokens, computed in a worker: the event loop never waits for physics."""

import asyncio
import multiprocessing
import os
from collections.abc import Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from quatuor.games.flip.physics import Landing, Launch, throw
from quatuor.room.supervision import AGAIN, log_lost_worker
from quatuor.server.metrics import Metrics
from quatuor.server.worker_process import end_with
from quatuor.table import Table
from quatuor.table.state import Flight

NOBODY = Launch(seat=1, side=0.0, turn=0.0, tilt=0.0, power=0.0)
"""A throw of which nobody hears: with it the worker loads the physics."""


class Flights:
    """The worker in which tokens fly, started when the first table needs it."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._pool: Executor | None = None

    def warm(self) -> None:
        """Have the worker ready before somebody throws."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=end_with,
                initargs=(os.getpid(),),
            )
            self._pool.submit(throw, NOBODY, {})

    async def landing(self, flight: Flight, piles: Mapping[str, int]) -> Landing:
        """Where the token of this flight comes to rest, and how it gets there."""
        launch = Launch(flight.seat, *flight.launch)
        while True:
            self.warm()
            assert self._pool is not None
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, throw, launch, piles)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    log_lost_worker("flights", self._metrics)
                    await asyncio.sleep(AGAIN)

    def stop(self) -> None:
        """Send the worker home."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def piles_on(table: Table) -> dict[str, int]:
    """How many tokens lie in each cell of a table at which flip is played."""
    assert table.match is not None
    board: dict[str, str] = table.match.position.board
    return {cell: len(pile) for cell, pile in board.items()}
