"""People who play: two sockets at each of many tables, move after move."""

import asyncio
import random
import secrets
import time
from typing import Any

import httpx

from bench.server.line import Line, connect
from bench.server.process import Server

SECONDS = 8.0


class Pair:
    """Two sockets at one table."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tokens = [secrets.token_urlsafe(32) for _ in range(2)]
        self.sockets: list[Line] = []
        self.table = ""
        self.view: dict[str, Any] = {}
        self.delays: list[float] = []

    async def sit(self, http: httpx.AsyncClient, gate: asyncio.Semaphore) -> None:
        """Open a table, join it, and listen on two sockets."""
        async with gate:
            cookies = [{"Cookie": f"quatuor={token}"} for token in self.tokens]
            terms = {"eager": True, "first": "choice"}
            body: dict[str, Any] = {"game": "puissance4", "options": {"wins": 99}, "terms": terms}
            body |= {"name": "Ann", "seats": [{"seat": 1}]}
            opened = await http.post("/api/tables", json=body, headers=cookies[0])
            self.table = opened.json()["table"]
            joining = {"name": "Bob", "id": "join"}
            await http.post(f"/api/tables/{self.table}/join", json=joining, headers=cookies[1])
            for token in self.tokens:
                socket = await connect("127.0.0.1", self.server.port, f"quatuor={token}")
                await socket.recv()
                socket.send({"type": "follow", "table": self.table})
                self.sockets.append(socket)
                await self.until(socket, "playing")

    async def until(self, socket: Line, phase: str) -> None:
        """Listen until the match is in this phase."""
        while True:
            news = await socket.recv()
            if news["type"] == "news":
                if news["view"]["acting"]:
                    self.view = news["view"]
                if news["view"]["phase"] == phase:
                    return

    async def play(self, until: float, pause: float) -> int:
        """Move after move, each waited for by its sender and by the opponent; how many."""
        moves = 0
        while time.perf_counter() < until:
            seat = self.view["match"]["to_move"]
            mover, other = self.sockets[seat - 1], self.sockets[2 - seat]
            legal = self.view["match"]["legal"]
            message = {"type": "play", "table": self.table, "id": secrets.token_hex(6)}
            message |= {"seat": seat, "token": random.choice(legal), "seen": self.view["seq"]}
            started = time.perf_counter()
            mover.send(message)
            mine, theirs = await asyncio.gather(self.done(mover), self.news(other))
            self.delays.append(time.perf_counter() - started)
            self.view = mine if mine["match"]["legal"] else theirs
            moves += 1
            if pause:
                await asyncio.sleep(random.uniform(0, 2 * pause))
        return moves

    async def done(self, socket: Line) -> dict[str, Any]:
        """The mover hears the news, and that the move counts."""
        view: dict[str, Any] = {}
        while True:
            answer = await socket.recv()
            if answer["type"] == "done":
                return view
            if answer["type"] == "refused":
                raise RuntimeError(answer["message"])
            view = answer["view"]

    async def news(self, socket: Line) -> dict[str, Any]:
        """The opponent's next view."""
        view: dict[str, Any] = (await socket.recv())["view"]
        return view

    def close(self) -> None:
        """Hang up."""
        for socket in self.sockets:
            socket.close()


async def seated(servers: list[Server], tables: int) -> list[Pair]:
    """Pairs at so many tables, spread over the servers."""
    pairs, gate = [], asyncio.Semaphore(16)
    for number, server in enumerate(servers):
        here = [Pair(server) for _ in range(number, tables, len(servers))]
        async with httpx.AsyncClient(base_url=f"http://{server.url}", timeout=60) as http:
            await asyncio.gather(*(pair.sit(http, gate) for pair in here))
        pairs += here
    return pairs


async def playing(pairs: list[Pair], pause: float = 0) -> float:
    """Moves a second of all pairs together."""
    until = time.perf_counter() + SECONDS
    return sum(await asyncio.gather(*(pair.play(until, pause) for pair in pairs))) / SECONDS


def hang_up(pairs: list[Pair]) -> None:
    """Everybody goes home."""
    for pair in pairs:
        pair.close()


async def full_speed(servers: list[Server], tables: int) -> float:
    """Moves a second, everybody moving as soon as they can."""
    pairs = await seated(servers, tables)
    moves = await playing(pairs)
    hang_up(pairs)
    return moves


async def load(server: Server, tables: int) -> tuple[float, float, float]:
    """Moves a second at full speed, the server's seconds for one, and p99 of the delay at half."""
    pairs = await seated([server], tables)
    before = server.busy()
    full = await playing(pairs)
    cost = (server.busy() - before) / (full * SECONDS)
    for pair in pairs:
        pair.delays.clear()
    await playing(pairs, 2 * tables / full)
    delays = sorted(delay for pair in pairs for delay in pair.delays)
    hang_up(pairs)
    return full, cost, delays[int(len(delays) * 0.99)]


async def idle(server: Server, tables: int) -> float:
    """Bytes of memory for each idle table with two sockets."""
    first = await seated([server], 20)
    before = server.memory()
    pairs = await seated([server], tables)
    grown = server.memory() - before
    hang_up([*first, *pairs])
    return grown / tables
