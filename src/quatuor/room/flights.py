"""Flights of thrown tokens, computed by an executor: the event loop never waits for physics."""

import asyncio
from collections.abc import Mapping

from quatuor.games.flip.physics import Landing, Launch, throw
from quatuor.room.executor import Executor, WorkerLost
from quatuor.room.supervision import AGAIN
from quatuor.table import Table
from quatuor.table.state import Flight

NOBODY = Launch(seat=1, side=0.0, turn=0.0, tilt=0.0, power=0.0)
"""A throw whose result nobody needs: with it a worker loads the physics."""


class Flights:
    """Where thrown tokens come to rest."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor

    def prepare(self) -> None:
        """Have a worker ready before somebody throws."""
        self.executor.prepare(throw, NOBODY, {})

    async def landing(self, flight: Flight, piles: Mapping[str, int]) -> Landing:
        """Where the token of this flight comes to rest, and how it gets there."""
        return await self.of(Launch(flight.seat, *flight.launch), piles)

    async def of(self, launch: Launch, piles: Mapping[str, int]) -> Landing:
        """Where a token comes to rest that is launched so, and how it gets there."""
        while True:
            try:
                return await self.executor.run(throw, launch, piles)
            except WorkerLost:
                await asyncio.sleep(AGAIN)


def piles_on(table: Table) -> dict[str, int]:
    """How many tokens lie in each cell of a table at which tokens are thrown."""
    assert table.match is not None
    board: dict[str, str] = table.match.position.board
    return {cell: len(pile) for cell, pile in board.items()}
