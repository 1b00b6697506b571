"""`python -m bench.server.scale`: one process and two on one PostgreSQL, waked by a Redis.

Both stand ready at the same time, each with its own tables, database and bus, and play in turns of
a few seconds: the pace of a machine drifts, so what is compared are neighbours, and what is told is
the median. Beside it stands where the processor time goes: what is not a server does not become
less when there are two, and has to find room on the same cores.
"""

import argparse
import asyncio
import os
import statistics
import sys
from contextlib import ExitStack
from dataclasses import dataclass, field

import uvloop
from tests.server.services import OwnRedis, create_database, postgresql

from bench.server.load import hang_up, seated
from bench.server.pair import Pair
from bench.server.playing import Players
from bench.server.process import Server
from bench.server.shares import Shares, shares_between, used_by

TURNS = 9
SECONDS = 2.5
NAMES = {1: "one process", 2: "two processes"}


@dataclass
class Side:
    """So many processes, the tables that play at them, and what came of it."""

    servers: list[Server]
    pairs: list[Pair] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)
    used: Shares = field(default_factory=Shares)
    moves: int = 0

    async def sit(self, tables: int) -> None:
        """Everybody sits down, and plays for a moment."""
        self.pairs = await seated(self.servers, tables)
        self.players = Players(self.pairs)
        self.players.play(1.0)

    def take_turn(self) -> None:
        """Play for a while, at full speed."""
        before = used_by(self.servers)
        played = self.players.play(SECONDS)
        self.used = self.used.plus(shares_between(before, used_by(self.servers)))
        self.rates.append(played.rate)
        self.moves += played.moves

    def each(self) -> Shares:
        """Milliseconds a move."""
        return self.used.a_move(self.moves)


async def in_turns(sides: dict[int, Side], tables: int, turns: int) -> None:
    """Both sides play, one after the other, and who begins changes."""
    for side in sides.values():
        await side.sit(tables)
    for turn in range(turns):
        for count in (1, 2) if turn % 2 else (2, 1):
            sides[count].take_turn()
    for side in sides.values():
        hang_up(side.pairs)


def side_of(count: int, cluster: str, stack: ExitStack) -> Side:
    """So many processes on a database and a bus of their own."""
    name, redis = f"tables_{count}", OwnRedis()
    asyncio.run(create_database(cluster, name))
    redis.start()
    stack.callback(redis.stop)
    servers = [Server(f"{cluster}/{name}", redis.url) for _ in range(count)]
    return Side([stack.enter_context(server) for server in servers])


def processes(tables: int, turns: int = TURNS) -> None:
    """Measure, and say what came of it."""
    with postgresql() as cluster, ExitStack() as stack:
        sides = {count: side_of(count, cluster, stack) for count in NAMES}
        uvloop.run(in_turns(sides, tables, turns))
    one, two = sides.values()
    ratios = sorted(both / alone for both, alone in zip(two.rates, one.rates, strict=True))
    print(
        f"PostgreSQL and Redis: {statistics.median(one.rates):.0f}/s,"
        f" two processes {statistics.median(two.rates):.0f}/s = {statistics.median(ratios):.2f} x"
        f" (median of {turns} turns, {ratios[0]:.2f} to {ratios[-1]:.2f})"
    )
    for count, side in sides.items():
        print(f"milliseconds of processor time a move, {NAMES[count]}: {side.each()}")
    most = (os.cpu_count() or 1) * one.each().servers / sum(two.each())
    print(f"if that were all, {os.cpu_count()} cores would give {min(most, 2):.2f} x")


def main() -> int:
    """Measure this alone."""
    parser = argparse.ArgumentParser(description="measure one process and two")
    parser.add_argument("--tables", type=int, default=200, help="tables that play at once")
    parser.add_argument("--turns", type=int, default=TURNS, help="turns of each side")
    chosen = parser.parse_args()
    processes(chosen.tables, chosen.turns)
    return 0


if __name__ == "__main__":
    sys.exit(main())
