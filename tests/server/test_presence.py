"""Whoever closes the tab or loses the net is away, at every table and with several processes."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from quatuor.client import Declined, TableSeat
from quatuor.room import presence
from quatuor.server import attendance, periodic_tasks, watchdog, websocket_connection
from quatuor.server.settings import Settings
from quatuor.table import presence as table_presence
from tests.server.apart import Apart
from tests.server.running import GENEROUS, Running, run, running, seated_pair, settings_at
from tests.server.services import OwnRedis
from tests.server.test_processes import pair_across, two


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for long in these tests."""
    monkeypatch.setattr(presence, "ABSENCE", 0.1)


def line_of(seat: TableSeat) -> Any:
    """The connection of whoever follows this table."""
    return client_of(seat).connection


def client_of(seat: TableSeat) -> Any:
    return seat._ask.__self__  # type: ignore[attr-defined]


def test_whoever_closes_the_tab_is_away_at_a_table_without_clocks(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server)
            await line_of(bob).stop()
            view = await ann.until(lambda view: view.seats[1].away)
            assert view.seats[1].away_since is not None
            line_of(bob).start()
            await ann.until(lambda view: not view.seats[1].away)

    run(play())


def test_whoever_loses_the_net_is_away_although_no_connection_was_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(periodic_tasks, "SEATED_SILENCE", 0.5)

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server)
            await line_of(bob).stop()
            socket = await server.socket(client_of(bob).token)
            await socket.send(json.dumps({"type": "follow", "table": ann.table}))
            await socket.recv()
            await ann.until(lambda view: not view.seats[1].away)
            socket.transport.pause_reading()  # nothing that is sent there is ever answered
            await ann.until(lambda view: view.seats[1].away)

    run(play())


def test_ten_seconds_are_enough_to_notice_in_the_worst_case() -> None:
    noticed = 2 * websocket_connection.SEATED_SILENCE + watchdog.PULSE
    assert noticed + 3.0 < 10
    assert attendance.LATE / 1000 + watchdog.PULSE < 10


def test_whoever_was_let_in_and_never_connects_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "ARRIVAL", 0.1)

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await server.client("Ann"), await server.client("Bob")
            seat = await ann.open("plus4", seats=[1])
            joining = {"name": "Bob", "id": "1"}
            await bob.request("POST", f"/api/tables/{seat.table}/join", json=joining)
            view = await seat.until(lambda view: view.seats[1].away)
            assert not view.seats[0].away

    run(play())


async def lobby_until(server: Running, lines: int) -> Any:
    client = await server.client("Zoe")
    while len(found := await client.request("GET", "/api/tables")) != lines:
        await asyncio.sleep(0.05)
    return found


def test_a_table_whose_host_has_gone_leaves_the_lobby_also_over_a_restart(tmp_path: Path) -> None:
    async def before() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann = await server.client("Ann")
            clock = {"kind": "move", "seconds": 30}
            terms = {"public": True, "clock": clock}
            seat = await ann.open("plus4", seats=[1], terms=terms)
            shown = (await lobby_until(server, 1))[0]
            assert (shown["host"], shown["terms"]["clock"]["seconds"]) == ("Ann", 30)
            await line_of(seat).stop()
            await lobby_until(server, 0)
            line_of(seat).start()
            await lobby_until(server, 1)

    async def after() -> None:
        async with running(settings_at(tmp_path)) as server:
            await lobby_until(server, 0)

    run(before())
    run(after())


def test_a_computer_plays_on_for_somebody_away_until_they_take_their_seat_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server, "plus4")
            with pytest.raises(Declined) as refusal:
                await ann.substitute(2, "first")
            assert refusal.value.code == "not_away"
            await line_of(bob).stop()
            await ann.until(lambda view: view.seats[1].away)
            with pytest.raises(Declined) as refusal:
                await ann.substitute(2, "first")
            assert refusal.value.code == "too_soon"
            monkeypatch.setattr(table_presence, "HOST_WAITS", 0)
            await ann.substitute(2, "first")
            await ann.play("1")
            await ann.until(lambda view: bool(view.acting))
            line_of(bob).start()
            view = await bob.until(lambda view: view.substituted is not None)
            assert view.substituted is not None
            assert (view.substituted.by, view.substituted.level) == ("Ann", "first")
            await bob.sit("Bob", 2)
            await ann.until(lambda view: view.seats[1].kind == "people")

    run(play())


async def tabs_at_two_servers(settings: Settings) -> None:
    """Who has a tab at each server is away only when both are closed."""
    async with two(settings) as (one, other):
        ann, bob = await pair_across(one, other)
        again = await (await one.client("Bob", client_of(bob).token)).follow(ann.table)
        await line_of(bob).stop()
        await asyncio.sleep(1)
        await ann.say("still here?")
        assert not [event for event in ann.happened if event["event"] == "Away"]
        await line_of(again).stop()
        await ann.until(lambda view: view.seats[1].away)
        line_of(bob).start()
        await ann.until(lambda view: not view.seats[1].away)


def test_a_second_tab_at_another_server_counts_on_sqlite(tmp_path: Path) -> None:
    run(tabs_at_two_servers(settings_at(tmp_path, poll=0.05)))


def test_a_second_tab_at_another_server_counts_on_postgresql(pg: str, redis: OwnRedis) -> None:
    run(tabs_at_two_servers(Settings(pg, redis.url, limits=GENEROUS)))


async def attended_elsewhere(server: Running, table: str) -> None:
    """Wait until another process has written down who follows the table there."""
    asked = "SELECT 1 FROM attendance WHERE table_id = :t AND process <> :o"
    own = server.process.peers.process
    while not await server.storage.select(asked, t=table, o=own):
        await asyncio.sleep(0.02)


def test_the_people_of_a_process_that_was_killed_are_away(pg: str, redis: OwnRedis) -> None:
    settings = Settings(pg, redis.url, limits=GENEROUS, bots=0)

    async def play() -> None:
        apart = Apart(settings)
        apart.start()
        await apart.ready()
        async with running(settings) as server:
            there = Running(server.app, apart.url, server.server, server.stack)
            ann, _ = await pair_across(server, there)
            assert not ann.view.seats[1].away
            await attended_elsewhere(server, ann.table)
            await asyncio.to_thread(apart.kill)
            await ann.until(lambda view: view.seats[1].away)

    run(play())
