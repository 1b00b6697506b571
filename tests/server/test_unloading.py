"""Tables leave memory when nobody needs them, and come back as they were."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from quatuor.room import presence
from tests.server.running import rows, run, running, seated_pair, settings_at


def test_a_table_sleeps_and_wakes_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "ABSENCE", 0.1)

    async def play() -> None:
        async with running(settings_at(tmp_path, sleep_after=0)) as server:
            ann, bob = await seated_pair(server)
            await ann.play("4")
            client = await server.client("Eve")
            for seat in (ann, bob):
                await seat._ask.__self__.connection.stop()  # type: ignore[attr-defined]
            path = f"/api/tables/{ann.table}"
            before = await client.request("GET", path)
            while not all(seat["away"] for seat in before["seats"]):
                await asyncio.sleep(0.05)
                before = await client.request("GET", path)
            while ann.table in server.room.loaded:
                await asyncio.sleep(0.05)
            while not (kept := rows(tmp_path, "SELECT seq FROM snapshots")):
                await asyncio.sleep(0.05)
            assert kept == [(before["seq"],)]
            after = await client.request("GET", f"/api/tables/{ann.table}")
            assert {**after, "clock": None} == {**before, "clock": None}

    run(play())


def test_a_table_that_somebody_asks_for_while_it_is_to_sleep_stays_awake(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            room, ann = server.room, await server.client("Ann")
            opened = {"game": "plus4", "name": "Ann", "seats": [{"seat": 1}]}
            name = (await ann.request("POST", "/api/tables", json=opened))["table"]
            live = room.loaded[name]
            live.idle_since -= 1_000
            async with live.mailbox:
                sleeping = asyncio.create_task(room.unload(live, 60))
                await asyncio.sleep(0)
                joining = asyncio.create_task((await server.client("Bob")).join(name))
                while live.idle_since < time.monotonic() - 60:
                    await asyncio.sleep(0.01)
            await sleeping
            await joining
            assert room.loaded[name] is live

    run(play())


def test_a_table_that_cannot_be_read_stops_nothing_else(tmp_path: Path) -> None:
    async def before() -> None:
        async with running(settings_at(tmp_path)) as server:
            clock = {"kind": "move", "seconds": 2, "increment": 0}
            ann, _ = await seated_pair(server, terms={"clock": clock})
            await ann.play("4")

    async def after() -> None:
        async with running(settings_at(tmp_path)):
            while rows(tmp_path, "SELECT * FROM tables WHERE deadline IS NOT NULL"):
                await asyncio.sleep(0.1)
            (last,) = rows(tmp_path, "SELECT max(at) FROM pulses")
            while rows(tmp_path, "SELECT max(at) FROM pulses") == [last]:
                await asyncio.sleep(0.1)

    run(before())
    rows(tmp_path, "DELETE FROM snapshots")
    rows(tmp_path, """UPDATE log SET event = replace(event, '"4"', '"9"')""")
    run(after())


def test_when_the_server_stops_its_clients_come_back_by_themselves(tmp_path: Path) -> None:
    async def play() -> None:
        settings = settings_at(tmp_path)
        async with running(settings) as server:
            ann, bob = await seated_pair(server)
            lines: list[Any] = [seat._ask.__self__.connection for seat in (ann, bob)]  # type: ignore[attr-defined]
            await ann.play("4")
            clients = server.stack.pop_all()
        async with running(settings) as again:
            again.stack.push_async_exit(clients)
            for line in lines:
                line._url = again.url.replace("http", "ws") + "/ws"
            await bob.until(lambda view: bool(view.acting))
            await bob.play("5")
            view = await ann.until(lambda view: bool(view.acting))
            assert view.match is not None
            assert view.match.moves == ["4", "5"]

    run(play())
