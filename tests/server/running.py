"""A server in this process, on a port of its own, and clients for it."""

import asyncio
import json
import os
import sqlite3
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

from quatuor.client import Client, TableSeat
from quatuor.room.room import Room
from quatuor.room.time_source import MonotonicTime
from quatuor.server.admission.accounts import Allowed
from quatuor.server.admission.buckets import Rate
from quatuor.server.app import create_app
from quatuor.server.metrics import Metrics
from quatuor.server.process import ServerProcess
from quatuor.server.run import Place, bound, config_for
from quatuor.server.settings import Limits, Settings
from quatuor.server.storage import Storage

T = TypeVar("T")
PATIENCE = float(os.environ.get("TEST_PATIENCE", "300"))
"""Seconds after which a test is stuck; never a measure of anything."""
FREE = Allowed(*[Rate(1e6, 1e6)] * 3)
GENEROUS = Limits(frames=FREE, requests=FREE, dialling=FREE, handshakes=FREE, openings=FREE)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test that waits for things."""
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


def settings_at(folder: Path, **changes: Any) -> Settings:
    """Settings for a server with its tables in this folder."""
    database = f"sqlite:///{folder / 'tables.db'}"
    plain = Settings(database, limits=GENEROUS, bots=1, pace=0.0, scatter=0.0)
    return replace(plain, **changes)


@dataclass
class Running:
    """A server that runs."""

    app: FastAPI
    url: str
    server: uvicorn.Server
    stack: AsyncExitStack = field(default_factory=AsyncExitStack)

    @property
    def process(self) -> ServerProcess:
        process: ServerProcess = self.app.state.process
        return process

    @property
    def room(self) -> Room:
        return self.process.room

    @property
    def storage(self) -> Storage:
        return self.process.storage

    @property
    def metrics(self) -> Metrics:
        return self.process.metrics

    async def client(self, name: str, token: str | None = None) -> Client:
        """A client that is closed together with the server."""
        client = Client(self.url, name=name, token=token)
        client.connection.frames = []
        return await self.stack.enter_async_context(client)

    async def socket(self, token: str | None = None, **headers: str) -> ClientConnection:
        """A bare WebSocket, past its greeting."""
        if token:
            headers["Cookie"] = f"quatuor={token}"
        address = self.url.replace("http", "ws") + "/ws"
        socket = await self.stack.enter_async_context(
            connect(address, additional_headers=headers, max_size=2**22)
        )
        assert json.loads(await socket.recv())["type"] == "hello"
        return socket


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    """A server until the end of the block, stopped gracefully."""
    listening = bound(Place("127.0.0.1", 0))
    app = create_app(settings)
    server = uvicorn.Server(config_for(app))
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    port = listening.getsockname()[1]
    running_server = Running(app, f"http://127.0.0.1:{port}", server)
    try:
        async with running_server.stack:
            yield running_server
    finally:
        server.should_exit = True
        await task


async def seated_pair(
    server: Running, game: str = "puissance4", terms: dict[str, Any] | None = None, **options: Any
) -> tuple[TableSeat, TableSeat]:
    """Two clients at a table whose match has begun; the first one starts."""
    ann, bob = await server.client("Ann"), await server.client("Bob")
    wanted = {"eager": True, "first": "choice", **(terms or {})}
    first = await ann.open(game, seats=[1], terms=wanted, **options)
    second = await bob.join(first.table)
    for seat in (first, second):
        await seat.until(lambda view: view.phase == "playing")
    return first, second


def token_of(server: Running, seat: TableSeat) -> str:
    """The token of the client that sits there."""
    client = seat._ask.__self__  # type: ignore[attr-defined]
    assert isinstance(client, Client)
    return client.token


def set_clock(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """The time of every room, which the test alone moves on.

    However slow the machine is, no process stands still: that is told by a clock that runs.
    """
    clock = {"now": 1_700_000_000_000}
    monkeypatch.setattr(Room, "now", lambda _room: clock["now"])
    monkeypatch.setattr(MonotonicTime, "_over", lambda *_since, **_alone: None)
    return clock


def rows(folder: Path, query: str) -> list[tuple[Any, ...]]:
    """What really is in the file, asked through a connection of its own."""
    with sqlite3.connect(folder / "tables.db") as connection:
        found = connection.execute(query).fetchall()
    connection.close()
    return found


async def ask(socket: ClientConnection, **message: Any) -> dict[str, Any]:
    """Send a message and wait for its answer; news in between are left out."""
    await socket.send(json.dumps(message))
    while True:
        answer: dict[str, Any] = json.loads(await socket.recv())
        if answer["type"] != "news":
            return answer
