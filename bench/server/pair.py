"""Two people who open a table, sit down at it, and hear that the match has begun."""

import asyncio
import secrets
from typing import Any

import httpx

from bench.server.line import Line, connect
from bench.server.process import Server

PLAYING = b'"phase":"playing"'


class Pair:
    """Two sockets at one table."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tokens = [secrets.token_urlsafe(32) for _ in range(2)]
        self.lines: list[Line] = []
        self.table = ""
        self.told: list[bytes] = []
        """What both have heard of the table last."""

    async def sit(self, http: httpx.AsyncClient, gate: asyncio.Semaphore) -> None:
        """Open a table, join it, and listen on two sockets."""
        async with gate:
            cookies = [f"quatuor={token}" for token in self.tokens]
            terms = {"eager": True, "first": "choice"}
            body: dict[str, Any] = {"game": "puissance4", "options": {"wins": 99}, "terms": terms}
            body |= {"name": "Ann", "seats": [{"seat": 1}]}
            opened = await http.post("/api/tables", json=body, headers={"Cookie": cookies[0]})
            self.table = opened.json()["table"]
            join = f"/api/tables/{self.table}/join"
            joining = {"name": "Bob", "id": "join"}
            await http.post(join, json=joining, headers={"Cookie": cookies[1]})
            for cookie in cookies:
                await self.listen(cookie)

    async def listen(self, cookie: str) -> None:
        """Open a socket and hear of the table until the match has begun."""
        line = await connect(self.server.port, "/ws", cookie)
        await line.heard()
        line.send(b'{"type":"follow","table":"%s"}' % self.table.encode())
        body = await line.heard()
        while PLAYING not in body:
            body = await line.heard()
        self.lines.append(line)
        self.told.append(body)

    def close(self) -> None:
        """Hang up."""
        for line in self.lines:
            line.close()
