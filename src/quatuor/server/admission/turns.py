"""Work for addresses that ask for much is done piece by piece, and moves are made in between.

A burst that an address is allowed comes all at once, and while the event loop works it off nobody's
move is heard. So requests and handshakes of an address that asks for much wait in one line, and one
of them is done every few milliseconds. Whoever asks for little never waits here.
"""

import asyncio
from collections import deque
from collections.abc import Callable

SPACING = 0.004
"""Seconds from one piece of work to the next: more than most take, and 250 a second."""


class Turns:
    """A line of pieces of work."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._running = False

    def add(self, work: Callable[[], None]) -> None:
        """Do this when its turn comes: at once, if nothing was done for a moment."""
        self._waiting.append(work)
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
            asyncio.get_running_loop().call_later(SPACING, self._next)
            self._waiting.popleft()()
