"""Work for addresses that ask for much is done piece by piece, and moves are made in between.

A burst within the limits of an address arrives all at once, and while the event loop handles it,
no move is processed. So new connections, requests and handshakes of an address that asks for much
wait in one queue, from which one is taken every few milliseconds, later after a costly one. Whoever
asks for little never waits here.
"""

import asyncio
from collections import deque
from collections.abc import Callable

SPACING = 0.004
"""Seconds from one piece of work to the next: more than most take, and 250 a second."""
HANDSHAKE = 5.0
"""What opening a WebSocket counts, by everything that is made for it, where a request counts 1."""


class Turns:
    """A queue of pieces of work."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[Callable[[], None], float]] = deque()
        self._running = False

    def add(self, work: Callable[[], None], cost: float = 1.0) -> None:
        """Do this when its turn comes: at once, if nothing was done for a moment."""
        self._waiting.append((work, cost))
        if not self._running:
            self._next()

    async def wait(self) -> None:
        """Wait for a turn."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.add(lambda: None if turn.done() else turn.set_result(None))
        await turn

    def _next(self) -> None:
        self._running = bool(self._waiting)
        if self._running:
            work, cost = self._waiting.popleft()
            asyncio.get_running_loop().call_later(cost * SPACING, self._next)
            work()
