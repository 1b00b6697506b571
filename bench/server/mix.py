"""`python -m bench.server.mix`: what people cost, what the model makes of it, and what comes of it.

First each kind of work by itself, on two processes, PostgreSQL and Redis; then hash partitions
beside one table, in turns; then a mix as people make it, on four processes and two databases (one
of them partitioned), beside the model's prediction. `--picture` draws both into
docs/pictures/scale.svg.
"""

import argparse
import asyncio
import os
import statistics
import sys
from contextlib import ExitStack
from pathlib import Path

import asyncpg
import uvloop
from tests.server.services import OwnRedis, create_database, postgresql

from bench.server.costs import Costs, Throwers, Used, beat, thinking, used
from bench.server.load import hang_up, idle, seated
from bench.server.mix_picture import draw
from bench.server.model import HEAD, Crowd, Need, need, plan
from bench.server.pair import Pair
from bench.server.playing import Players
from bench.server.process import Server
from bench.server.scale import Side
from quatuor.server.database import migrate

PARTITION = Path(__file__).parents[2] / "deploy" / "partition.sql"
LOG = "SELECT pg_total_relation_size('log')"
PAIRS = 60
"""Tables at which people wait, and as many at which they play, while costs are measured."""
PAUSE = 3.0
"""Seconds between two moves at a table, on average: as seldom as in the mix, moves share little."""
SETTLED = 3.0
"""Seconds after which everything is written that comes of sitting down."""


def prepared(cluster: str, name: str, *, partitioned: bool = False) -> str:
    """A database of the newest form."""

    async def prepare() -> None:
        await create_database(cluster, name)
        await migrate(f"{cluster}/{name}")
        if partitioned:
            connection = await asyncpg.connect(f"{cluster}/{name}")
            await connection.execute(PARTITION.read_text())
            await connection.close()

    asyncio.run(prepare())
    return f"{cluster}/{name}"


async def size_of_log(database: str) -> int:
    """Bytes of the log and its indexes."""
    connection = await asyncpg.connect(database)
    found = await connection.fetchval(LOG)
    await connection.close()
    return int(found)


async def measured(servers: list[Server], database: str, seconds: float) -> Costs:
    """Each kind of work by itself, in processes that share a database."""
    costs = Costs()
    empty = await spent(servers, asyncio.sleep(seconds, 0))
    costs.base = 1000 * empty.servers / seconds / len(servers)
    costs.base_database = 1000 * empty.database / seconds / len(servers)
    still, pairs = await seated(servers, PAIRS), await seated(servers, PAIRS)
    await asyncio.sleep(SETTLED)
    quiet = await spent(servers, asyncio.sleep(seconds, 0))
    more = quiet.since(empty)
    costs.table = 1000 * max(more.servers, 0) / seconds / (2 * PAIRS)
    costs.table_database = 1000 * max(more.database, 0) / seconds / (2 * PAIRS)
    before = used(servers)
    beats = await beat(still, 0.1, seconds)
    costs.heartbeat = 1000 * (used(servers).since(before).servers - quiet.servers) / beats
    await measure_moves(costs, servers, pairs, database, seconds, quiet)
    await measure_throws(costs, servers, seconds, quiet)
    hang_up([*still, *pairs])
    return costs


async def measure_moves(
    costs: Costs,
    servers: list[Server],
    pairs: list[Pair],
    database: str,
    seconds: float,
    quiet: Used,
) -> None:
    """What a move costs at a calm pace."""
    players, size, before = Players(pairs), await size_of_log(database), used(servers)
    played = await asyncio.to_thread(players.play, seconds, PAUSE)
    took = used(servers).since(before).since(quiet)
    costs.move = 1000 * took.servers / played.moves
    costs.move_database = 1000 * took.database / played.moves
    costs.move_bytes = took.sent / played.moves
    costs.row_bytes = (await size_of_log(database) - size) / played.moves


async def spent(servers: list[Server], work: "asyncio.Future[object] | object") -> Used:
    """What is used meanwhile."""
    before = used(servers)
    await work  # type: ignore[misc]
    return used(servers).since(before)


async def measure_throws(costs: Costs, servers: list[Server], seconds: float, quiet: Used) -> None:
    """What a throw costs: three events of the log, and a flight that is computed elsewhere."""
    throwers = Throwers()
    await throwers.sit(servers, 4)
    await throwers.warm_up()
    already = throwers.throws
    took = await spent(servers, throwers.throw(seconds, 0.2))
    throws = throwers.throws - already
    costs.throw = 1000 * (took.servers - quiet.servers) / throws
    costs.throw_workers = 1000 * took.workers / throws
    costs.throw_database = 1000 * (took.database - quiet.database) / throws
    await throwers.stop()


