"""Fair clocks: nobody loses on time because the server, its machine or its database stood still."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from quatuor.client import Client, Declined, TableSeat
from quatuor.room.identity import key_of
from quatuor.room.presence import MISSED
from quatuor.server.attendance import LATE, Attendance
from quatuor.server.settings import Settings
from quatuor.server.sqlite_transactions import SqliteTransactions
from quatuor.table import event_checks
from tests.server.apart import Apart
from tests.server.freezing import SmallDisk, fill, frozen, processes_of, small_disk
from tests.server.layer import WallClock
from tests.server.running import GENEROUS, run, running, settings_at
from tests.server.soak.partition import Partition

SECONDS = 4
TERMS = {"eager": True, "first": "choice", "clock": {"kind": "move", "seconds": SECONDS}}


async def pair(
    ann: Client, bob: Client, terms: dict[str, Any] | None = None
) -> tuple[TableSeat, TableSeat]:
    """Ann's clock runs."""
    first = await ann.open("puissance4", seats=[1], terms=terms or TERMS)
    second = await bob.join(first.table)
    for seat in (first, second):
        await seat.until(lambda view: view.phase == "playing")
    return first, second


async def talk(seat: TableSeat) -> None:
    """As much as one may say, which a disk without room for a page does not hold."""
    for number in range(event_checks.PHRASES):
        await seat.say(f"{number} " + "x" * 130)


def excused(seat: TableSeat) -> bool:
    """Whether the seat was told that the server stood still."""
    return any(event["event"] == "Outage" for event in seat.happened)


async def still_in_time(ann: TableSeat, bob: TableSeat) -> None:
    """Ann plays, Bob sees it and plays."""
    await ann.play("4")
    await bob.until(lambda view: bool(view.acting))
    await bob.play("4")
    view = await ann.until(lambda view: bool(view.acting))
    assert view.phase == "playing"


