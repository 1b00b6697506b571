"""Several processes on one database: any of them serves any table, and Redis only wakes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from quatuor.client import TableSeat
from quatuor.server.settings import Settings
from quatuor.table import event_checks
from tests.server.running import GENEROUS, Running, run, running, settings_at
from tests.server.services import OwnRedis


@asynccontextmanager
async def two(settings: Settings) -> AsyncIterator[tuple[Running, Running]]:
    """Two servers on the same database."""
    async with AsyncExitStack() as stack:
        yield (
            await stack.enter_async_context(running(settings)),
            await stack.enter_async_context(running(settings)),
        )


async def pair_across(one: Running, other: Running) -> tuple[TableSeat, TableSeat]:
    """Ann at one server and Bob at the other, at one table."""
    ann, bob = await one.client("Ann"), await other.client("Bob")
    terms = {"eager": True, "first": "choice"}
    first = await ann.open("puissance4", seats=[1], terms=terms, wins=1)
    second = await bob.join(first.table)
    for seat in (first, second):
        await seat.until(lambda view: view.phase == "playing")
    return first, second


async def play_to_the_end(first: TableSeat, second: TableSeat) -> None:
    async def moves(seat: TableSeat, column: str) -> None:
        async for _ in seat.turns():
            await seat.play(column)

    await asyncio.gather(moves(first, "1"), moves(second, "2"))
    for seat in (first, second):
        assert seat.view.result is not None
        assert seat.view.result.winners == [1]


async def race(settings: Settings) -> None:
    """Both servers append to one table as fast as they can; nothing is lost and nothing doubled."""
    async with two(settings) as (one, other):
        ann, bob = await pair_across(one, other)

        async def chatter(seat: TableSeat, word: str) -> list[int]:
            return [await seat.say(f"{word} {number}") for number in range(25)]

        numbers = await asyncio.gather(chatter(ann, "ann"), chatter(bob, "bob"))
        seqs = [seq for some in numbers for seq in some]
        assert len(set(seqs)) == 50
        last = max(seqs)
        for seat in (ann, bob):
            await seat.until(lambda view: view.seq >= last)
        history = await (await one.client("Zoe")).request("GET", f"/api/tables/{ann.table}/history")
        said = [event["text"] for event in history["events"] if event["event"] == "Said"]
        assert sorted(said) == sorted(f"{who} {n}" for who in ("ann", "bob") for n in range(25))
        assert said == [event["text"] for event in ann.happened if event["event"] == "Said"]
        assert said == [event["text"] for event in bob.happened if event["event"] == "Said"]


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody may say as much as they like."""
    monkeypatch.setattr(event_checks, "PHRASES", 1000)


@pytest.mark.usefixtures("talkative")
def test_two_servers_race_for_one_table_on_sqlite(tmp_path: Path) -> None:
    run(race(settings_at(tmp_path, poll=0.05)))


@pytest.mark.usefixtures("talkative")
def test_two_servers_race_for_one_table_on_postgresql_with_redis(pg: str, redis: OwnRedis) -> None:
    run(race(Settings(pg, redis.url, limits=GENEROUS)))


def test_players_at_two_servers_play_a_match(pg: str, redis: OwnRedis) -> None:
    async def play() -> None:
        async with two(Settings(pg, redis.url, limits=GENEROUS)) as (one, other):
            await play_to_the_end(*await pair_across(one, other))

    run(play())


def test_a_match_goes_on_while_redis_is_gone_and_when_it_is_back(pg: str, redis: OwnRedis) -> None:
    async def play() -> None:
        async with two(Settings(pg, redis.url, limits=GENEROUS)) as (one, other):
            ann, bob = await pair_across(one, other)
            await ann.play("1")
            await bob.until(lambda view: bool(view.acting))
            await asyncio.to_thread(redis.stop)
            await bob.play("2")
            await ann.until(lambda view: bool(view.acting))
            await ann.play("1")
            await bob.until(lambda view: bool(view.acting))
            await asyncio.to_thread(redis.start)
            while not (one.process.bus.connected and other.process.bus.connected):
                await asyncio.sleep(0.05)
            await play_to_the_end(ann, bob)

    run(play())


def test_whoever_reconnects_to_the_other_server_finds_the_same_table(
    pg: str, redis: OwnRedis
) -> None:
    async def play() -> None:
        async with two(Settings(pg, redis.url, limits=GENEROUS)) as (one, other):
            ann, bob = await pair_across(one, other)
            await ann.play("4")
            client: Any = ann._ask.__self__  # type: ignore[attr-defined]
            again = await (await other.client("Ann", client.token)).follow(ann.table)
            assert again.view.yours == [1]
            assert again.view.match is not None
            assert again.view.match.moves == ["4"]
            await bob.until(lambda view: bool(view.acting))
            await bob.play("4")
            await again.until(lambda view: bool(view.acting))
            await again.play("5")

    run(play())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_clock_that_ran_out_while_the_table_slept_decides_the_match(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = (
        f"sqlite:///{tmp_path / 't.db'}" if kind == "sqlite" else request.getfixturevalue("pg")
    )
    settings = Settings(database, limits=GENEROUS, sleep_after=0)

    async def play() -> None:
        async with running(settings) as server:
            client = await server.client("Ann")
            terms = {"eager": True, "clock": {"kind": "move", "seconds": 2}, "first": "choice"}
            table = await client.open("plus4", seats=[1, 2], terms=terms)
            await client.connection.stop()
            while table.table in server.room.loaded:
                await asyncio.sleep(0.05)
            while True:
                view = await client.request("GET", f"/api/tables/{table.table}")
                if view["phase"] == "over":
                    break
                await asyncio.sleep(0.2)
            assert view["result"] == {"winners": [2], "reason": "time"}

    run(play())
