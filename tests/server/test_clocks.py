"""Fair clocks: nobody loses on time because a process was stopped or a wall clock was set."""

import asyncio
from pathlib import Path

import pytest

from quatuor.client import Client
from tests.server.apart import Apart
from tests.server.clocked_pairs import SECONDS, apart, excused, pair, pid_of, served, still_in_time
from tests.server.freezing import frozen
from tests.server.layer import WallClock
from tests.server.running import run, settings_at


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
