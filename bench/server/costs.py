"""What a person costs a server: each kind of work by itself, in processor time, bytes and memory.

Servers are processes of their own; a cost is what they, their workers and the database have used
more than without that work, divided by how often it was done.
"""

import asyncio
import random
import time
from collections.abc import Awaitable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bench.server.pair import Pair
from bench.server.process import Server, busy
from bench.server.shares import NAMES, name_of, offspring, parent_of
from quatuor.client import Client, TableSeat
from quatuor.game import Game
from quatuor.games.flip.physics.practice import practised
from quatuor.games.flip.trays import CELLS
from quatuor.players.choose import choose
from quatuor.players.levels import LEVELS
from quatuor.room.schemas import View
from quatuor.table.throws import THROW_INTERVAL

HEARTBEAT = b'{"type":"ping"}'
AGAIN = THROW_INTERVAL / 1000 + 0.05
"""Seconds after which a seat may surely throw again."""
POSITIONS = ("", "4", "44", "4453", "445336", "44533621")


class Used(NamedTuple):
    """Seconds of processor time, and bytes, up to some moment or between two."""

    servers: float
    workers: float
    database: float
    sent: int

    def since(self, before: "Used") -> "Used":
        """What was used after that moment."""
        return Used(*(now - then for now, then in zip(self, before, strict=True)))  # type: ignore[arg-type]


def used(servers: list[Server]) -> Used:
    """What these servers, their worker processes and the database have used so far."""
    own = {server.process.pid or 0 for server in servers}
    workers = [pid for pid in offspring() if parent_of(Path(f"/proc/{pid}")) in own]
    database = [pid for pid in offspring() if NAMES.get(name_of(pid)) == "database"]
    sent = sum(bytes_written(pid) for pid in own)
    return Used(total(own), total(workers), total(database), sent)


def total(pids: "set[int] | list[int]") -> float:
    """Seconds of these processes together."""
    return sum(busy(pid) for pid in pids)


def bytes_written(pid: int) -> int:
    """Bytes that a process has given to the system, sockets among them."""
    lines = Path(f"/proc/{pid}/io").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("wchar")).split()[1])


@dataclass
class Costs:
    """Processor time in milliseconds unless told otherwise."""

    base: float = 0.0
    """A second of one process at which there is no table, and which shares its database."""
    base_database: float = 0.0
    """What such a process costs the database: signs of life, what is due, who is lost."""
    table: float = 0.0
    """A second of one table at which nobody does anything: its log is looked at."""
    table_database: float = 0.0
    heartbeat: float = 0.0
    move: float = 0.0
    """From its frame to both views, to publish that and to hear of it in another process."""
    move_database: float = 0.0
    move_bytes: float = 0.0
    """Bytes that leave the server for a move, to both players and to the database."""
    row_bytes: float = 0.0
    """Bytes of a move in the database, indexes included."""
    throw: float = 0.0
    throw_workers: float = 0.0
    throw_database: float = 0.0
    idle_table: float = 0.0
    """Kilobytes."""


async def beat(pairs: list[Pair], every: float, seconds: float) -> int:
    """Everybody says that they are there, as a page does; how often that was."""
    lines, end, said = (
        [line for pair in pairs for line in pair.lines],
        time.monotonic() + seconds,
        0,
    )
    step = every / len(lines)
    began = time.monotonic()
    while (now := time.monotonic()) < end:
        while said * step < now - began:
            line = lines[said % len(lines)]
            line.send(HEARTBEAT)
            line.forget()
            said += 1
        await asyncio.sleep(0.005)
    return said


class Throwers:
    """Pairs at tables of flip who throw in turn."""

    def __init__(self) -> None:
        self._clients: list[Client] = []
        self._seats: list[tuple[TableSeat, TableSeat]] = []
        self.throws = 0

    async def sit(self, servers: list[Server], tables: int) -> None:
        """Open the tables."""
        for number in range(tables):
            url = f"http://{servers[number % len(servers)].url}"
            both = [await Client(url, name=name).__aenter__() for name in ("Ann", "Bob")]
            self._clients += both
            terms = {"eager": True, "first": "choice"}
            first = await both[0].open("flip", terms=terms, mode="pro")
            self._seats.append((first, await both[1].join(first.table)))

    async def warm_up(self) -> None:
        """Throw until every server has its worker, and has computed a flight.

        Both do, because a token may land nowhere, and then it is the other one's turn.
        """
        plays = [self._play(pair, seat, 0.1) for pair in self._seats for seat in (0, 1)]
        work = asyncio.gather(*plays)
        for first, _ in self._seats:
            await first.until(lambda view: bool(view.match and view.match.board))
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)

    async def throw(self, seconds: float, pause: float) -> None:
        """Throw at all tables, with a pause of that length on average, as far as a table allows."""
        work = [self._play(pair, seat, pause) for pair in self._seats for seat in (0, 1)]
        await until_then(asyncio.gather(*work), seconds)

    async def _play(self, pair: tuple[TableSeat, TableSeat], seat: int, pause: float) -> None:
        table = pair[seat]
        while True:
            await table.until(lambda view: view.phase == "over" or is_up(view, seat + 1))
            if table.view.phase == "over":
                return
            await asyncio.sleep(max(AGAIN, 2 * pause * random.random()))
            launch = practised(seat + 1, random.choice(CELLS))
            await table.launch(launch.side, launch.turn, launch.tilt, launch.power)
            self.throws += 1

    async def stop(self) -> None:
        """Hang up."""
        for client in self._clients:
            await client.__aexit__(None, None, None)


def is_up(view: View, seat: int) -> bool:
    """Whether this seat throws next."""
    return seat in view.acting and not view.air


async def until_then(work: Awaitable[object], seconds: float) -> None:
    """Let this go on for so long."""
    try:
        await asyncio.wait_for(work, seconds)
    except TimeoutError:
        return


def thinking(game: str = "puissance4") -> dict[str, float]:
    """Milliseconds of processor time that a move of each level takes, on average."""
    found: dict[str, float] = {}
    for name in LEVELS:
        positions = [Game(game).start().play(moves) for moves in POSITIONS]
        choose(positions[0], name, seed=1)
        before = time.process_time()
        for position in positions:
            choose(position, name, seed=1)
        found[name] = 1000 * (time.process_time() - before) / len(positions)
    return found
