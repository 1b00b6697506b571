"""What carries messages between a room and one client: an interface.

A server has WebSockets (`quatuor.server.websocket_connection`), a browser tab the port of its
worker, a program in the same process a queue.
"""

import asyncio
from typing import Any, Protocol

from quatuor.room.json_text import from_json


class Connection(Protocol):
    """Sends messages to one client."""

    def send(self, text: bytes) -> None:
        """Send one message, which is JSON; never waits."""

    def close(self, code: int) -> None:
        """Close once everything that was sent is through."""


class QueueConnection:
    """A connection within the process: what is sent waits in a queue."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.closed_with: int | None = None

    def send(self, text: bytes) -> None:
        """Put the message into the queue."""
        self._queue.put_nowait(text)

    def close(self, code: int) -> None:
        """Remember the code."""
        self.closed_with = code

    async def receive(self) -> dict[str, Any]:
        """The next message, read."""
        message: dict[str, Any] = from_json(await self._queue.get())
        return message
