"""A network between a server and its PostgreSQL that can be cut, or can hold everything back."""

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

PIECE = 64 * 1024


class Partition:
    """Forwards connections, unless told otherwise."""

    def __init__(self, database: str) -> None:
        self._parts = urlsplit(database)
        self._flows = asyncio.Event()
        self._flows.set()
        self._refuses = False
        self._listening: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self.port = 0

    async def start(self) -> str:
        """The address of the database behind this network."""
        self._listening = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = self._listening.sockets[0].getsockname()[1]
        place = f"{self._parts.username}@127.0.0.1:{self.port}"
        return f"{self._parts.scheme}://{place}{self._parts.path}"

    def hold(self) -> None:
        """Nothing arrives any more, in either direction, and nobody is told."""
        self._flows.clear()

    def cut(self) -> None:
        """Every connection ends at once, and there is no new one."""
        self._refuses = True
        for writer in self._open:
            writer.transport.abort()

    def heal(self) -> None:
        """What was held back arrives."""
        self._refuses = False
        self._flows.set()

    async def stop(self) -> None:
        """End all connections."""
        self.cut()
        self._flows.set()
        if self._listening:
            self._listening.close()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._flows.wait()
        if self._refuses:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection(self._parts.hostname, self._parts.port)
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, back}
        try:
            await asyncio.gather(self._forward(reader, back), self._forward(there, writer))
        finally:
            self._open -= {writer, back}
            writer.transport.abort()
            back.transport.abort()

    async def _forward(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await source.read(PIECE):
                await self._flows.wait()
                target.write(piece)
                await target.drain()
        with suppress(OSError):
            target.close()
