"""Two people at one table, who move as soon as they may. What they hear is only skimmed."""

import asyncio
import random
import re
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx

from bench.server.line import Line, connect
from bench.server.process import Server

NEWS, DONE = b'{"type":"news"', b'{"type":"done"'
PLAYING = b'"phase":"playing"'
TURN = re.compile(rb'"view":\{"seq":(\d+).*?"acting":\[(\d)\].*?"legal":\[([^]]+)\]')
"""What somebody has to know who may move: the last event, the own seat, the legal tokens."""
MOVE = b'{"type":"play","table":"%s","id":"%x","seat":%d,"token":%s,"seen":%d}'


class Pair:
    """Two sockets at one table."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tokens = [secrets.token_urlsafe(32) for _ in range(2)]
        self.lines: list[Line] = []
        self.table = ""
        self.turn: tuple[int, int, list[bytes]] = (0, 0, [])
        self.waiting: set[bytes] = set()
        """What has still to be heard of the last move: by its sender and by the opponent."""
        self.started = 0.0
        self.delays: list[float] = []
        self.moves = 0
        self.then: Callable[[], None] = self.move

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
            for seat, cookie in enumerate(cookies, 1):
                await self.listen(seat, cookie)

    async def listen(self, seat: int, cookie: str) -> None:
        """Open a socket and hear of the table until the match has begun."""
        line = await connect(self.server.port, "/ws", cookie)
        await line.heard()
        line.send(b'{"type":"follow","table":"%s"}' % self.table.encode())
        body = await line.heard()
        while PLAYING not in body:
            body = await line.heard()
        self.lines.append(line)
        self.skim(body)
        line.hear = partial(self.hear, seat)

    def skim(self, body: bytes) -> None:
        """Find out whose turn it is."""
        found = TURN.search(body)
        if found:
            self.turn = (int(found[1]), int(found[2]), found[3].split(b","))

    def move(self) -> None:
        """Any legal move."""
        seen, seat, legal = self.turn
        number = self.moves << 40 | id(self) & 0xFFFFFFFFFF
        move = MOVE % (self.table.encode(), number, seat, random.choice(legal), seen)
        self.waiting = {DONE, NEWS}
        self.mover = seat
        self.started = time.perf_counter()
        self.lines[seat - 1].send(move)

    def hear(self, seat: int, body: bytes) -> None:
        """The sender hears that the move counts, the opponent sees it: that is one move more."""
        if body.startswith(NEWS):
            self.skim(body)
            if seat != self.mover:
                self.waiting.discard(NEWS)
        elif body.startswith(DONE):
            self.waiting.discard(DONE)
        else:
            raise RuntimeError(body.decode())
        if not self.waiting:
            self.delays.append(time.perf_counter() - self.started)
            self.moves += 1
            self.then()

    def close(self) -> None:
        """Hang up."""
        for line in self.lines:
            line.close()
