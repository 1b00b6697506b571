"""Fair clocks: nobody loses at one process because another one, theirs, was stopped or lost."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest

from quatuor.client import Client
from quatuor.room.identity import key_of
from quatuor.room.presence import MISSED
from quatuor.server.attendance import LATE, Attendance
from quatuor.server.settings import Settings
from tests.server.apart import Apart
from tests.server.clocked_pairs import SECONDS, TERMS, apart, outages, pair, pid_of, still_in_time
from tests.server.freezing import frozen
from tests.server.running import GENEROUS, run, running, settings_at
from tests.server.soak.partition import Partition


def test_who_is_connected_to_a_stopped_process_does_not_lose_at_another_one(pg: str) -> None:
    settings = Settings(pg, poll=0.1, limits=GENEROUS)

    async def play(one: Apart, other: Apart) -> None:
        await one.ready()
        await other.ready()
        async with Client(one.url, name="Ann") as a, Client(other.url, name="Bob") as b:
            ann, bob = await pair(a, b)
            await asyncio.sleep(0.5)
            with frozen(pid_of(one)):
                await asyncio.sleep(SECONDS + 1)
                assert bob.view.phase == "playing"
            await still_in_time(ann, bob)

    with apart(settings) as one, apart(replace(settings)) as other:
        run(play(one, other))


def test_nobody_is_cut_off_for_the_silence_of_the_server(tmp_path: Path) -> None:
    async def play(server: Apart) -> None:
        await server.ready()
        async with Client(server.url, name="Ann") as a, Client(server.url, name="Bob") as b:
            ann, bob = await pair(a, b)
            with frozen(pid_of(server)):
                await asyncio.sleep(6)
            await still_in_time(ann, bob)
            away = [event for event in ann.happened if event["event"] == "Away"]
            assert not away

    with apart(settings_at(tmp_path)) as server:
        run(play(server))


def test_who_comes_from_a_dead_process_is_charged_nothing_since_its_last_sign_of_life(
    pg: str,
) -> None:
    async def play() -> None:
        async with running(Settings(pg, limits=GENEROUS)) as server:
            a, b = await server.client("Ann"), await server.client("Bob")
            ann, _ = await pair(a, b, {**TERMS, "clock": {"kind": "move", "seconds": 600}})
            since = server.room.now() - MISSED
            await server.storage.pulse("dead", since)
            await Attendance(server.storage, "dead").arrived(ann.table, key_of(a.token))
            await (await server.client("Ann", a.token)).follow(ann.table)
            await ann.until(lambda _view: since in outages(ann))
            while await server.room.peers.lost(since + LATE):  # until nobody waits for her there
                await asyncio.sleep(0.02)

    run(play())


async def acquainted(database: str) -> None:
    """Until each of two processes has looked whether there are others."""
    connection = await asyncpg.connect(database)
    pulses = "SELECT process, at FROM pulses"
    seen: dict[str, set[int]] = {}
    while len(seen) < 2 or min(map(len, seen.values())) < 3:
        with suppress(asyncpg.UndefinedTableError):  # the first one is about to start
            for process, at in await connection.fetch(pulses):
                seen.setdefault(process, set()).add(at)
        await asyncio.sleep(0.05)
    await connection.close()


async def followed(database: str, table: str) -> None:
    """Until it is written down at which process each of two people follows a table."""
    connection = await asyncpg.connect(database)
    people = "SELECT count(*) FROM attendance WHERE table_id = $1"
    while await connection.fetchval(people, table) < 2:
        await asyncio.sleep(0.05)
    await connection.close()


@pytest.mark.slow
def test_who_comes_back_after_their_process_was_killed_has_lost_no_time(pg: str) -> None:
    settings = Settings(pg, limits=GENEROUS)

    async def play(one: Apart, other: Apart) -> None:
        await one.ready()
        await other.ready()
        async with Client(one.url, name="Ann") as a, Client(other.url, name="Bob") as b:
            await acquainted(pg)
            ann, bob = await pair(a, b)
            await followed(pg, ann.table)
            killed = (await b.request("GET", f"/api/tables/{ann.table}"))["clock"]["at"]
            one.kill()
            await asyncio.sleep(3)
            one.start()
            await one.ready()
            await still_in_time(ann, bob)
            outages = [event["since"] for event in ann.happened if event["event"] == "Outage"]
            assert min(outages) < killed + 1000, "from the last sign of life of her process on"

    with apart(settings) as one, apart(settings) as other:
        run(play(one, other))


@pytest.mark.slow
def test_whose_process_cannot_reach_the_database_does_not_lose_at_another_one(pg: str) -> None:
    async def play() -> None:
        network = Partition(pg)
        behind = Settings(await network.start(), limits=GENEROUS)
        with apart(behind) as one, apart(Settings(pg, limits=GENEROUS)) as other:
            await one.ready()
            await other.ready()
            async with Client(one.url, name="Ann") as a, Client(other.url, name="Bob") as b:
                await acquainted(pg)
                ann, bob = await pair(a, b)
                await followed(pg, ann.table)
                network.cut()
                await asyncio.sleep(2.5 * SECONDS)
                assert bob.view.phase == "playing"
                network.heal()
                await still_in_time(ann, bob)
            await network.stop()

    run(play())