async def partitions(sides: dict[str, Side], tables: int, turns: int) -> None:
    """One table for the log beside sixteen partitions, in turns."""
    for side in sides.values():
        await side.sit(tables)
    for turn in range(turns):
        for name in sorted(sides, reverse=bool(turn % 2)):
            sides[name].take_turn()
    one, many = sides["one"], sides["sixteen"]
    ratio = statistics.median(a / b for a, b in zip(many.rates, one.rates, strict=True))
    print(f"sixteen partitions beside one table: {ratio:.2f} x the moves a second;")
    for name, side in sides.items():
        print(f"  ms of processor time a move, {name}: {side.each()}")
        hang_up(side.pairs)


async def mixed(servers: list[Server], seconds: float) -> tuple[Crowd, float, Used]:
    """People of all kinds at once: what they did in a second, their heartbeats, what it cost."""
    waiting, calm, quick = [await seated(servers, tables) for tables in (150, 80, 12)]
    throwers = Throwers()
    await throwers.sit(servers, 4)
    await throwers.warm_up()
    slow, fast, already = Players(calm), Players(quick), throwers.throws
    before = used(servers)
    beats, one, two, _ = await asyncio.gather(
        beat(waiting, 2.0, seconds),
        asyncio.to_thread(slow.play, seconds, 4.0),
        asyncio.to_thread(fast.play, seconds, 0.75),
        throwers.throw(seconds, 3.0),
    )
    took = used(servers).since(before)
    throws = throwers.throws - already
    hang_up([*waiting, *calm, *quick])
    await throwers.stop()
    people = 2 * (150 + 80 + 12 + 4)
    did = Crowd(people, (one.moves + two.moves) / seconds, throws / seconds, 0)
    return did, beats / seconds, took


def side_on(stack: ExitStack, database: str, processes: int) -> list[Server]:
    """Processes on one database, with a Redis of their own where there are several."""
    redis = OwnRedis() if processes > 1 else None
    if redis:
        redis.start()
        stack.callback(redis.stop)
    url = redis.url if redis else None
    return [stack.enter_context(Server(database, url)) for _ in range(processes)]


def tell(costs: Costs, thoughts: dict[str, float]) -> None:
    """The costs, and what follows from them."""
    print("costs, in ms of processor time unless told otherwise:")
    for name, value in vars(costs).items():
        print(f"  {name}: {value:.3f}")
    print("thinking, ms a move:", ", ".join(f"{name} {ms:.0f}" for name, ms in thoughts.items()))
    print("|", " | ".join(HEAD), "|")
    print("|---" * len(HEAD) + "|")
    for number in (1_000, 10_000, 100_000, 1_000_000):
        print("|", " | ".join(plan(costs, number, thoughts["medium"])), "|")


def compare(predicted: Need, took: Used, seconds: float) -> list[tuple[str, float, float]]:
    """The model beside what was measured, a second."""
    found = [
        ("rooms, ms of processor", predicted.servers, 1000 * took.servers / seconds),
        ("flights, ms of processor", predicted.workers, 1000 * took.workers / seconds),
        ("database, ms of processor", predicted.database, 1000 * took.database / seconds),
    ]
    for name, model, measured_ in found:
        print(f"  {name}: predicted {model:.0f}, measured {measured_:.0f}")
    return found


def loads() -> str:
    """How many processes wanted a core, on average over one, five and fifteen minutes."""
    return ", ".join(f"{load:.0f}" for load in os.getloadavg())


def main() -> int:
    """Measure, predict, compare."""
    parser = argparse.ArgumentParser(description="what people cost, and what the model says")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement")
    parser.add_argument("--turns", type=int, default=5, help="of the two kinds of log")
    parser.add_argument("--picture", action="store_true", help="draw docs/pictures/scale.svg")
    chosen = parser.parse_args()
    with postgresql() as cluster:
        with ExitStack() as stack:
            database = prepared(cluster, "costs")
            servers = side_on(stack, database, 2)
            costs = uvloop.run(measured(servers, database, chosen.seconds))
            costs.idle_table = uvloop.run(idle(servers[0], 500)) / 1000
        thoughts = thinking()
        tell(costs, thoughts)
        with ExitStack() as stack:
            sides = {
                name: Side(side_on(stack, prepared(cluster, name, partitioned=name != "one"), 1))
                for name in ("one", "sixteen")
            }
            uvloop.run(partitions(sides, 100, chosen.turns))
        with ExitStack() as stack:
            addresses = [prepared(cluster, f"mix_{part}", partitioned=part == 1) for part in (0, 1)]
            servers = [each for address in addresses for each in side_on(stack, address, 2)]
            did, beats, took = uvloop.run(mixed(servers, chosen.seconds))
    print(f"four processes, two databases: {did.people:.0f} people, {did.moves:.1f} moves,")
    print(f"  {did.throws:.2f} throws and {beats:.0f} heartbeats a second:")
    print(f"  load of the machine in the last minutes: {loads()}")
    rows = compare(need(costs, did, len(servers), beats), took, chosen.seconds)
    if chosen.picture:
        draw(rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
