"""`python -m bench.server`: durable moves through the whole server, beside a bare loop.

The server is a process of its own; this one plays. Everything stays on the loopback, and every part
is bounded in count and time. What is printed are ratios of one run.
"""

import argparse
import asyncio
import json
import multiprocessing
import random
import secrets
import sqlite3
import sys
import tempfile
import time
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import aiosqlite
import httpx
from websockets.asyncio.client import ClientConnection, connect

from quatuor.server.run import Place, bound, serve
from quatuor.server.settings import Limits, Settings

SECONDS = 8.0
SLOWER = 0.005
FREE = Limits(
    client_rate=1e9,
    client_burst=1e9,
    address_rate=1e9,
    address_burst=1e9,
    connections=10**6,
    tables=10**6,
)


def bare_commits(folder: Path, slower: float = 0.0) -> float:
    """Single-row synchronous commits a second, in a loop that does nothing else."""
    connection = sqlite3.connect(folder / "bare.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE IF NOT EXISTS log (seq INTEGER PRIMARY KEY, event TEXT)")
    started, done = time.perf_counter(), 0
    while time.perf_counter() - started < SECONDS / 4:
        connection.execute("INSERT INTO log (event) VALUES (?)", ("x" * 120,))
        if slower:
            time.sleep(slower)
        done += 1
    rate = done / (time.perf_counter() - started)
    connection.close()
    return rate


def run_server(database: str, port: int, slower: float) -> None:
    """The server process; with a slow disk every commit takes that much longer."""
    if slower:
        commit = aiosqlite.Connection.commit

        async def slow_commit(self: aiosqlite.Connection) -> None:
            await asyncio.sleep(slower)
            await commit(self)

        aiosqlite.Connection.commit = slow_commit  # type: ignore[method-assign]
    serve(Settings(database, limits=FREE), bound(Place("127.0.0.1", port)), lambda: None)


class Server:
    """A server process and its address."""

    def __init__(self, folder: Path, name: str, slower: float = 0.0) -> None:
        with bound(Place("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.url = f"127.0.0.1:{self.port}"
        arguments = (f"sqlite:///{folder / name}.db", self.port, slower)
        context = multiprocessing.get_context("spawn")
        self.process: BaseProcess = context.Process(target=run_server, args=arguments)

    def __enter__(self) -> "Server":
        self.process.start()
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline and self.process.is_alive():
            try:
                httpx.get(f"http://{self.url}/api/health", timeout=30)
                return self
            except httpx.TransportError:
                time.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.join()

    def memory(self) -> int:
        """Bytes of memory that the process really uses."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * 4096


class Pair:
    """Two sockets at one table."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tokens = [secrets.token_urlsafe(32) for _ in range(2)]
        self.sockets: list[ClientConnection] = []
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
            for headers in cookies:
                address = f"ws://{self.server.url}/ws"
                socket = await connect(address, additional_headers=headers, compression=None)
                await socket.recv()
                await socket.send(json.dumps({"type": "follow", "table": self.table}))
                self.sockets.append(socket)
                await self.until(socket, "playing")

    async def until(self, socket: ClientConnection, phase: str) -> None:
        """Listen until the match is in this phase."""
        while True:
            news = json.loads(await socket.recv())
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
            await mover.send(json.dumps(message))
            mine, theirs = await asyncio.gather(self.done(mover), self.news(other))
            self.delays.append(time.perf_counter() - started)
            self.view = mine if mine["match"]["legal"] else theirs
            moves += 1
            if pause:
                await asyncio.sleep(random.uniform(0, 2 * pause))
        return moves

    async def done(self, socket: ClientConnection) -> dict[str, Any]:
        """The mover hears the news, and that the move counts."""
        view: dict[str, Any] = {}
        while True:
            answer = json.loads(await socket.recv())
            if answer["type"] == "done":
                return view
            if answer["type"] == "refused":
                raise RuntimeError(answer["message"])
            view = answer["view"]

    async def news(self, socket: ClientConnection) -> dict[str, Any]:
        """The opponent's next view."""
        view: dict[str, Any] = json.loads(await socket.recv())["view"]
        return view

    async def close(self) -> None:
        """Hang up."""
        for socket in self.sockets:
            await socket.close()


async def seated(server: Server, tables: int) -> list[Pair]:
    pairs, gate = [Pair(server) for _ in range(tables)], asyncio.Semaphore(16)
    async with httpx.AsyncClient(base_url=f"http://{server.url}", timeout=60) as http:
        await asyncio.gather(*(pair.sit(http, gate) for pair in pairs))
    return pairs


async def load(server: Server, tables: int) -> tuple[float, float]:
    """Moves a second at full speed, and the 99th percentile of a move's delay at half of it."""
    pairs = await seated(server, tables)
    until = time.perf_counter() + SECONDS
    full = sum(await asyncio.gather(*(pair.play(until, 0) for pair in pairs))) / SECONDS
    for pair in pairs:
        pair.delays.clear()
    until = time.perf_counter() + SECONDS
    await asyncio.gather(*(pair.play(until, 2 * tables / full) for pair in pairs))
    delays = sorted(delay for pair in pairs for delay in pair.delays)
    await asyncio.gather(*(pair.close() for pair in pairs))
    return full, delays[int(len(delays) * 0.99)]


async def idle(server: Server, tables: int) -> float:
    """Bytes of memory for each idle table with two sockets."""
    first = await seated(server, 20)
    before = server.memory()
    pairs = await seated(server, tables)
    grown = server.memory() - before
    await asyncio.gather(*(pair.close() for pair in (*first, *pairs)))
    return grown / tables


def main() -> int:
    parser = argparse.ArgumentParser(description="measure the server")
    parser.add_argument("--tables", type=int, default=200, help="tables that play at once")
    parser.add_argument("--idle", type=int, default=2_000, help="tables that are only open")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        bare, slow = bare_commits(folder), bare_commits(folder, SLOWER)
        with Server(folder, "moves") as server:
            moves, delay = asyncio.run(load(server, chosen.tables))
        print(f"durable moves: {moves:.0f}/s = {moves / bare:.2f} x single commits ({bare:.0f}/s)")
        print(f"p99 from send to the opponent's view at half load: {1000 * delay:.0f} ms")
        with Server(folder, "slow", SLOWER) as server:
            moves, _ = asyncio.run(load(server, chosen.tables))
        print(f"on a slow disk: {moves:.0f}/s = {moves / slow:.1f} x its commits ({slow:.0f}/s)")
        with Server(folder, "idle") as server:
            each = asyncio.run(idle(server, chosen.idle))
        print(f"memory for an idle table with two sockets: {each / 1000:.1f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
