"""The connection to a server: one WebSocket that reconnects by itself and loses nothing."""

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

FIRST_WAIT, LONGEST_WAIT = 0.05, 5.0
"""Seconds before a lost connection is tried again."""
SEND_AGAIN = 5.0
"""Seconds after which a message that was not answered is sent again; it counts once."""
FOLLOW_AGAIN = 0.5
"""Seconds after which a table is asked for again that could not be followed just then."""


class Connection:
    """Sends messages until they are answered, and hands over answers and news."""

    def __init__(
        self,
        url: str,
        headers: dict[str, str],
        on_news: Callable[[Any], None],
        on_dropped: Callable[[dict[str, Any]], None],
    ) -> None:
        self._url = url
        self._headers = headers
        self._on_news = on_news
        self._on_dropped = on_dropped
        self._waiting: dict[str, tuple[dict[str, Any], asyncio.Future[dict[str, Any]]]] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._later: set[asyncio.Task[None]] = set()
        """Tables that are soon followed again."""
        self.followed: dict[str, int] = {}
        """The tables that are followed, each with the last event that was received."""
        self.frames: list[str] | None = None
        """Everything that was received, if somebody wants to look at it."""

    def start(self) -> None:
        """Connect, now and whenever the connection is lost."""
        self._task = asyncio.create_task(self._stay_connected())

    async def stop(self) -> None:
        """Close the connection."""
        tasks = [*self._later, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message under a number of its own, until it is answered."""
        number = secrets.token_hex(8)
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[number] = ({**message, "id": number}, answer)
        await self._send(self._waiting[number][0])
        try:
            while True:
                await asyncio.wait([answer], timeout=SEND_AGAIN)
                if answer.done():
                    return answer.result()
                await self._send(self._waiting[number][0])
        finally:
            self._waiting.pop(number, None)

    async def follow(self, table: str) -> None:
        """Be sent what happens at this table from now on."""
        self.followed.setdefault(table, 0)
        await self._send({"type": "follow", "table": table, "since": self.followed[table]})

    async def _send(self, message: dict[str, Any]) -> None:
        """Send now if there is a connection; otherwise it is sent when there is one."""
        if self._socket:
            with suppress(WebSocketException, OSError):
                await self._socket.send(json.dumps(message))

    async def _stay_connected(self) -> None:
        wait = FIRST_WAIT
        while True:
            with suppress(WebSocketException, OSError, TimeoutError):
                async with connect(
                    self._url, additional_headers=self._headers, open_timeout=10, max_size=2**22
                ) as self._socket:
                    wait = FIRST_WAIT
                    await self._resume()
                    await self._receive(self._socket)
            self._socket = None
            await asyncio.sleep(wait * random.uniform(0.5, 1))
            wait = min(2 * wait, LONGEST_WAIT)

    async def _resume(self) -> None:
        """Send again what was not answered, and ask for what was missed."""
        for table, since in self.followed.items():
            await self._send({"type": "follow", "table": table, "since": since})
        for message, _ in list(self._waiting.values()):
            await self._send(message)

    async def _receive_news(self, news: dict[str, Any]) -> None:
        """Hand news over in order: old events are left out, and missing ones asked for again."""
        known = self.followed.get(news["table"], 0)
        if news["happened"] is None:
            fresh = news
        elif news["after"] > known:
            await self._send({"type": "follow", "table": news["table"], "since": known})
            return
        else:
            missed = [event for event in news["happened"] if event["seq"] > known]
            fresh = {**news, "happened": missed}
        if news["seq"] >= known:
            self.followed[news["table"]] = news["seq"]
            self._on_news(fresh)

    async def _receive(self, socket: ClientConnection) -> None:
        async for frame in socket:
            text = frame if isinstance(frame, str) else frame.decode()
            if self.frames is not None:
                self.frames.append(text)
            message = json.loads(text)
            if message["type"] == "news":
                await self._receive_news(message)
            elif message["type"] == "refused" and message["id"] is None:
                self._drop(message)
            elif message["type"] in ("done", "refused", "felt"):
                waiting = self._waiting.get(message["id"])
                if waiting and not waiting[1].done():
                    waiting[1].set_result(message)

    def _drop(self, refusal: dict[str, Any]) -> None:
        """A table that may not be followed; what could only not be stored is tried again."""
        table = refusal["table"]
        if table not in self.followed:
            return
        if refusal["code"] == "not_kept":
            task = asyncio.create_task(self._follow_again(table))
            self._later.add(task)
            task.add_done_callback(self._later.discard)
        else:
            del self.followed[table]
            self._on_dropped(refusal)

    async def _follow_again(self, table: str) -> None:
        await asyncio.sleep(FOLLOW_AGAIN)
        if table in self.followed:
            await self.follow(table)
