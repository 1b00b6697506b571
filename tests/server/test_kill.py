"""`kill -9` at random moments under load: every acknowledged move is there afterwards."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from quatuor.client import Client, Declined, TableSeat
from quatuor.server.settings import Settings
from quatuor.server.storage import Storage
from quatuor.table import events
from tests.server.apart import Apart
from tests.server.running import GENEROUS

KILLS = 50
TABLES = 3


async def play_on(seat: TableSeat, acknowledged: list[tuple[str, int, str]]) -> None:
    """One person on both seats plays random moves, match after match, for ever."""
    while True:
        view = await seat.until(lambda view: bool(view.acting) or view.phase == "over")
        try:
            if view.phase == "over":
                await seat.offer("rematch")
                await seat.until(lambda view: view.phase == "playing")
                continue
            assert view.match is not None
            token = random.choice(view.match.legal)
            seq = await seat.play(token)
            acknowledged.append((seat.table, seq, token))
            await seat.until(lambda view, seq=seq: view.seq >= seq)  # type: ignore[misc]
        except Declined as declined:
            if declined.code not in ("stale", "not_your_turn", "not_kept", "match_on"):
                raise
            await asyncio.sleep(0.01)


async def survive(database: str) -> None:
    settings = Settings(database, limits=GENEROUS, sleep_after=2)
    server = Apart(settings)
    server.start()
    await server.ready()
    acknowledged: list[tuple[str, int, str]] = []
    async with Client(server.url, name="Ann") as client:
        seats = [
            await client.open("plus4", seats=[1, 2], terms={"eager": True}, wins=1)
            for _ in range(TABLES)
        ]
        playing = [asyncio.create_task(play_on(seat, acknowledged)) for seat in seats]
        for _ in range(KILLS):
            before = len(acknowledged)
            while len(acknowledged) < before + 5:
                failed = [task for task in playing if task.done()]
                assert not failed, failed[0].exception()
                await asyncio.sleep(0.01)
            await asyncio.sleep(random.uniform(0, 0.05))
            server.kill()
            server.start()
            await server.ready()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    server.stop()
    await check(database, [seat.table for seat in seats], acknowledged)


async def check(database: str, tables: list[str], acknowledged: list[tuple[str, int, str]]) -> None:
    """The log holds every acknowledged move under its number, without gaps or doubles."""
    storage = Storage(database)
    kept: dict[tuple[str, int], Any] = {}
    for table in tables:
        logged = await storage.events(table)
        assert [one.seq for one in logged] == list(range(1, len(logged) + 1))
        messages = [one.message for one in logged if one.message]
        assert len(messages) == len(set(messages))
        kept |= {(table, one.seq): one.event for one in logged}
    await storage.stop()
    assert len(acknowledged) >= 5 * KILLS
    for table, seq, token in acknowledged:
        event = kept.get((table, seq))
        assert isinstance(event, events.Played), json.dumps([table, seq, token])
        assert event.token == token


def test_killed_fifty_times_on_sqlite_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(survive(f"sqlite:///{tmp_path / 'tables.db'}"), 900))


@pytest.mark.slow
@pytest.mark.usefixtures("cluster")
def test_killed_fifty_times_on_postgresql_no_acknowledged_move_is_lost(pg: str) -> None:
    asyncio.run(asyncio.wait_for(survive(pg), 900))
