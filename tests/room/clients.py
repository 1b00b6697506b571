"""Clients of a room in this process: no server, no socket, no thread."""

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, TypeVar

from quatuor.room.connection import QueueConnection
from quatuor.room.identity import key_of, new_token
from quatuor.room.ledger import Ledger
from quatuor.room.memory_ledger import MemoryLedger
from quatuor.room.message_handler import MessageHandler
from quatuor.room.room import RoomOptions
from quatuor.room.service import RoomService
from quatuor.table import Wanted

T = TypeVar("T")
PATIENCE = 300
"""Seconds after which a test is stuck; never a measure of anything."""
EAGER = Wanted("puissance4", {"wins": 1}, first="choice", eager=True)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test that waits for things."""
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


@asynccontextmanager
async def opened_room(ledger: Ledger | None = None) -> AsyncIterator[RoomService]:
    """A room until the end of the block; its computer players do not pause."""
    service = RoomService(ledger or MemoryLedger(), RoomOptions(pace=0.0, scatter=0.0))
    try:
        yield service
    finally:
        await service.stop()


class LocalClient:
    """One client, connected by a queue."""

    def __init__(self, service: RoomService, name: str = "Ann") -> None:
        self.key = key_of(new_token())
        self.name = name
        self.connection = QueueConnection()
        self.handler = MessageHandler(self.key, service)
        self.handler.opened(self.connection)
        self.view: dict[str, Any] = {}
        self.happened: list[dict[str, Any]] = []
        self._ids = count(1)

    async def receive(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; views are taken over on the way."""
        while True:
            message = await self.connection.receive()
            if message["type"] == "news":
                self.view = message["view"]
                self.happened += message["happened"] or []
            if message["type"] in kinds:
                return message

    async def follow(self, table: str, since: int = 0) -> dict[str, Any]:
        """Follow a table until its first view is there."""
        self.handler.receive(json.dumps({"type": "follow", "table": table, "since": since}))
        return await self.receive("news")

    async def send(self, kind: str, table: str, **parts: Any) -> dict[str, Any]:
        """Send what is to happen at a table, and wait for the answer."""
        message = {"type": kind, "table": table, "id": str(next(self._ids)), **parts}
        return await self.send_again(message)

    async def send_again(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send this very message."""
        self.handler.receive(json.dumps(message))
        return await self.receive("done", "refused", "felt")


async def play_match(service: RoomService) -> LocalClient:
    """A whole match against the computer; we play the first legal move until it is over."""
    client = LocalClient(service)
    seats = [(1, None), (2, "easy")]
    table = (await service.open_table(client.key, "Ann", EAGER, seats)).table_id
    await client.follow(table)
    while client.view["phase"] != "over":
        if client.view["acting"]:
            move, seen = client.view["match"]["legal"][0], client.view["seq"]
            answer = await client.send("play", table, seat=1, token=move, seen=seen)
            assert answer["type"] == "done"
        else:
            await client.receive("news")
    return client
