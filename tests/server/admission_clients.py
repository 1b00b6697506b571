"""Clients of the tests of admission: a browser, a connection that only knows bytes; low limits."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from quatuor.server.admission.accounts import Allowed
from quatuor.server.admission.buckets import Rate
from quatuor.server.admission.headers import SECURITY
from quatuor.server.settings import Settings
from tests.server.running import FREE, Running, running

FEW = Rate(0.001, 3)
TABLE = {"game": "plus4", "name": "Eve"}
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def by_person(rate: Rate) -> Allowed:
    return Allowed(rate, FREE.address, FREE.server)


def by_address(rate: Rate) -> Allowed:
    return Allowed(FREE.person, rate, FREE.server)


@asynccontextmanager
async def browser_at(settings: Settings) -> AsyncIterator[tuple[Running, httpx.AsyncClient]]:
    async with (
        running(settings) as server,
        httpx.AsyncClient(base_url=server.url, timeout=60) as browser,
    ):
        yield server, browser


async def dial(server: Running, source: str = "127.0.0.1") -> Streams:
    """A connection that only knows bytes."""
    port = int(server.url.rpartition(":")[2])
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))


async def last_words(streams: Streams) -> tuple[int, dict[str, Any]]:
    """The status and body of an answer after which the server closes."""
    reader, writer = streams
    head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    for name, value in SECURITY.items():
        assert f"{name}: {value}".encode() in head
    return int(head.split()[1]), json.loads(body)