@contextmanager
def apart(settings: Settings) -> Iterator[Apart]:
    server = Apart(settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def pid_of(server: Apart) -> int:
    assert server.process is not None
    assert server.process.pid is not None
    return server.process.pid


def test_a_process_that_was_stopped_for_twelve_seconds_costs_nobody_time(tmp_path: Path) -> None:
    async def play(server: Apart) -> None:
        await server.ready()
        async with Client(server.url, name="Ann") as a, Client(server.url, name="Bob") as b:
            ann, bob = await pair(a, b)
            with frozen(pid_of(server)):
                await asyncio.sleep(12)
            await still_in_time(ann, bob)
            assert excused(ann)

    with apart(settings_at(tmp_path)) as server:
        run(play(server))


def test_a_sleeping_table_whose_process_was_stopped_is_excused_too(tmp_path: Path) -> None:
    async def play(server: Apart) -> None:
        await server.ready()
        async with Client(server.url, name="Ann") as a, Client(server.url, name="Bob") as b:
            ann, _ = await pair(a, b)
            table = ann.table
        await asyncio.sleep(1.5)  # nobody follows it, and it sleeps
        with frozen(pid_of(server)):
            await asyncio.sleep(2 * SECONDS)
        async with Client(server.url, name="Ann", token=a.token) as again:
            view = await again.request("GET", f"/api/tables/{table}")
            assert view["phase"] == "playing"

    with apart(settings_at(tmp_path, sleep_after=0)) as server:
        run(play(server))


@pytest.mark.parametrize("seconds", [3600, -3600])
def test_a_wall_clock_that_is_set_costs_nobody_time(tmp_path: Path, seconds: int) -> None:
    wall = WallClock(tmp_path)

    async def play(url: str) -> None:
        async with Client(url, name="Ann") as a, Client(url, name="Bob") as b:
            ann, bob = await pair(a, b)
            wall.set(seconds)
            await asyncio.sleep(0.5)
            await still_in_time(ann, bob)
            await asyncio.sleep(1)
            left = (await a.request("GET", f"/api/tables/{ann.table}"))["clock"]["left"]
            assert 0 < left[0] < 1000 * SECONDS, "the clock runs on"

    with served(tmp_path, wall) as url:
        run(play(url))


def test_a_wall_clock_that_was_set_back_before_a_restart_stops_no_clock(tmp_path: Path) -> None:
    wall = WallClock(tmp_path)

    async def begin(url: str) -> tuple[str, str]:
        async with Client(url, name="Ann") as a, Client(url, name="Bob") as b:
            ann, _ = await pair(a, b)
            return ann.table, a.token

    async def lose(url: str, table: str, token: str) -> None:
        async with Client(url, name="Ann", token=token) as a:
            ann = await a.follow(table)
            assert ann.view.phase == "playing"
            view = await ann.until(lambda view: view.phase == "over")
            assert view.result is not None
            assert view.result.reason == "time"

    with served(tmp_path, wall) as url:
        table, token = run(begin(url))
    wall.set(-3600)
    with served(tmp_path, wall) as url:
        run(lose(url, table, token))


@contextmanager
def served(
    folder: Path, wall: WallClock | None = None, command: tuple[str, ...] = ()
) -> Iterator[str]:
    """The command, by a wall clock that can be set or on a disk of its own."""
    words = [sys.executable, "-m", "quatuor", "serve", "--port", "0", "--no-browser"]
    environment = {**os.environ, "QUATUOR_DATA": str(folder), **(wall.environment if wall else {})}
    process = subprocess.Popen(
        [*command, *words], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().split()[-1]
    finally:
        process.terminate()
        process.wait(60)
        process.stdout.close()


@pytest.mark.slow
def test_a_frozen_postgresql_costs_nobody_time(pg: str, cluster: str) -> None:
    async def play() -> None:
        async with running(Settings(pg, limits=GENEROUS)) as server:
            ann, bob = await pair(await server.client("Ann"), await server.client("Bob"))
            with frozen(*await processes_of(cluster)):
                move = asyncio.create_task(ann.play("4"))
                await asyncio.sleep(2 * SECONDS)
            await move
            view = await bob.until(lambda view: bool(view.acting))
            assert view.clock.left[1] > 1000 * (SECONDS - 1)
            await bob.play("4")
            with frozen(*await processes_of(cluster)):
                await asyncio.sleep(2 * SECONDS)
            await still_in_time(ann, bob)

    run(play())


def test_a_database_that_does_not_answer_at_all_is_given_up_with_an_answer(
    pg: str, cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quatuor.server.postgres_transactions.COMMIT", 1.0)
    monkeypatch.setattr("quatuor.server.postgres_transactions.CONNECT", 1.0)

    async def play() -> None:
        async with running(Settings(pg, limits=GENEROUS)) as server:
            ann, bob = await pair(await server.client("Ann"), await server.client("Bob"))
            with frozen(*await processes_of(cluster)):
                with pytest.raises(Declined) as refusal:
                    await ann.play("4")
                assert refusal.value.code == "not_kept"
                await asyncio.sleep(SECONDS)
            view = await bob.until(lambda view: bool(view.match and view.match.moves))
            assert view.phase == "playing", "what was written in the end is told in the end"
            assert view.match is not None
            assert view.match.moves == ["4"]

    run(play())


def test_a_full_disk_costs_nobody_time_and_afterwards_the_clock_runs_on(tmp_path: Path) -> None:
    async def play(url: str, disk: SmallDisk) -> None:
        async with Client(url, name="Ann") as a, Client(url, name="Bob") as b:
            ann, bob = await pair(a, b)
            ballast = fill(disk.outside)
            with pytest.raises(Declined) as refusal:
                await talk(bob)
            assert refusal.value.code == "not_kept"
            await asyncio.sleep(1.5 * SECONDS)
            assert ann.view.phase == "playing"
            ballast.unlink()
            await ann.until(lambda _view: excused(ann))
            await still_in_time(ann, bob)
            view = await bob.until(lambda view: view.phase == "over")
            assert view.result is not None
            assert (view.result.winners, view.result.reason) == ([2], "time")

    with small_disk(tmp_path / "disk") as disk, served(disk.inside, command=disk.command) as url:
        run(play(url, disk))


def test_a_clock_starts_when_the_move_before_it_can_be_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, slow = SqliteTransactions.write, {"seconds": 0.0}

    async def late(ledger: SqliteTransactions, *group: Any) -> Any:
        if group[0]:
            await asyncio.sleep(slow["seconds"])
        return await write(ledger, *group)

    monkeypatch.setattr(SqliteTransactions, "write", late)

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await pair(await server.client("Ann"), await server.client("Bob"))
            slow["seconds"] = 0.8
            await ann.play("4")
            view = await bob.until(lambda view: view.clock.running == 2)
            slow["seconds"] = 0.0
            view = await bob.until(lambda _view: excused(bob))
            assert view.clock.left[1] > 1000 * SECONDS - 500

    run(play())


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
            await ann.until(lambda _view: excused(ann))
            outages = [event["since"] for event in ann.happened if event["event"] == "Outage"]
            assert since in outages
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
