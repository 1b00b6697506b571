"""A WebSocket client for what comes before the game; who plays takes over its socket.

Frames of a client must be masked; a mask of zeros leaves the text as it is.
"""

import asyncio
import base64
import secrets
from typing import Any

from bench.server.skim import LARGE, MASKED, MEDIUM, PING, PONG, TEXT

NO_MASK = bytes(4)


class Line(asyncio.Protocol):
    """One open WebSocket; text messages only."""

    def __init__(self) -> None:
        self._held = b""
        self._open = False
        self._transport: Any = None
        self._heard: asyncio.Queue[bytes] = asyncio.Queue()

    def connection_made(self, transport: Any) -> None:
        """Connected."""
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Cut what came into messages."""
        data = self._held + data if self._held else data
        start = 0
        if not self._open:
            start = data.find(b"\r\n\r\n") + 4
            self._open = start > 3
        while self._open and (cut := frame_in(data, start)):
            begin, end = cut
            kind, start = data[start], end
            if kind == TEXT:
                self._heard.put_nowait(data[begin:end])
            elif kind == PING:
                self._put(PONG, data[begin:end])
        self._held = data[start:] if self._open else data

    async def heard(self) -> bytes:
        """The next message."""
        return await self._heard.get()

    def forget(self) -> None:
        """Leave out what has come so far."""
        while not self._heard.empty():
            self._heard.get_nowait()

    def handed_over(self) -> int:
        """The socket, for somebody who hears what comes from now on."""
        self._transport.pause_reading()
        return int(self._transport.get_extra_info("socket").fileno())

    def send(self, body: bytes) -> None:
        """Say this."""
        self._put(TEXT, body)

    def _put(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = (
            bytes((kind, MASKED | size))
            if size < MEDIUM
            else bytes((kind, MASKED | MEDIUM)) + size.to_bytes(2, "big")
        )
        self._transport.write(head + NO_MASK + body)

    def close(self) -> None:
        """Hang up."""
        if self._transport:
            self._transport.close()


def frame_in(data: bytes, start: int) -> tuple[int, int] | None:
    """Where the body of the frame at `start` begins and ends, if all of it is there."""
    if len(data) < start + 2:
        return None
    size, begin = data[start + 1], start + 2
    if size == MEDIUM:
        size, begin = int.from_bytes(data[begin : begin + 2], "big"), begin + 2
    elif size == LARGE:
        size, begin = int.from_bytes(data[begin : begin + 8], "big"), begin + 8
    return (begin, begin + size) if len(data) >= begin + size else None


async def connect(port: int, path: str, cookie: str = "") -> Line:
    """Open a WebSocket at a server on this machine."""
    _, line = await asyncio.get_running_loop().create_connection(Line, "127.0.0.1", port)
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    ]
    line._transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    return line
