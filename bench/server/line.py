"""A WebSocket client that costs next to nothing, so that what is measured is the server.

Frames of a client must be masked; a mask of zeros leaves the text as it is.
"""

import asyncio
import base64
import secrets
from collections import deque
from typing import Any

from pydantic_core import from_json, to_json

TEXT, PING, PONG = 0x81, 0x89, 0x8A
MASKED = 0x80
SHORT, LONG = 126, 127


class Line(asyncio.Protocol):
    """One open WebSocket; text messages only."""

    def __init__(self) -> None:
        self._bytes = bytearray()
        self._open = False
        self._heard: deque[Any] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: Any) -> None:
        """Connected."""
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Cut what came into messages."""
        self._bytes += data
        if not self._open:
            end = self._bytes.find(b"\r\n\r\n")
            if end < 0:
                return
            del self._bytes[: end + 4]
            self._open = True
        while (frame := self._frame()) is not None:
            kind, body = frame
            if kind == TEXT:
                self._heard.append(from_json(body))
            elif kind == PING:
                self._put(PONG, body)
        if self._heard and self._waiter and not self._waiter.done():
            self._waiter.set_result(None)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame, or None."""
        data = self._bytes
        if len(data) < 2:
            return None
        size, start = data[1], 2
        if size >= SHORT and len(data) < 10:
            return None
        if size == SHORT:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == LONG:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return None
        body, kind = bytes(data[start : start + size]), data[0]
        del data[: start + size]
        return kind, body

    async def recv(self) -> Any:
        """The next message."""
        while not self._heard:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._heard.popleft()

    def send(self, message: dict[str, Any]) -> None:
        """Say this."""
        self._put(TEXT, to_json(message))

    def _put(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = (
            bytes((kind, MASKED | size))
            if size < SHORT
            else bytes((kind, MASKED | SHORT)) + size.to_bytes(2, "big")
        )
        assert self._transport
        self._transport.write(head + bytes(4) + body)

    def close(self) -> None:
        """Hang up."""
        if self._transport:
            self._transport.close()


async def connect(host: str, port: int, cookie: str) -> Line:
    """Open a WebSocket at our server."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(Line, host, port)
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    lines = [
        "GET /ws HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    ]
    assert line._transport
    line._transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    return line
