"""A proxy between client and server that behaves like a bad network.

It understands WebSocket frames, so that it can say a client's message twice, late or in another
order, and hang up in the middle. What the server says may come late, or twice.
"""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

HANG_UP, TWICE, LATE = 0.03, 0.2, 0.3


class FaultProxy:
    """Forwards, badly."""

    def __init__(self, target: str, seed: int) -> None:
        self.target = target.replace("http", "ws")
        self.chance = random.Random(seed)
        self.faults = 0
        self.late: set[asyncio.Task[None]] = set()

    async def handle(self, client: ServerConnection) -> None:
        assert client.request is not None
        cookie = client.request.headers.get("Cookie", "")
        address = self.target + client.request.path
        async with connect(address, additional_headers={"Cookie": cookie}) as server:
            ways = [
                asyncio.create_task(self.forward(client, server)),
                asyncio.create_task(self.forward(server, client)),
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def forward(
        self,
        source: ServerConnection | ClientConnection,
        target: ServerConnection | ClientConnection,
    ) -> None:
        """Every frame arrives, unless the line is cut; but once or twice, and now or later."""
        with suppress(ConnectionClosed):
            async for frame in source:
                if self.chance.random() < HANG_UP:
                    self.faults += 1
                    return
                for _ in range(1 + (self.chance.random() < TWICE)):
                    if self.chance.random() < LATE:
                        self.faults += 1
                        self.send_later(target, frame)
                    else:
                        await target.send(frame)

    def send_later(self, target: ServerConnection | ClientConnection, frame: str | bytes) -> None:
        delay = self.chance.uniform(0, 0.05)

        async def send() -> None:
            await asyncio.sleep(delay)
            with suppress(ConnectionClosed):
                await target.send(frame)

        task = asyncio.create_task(send())
        self.late.add(task)
        task.add_done_callback(self.late.discard)


@asynccontextmanager
async def faulty(target: str, seed: int) -> AsyncIterator[tuple[FaultProxy, str]]:
    """The proxy and its address."""
    proxy = FaultProxy(target, seed)
    async with serve(proxy.handle, "127.0.0.1", 0) as listening:
        port = next(iter(listening.sockets)).getsockname()[1]
        yield proxy, f"ws://127.0.0.1:{port}/ws"
