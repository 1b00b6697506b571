"""Two people at one table, who move as soon as they may. What they hear is only skimmed."""

import asyncio
import random
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
SEQ, ACTING, LEGAL = b'"seq":', b'"acting":[', b'"legal":['
MOVE = b'{"type":"play","table":"%s","id":"%x","seat":%d,"token":%s,"seen":%d}'


class Pair:
    """Two sockets at one table."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tokens = [secrets.token_urlsafe(32) for _ in range(2)]
        self.lines: list[Line] = []
        self.table = ""
        self.turn: tuple[int, int, list[bytes]] = (0, 0, [])
        self.counts = self.seen = False
        """Whether the sender of the last move knows that it counts, and the opponent sees it."""
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
        """Whoever may move has to know the last event, the own seat and the legal tokens."""
        seat = after(body, ACTING, b"]")
        if seat:
            seq, legal = after(body, SEQ, b","), after(body, LEGAL, b"]")
            self.turn = (int(seq), int(seat), legal.split(b","))

    def move(self) -> None:
        """Any legal move."""
        seen, seat, legal = self.turn
        number = self.moves << 40 | id(self) & 0xFFFFFFFFFF
        move = MOVE % (self.table.encode(), number, seat, random.choice(legal), seen)
        self.counts = self.seen = False
        self.mover = seat
        self.started = time.perf_counter()
        self.lines[seat - 1].send(move)

    def hear(self, seat: int, body: bytes) -> None:
        """The sender hears that the move counts, the opponent sees it: that is one move more."""
        if body.startswith(NEWS):
            self.skim(body)
            self.seen |= seat != self.mover
        elif body.startswith(DONE):
            self.counts = True
        else:
            raise RuntimeError(body.decode())
        if self.counts and self.seen:
            self.delays.append(time.perf_counter() - self.started)
            self.moves += 1
            self.then()

    def close(self) -> None:
        """Hang up."""
        for line in self.lines:
            line.close()


def after(body: bytes, name: bytes, end: bytes) -> bytes:
    """What stands between this name and the next such end."""
    start = body.index(name) + len(name)
    return body[start : body.index(end, start)]
