"""Long tables: the event loop applies none of their events at a stretch, and pages cost pages."""

import asyncio
import threading
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from quatuor.room import live_table, replays
from quatuor.room.replays import MILESTONE, SLICE
from quatuor.server.storage import Storage
from quatuor.table import apply
from tests.server.long_tables import TABLE, long_log, write_long_table
from tests.server.running import Running, rows, run, running, settings_at

EVENTS = 1_900


class Meter:
    """Counts the events that are applied, by the turn of the event loop in which that happens."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.turn = 0
        self.on_loop: Counter[int] = Counter()
        self.beside = 0
        self._loop_thread = threading.get_ident()
        for module in (replays, live_table):
            monkeypatch.setattr(module, "apply", self.counted)

    def counted(self, *how: Any, **also: Any) -> Any:
        if threading.get_ident() == self._loop_thread:
            self.on_loop[self.turn] += 1
        else:
            self.beside += 1
        return apply(*how, **also)

    @property
    def longest_stall(self) -> int:
        """The most events that the event loop applied without doing anything else."""
        return max(self.on_loop.values(), default=0)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Count the turns meanwhile."""

        async def turn() -> None:
            while True:
                self.turn += 1
                await asyncio.sleep(0)

        self.beside = 0
        self.on_loop.clear()
        task = asyncio.create_task(turn())
        yield
        task.cancel()


@pytest.fixture
def meter(monkeypatch: pytest.MonkeyPatch) -> Meter:
    return Meter(monkeypatch)


async def write(folder: Path) -> None:
    storage = Storage(settings_at(folder).database)
    await storage.start()
    await write_long_table(storage, EVENTS)
    await storage.stop()


async def get(server: Running, path: str) -> Any:
    return await (await server.client("Zoe")).request("GET", f"/api/tables/{TABLE}{path}")


def test_a_long_table_without_a_snapshot_is_replayed_beside_the_event_loop(
    tmp_path: Path, meter: Meter
) -> None:
    async def play() -> None:
        await write(tmp_path)
        async with running(settings_at(tmp_path)) as server, meter.running():
            live = await server.room.load(TABLE)
            assert live.table.seq >= EVENTS
            assert meter.longest_stall <= 1
            assert meter.beside >= EVENTS

    run(play())


def test_a_page_of_history_costs_no_more_than_the_milestone_before_it(
    tmp_path: Path, meter: Meter
) -> None:
    async def play() -> None:
        await write(tmp_path)
        async with running(settings_at(tmp_path)) as server:
            await server.room.load(TABLE)
            kept = rows(tmp_path, "SELECT seq FROM snapshots ORDER BY seq")
            assert [seq // MILESTONE for (seq,) in kept][:3] == [1, 2, 3]
            async with meter.running():
                page = await get(server, "/history?since=1700&limit=50")
            assert [told["seq"] for told in page["events"]] == [*range(1701, 1751)]
            assert page["more"]
            assert meter.longest_stall == 0
            assert 50 <= meter.beside <= MILESTONE + SLICE + 50
            async with meter.running():
                number = (await server.room.load(TABLE)).table.number - 1
                record = await get(server, f"/record?match={number}&form=json")
            assert record["moves"]
            assert meter.longest_stall == 0
            assert meter.beside <= MILESTONE + SLICE + 100

    run(play())


def test_the_pages_of_history_are_the_whole_past(tmp_path: Path) -> None:
    async def play() -> None:
        await write(tmp_path)
        async with running(settings_at(tmp_path)) as server:
            told: list[dict[str, Any]] = []
            more, pages = True, 0
            while more:
                page = await get(server, f"/history?since={len(told)}")
                told += page["events"]
                more = page["more"]
                pages += 1
            assert [event["seq"] for event in told] == [*range(1, page["seq"] + 1)]
            assert pages == len(told) // 500 + bool(len(told) % 500)
            assert told[0]["event"] == "Opened"
            assert (await get(server, "/history?since=99999"))["events"] == []

    run(play())


def test_a_process_that_is_far_behind_catches_up_a_slice_at_a_time(
    tmp_path: Path, meter: Meter
) -> None:
    async def play() -> None:
        storage = Storage(settings_at(tmp_path).database)
        await storage.start()
        async with running(settings_at(tmp_path, poll=3600)) as server:
            await write_long_table(storage, 3)
            live = await server.room.load(TABLE)
            behind = live.table.seq
            await storage.append([*long_log(EVENTS)][behind:])
            async with meter.running():
                await server.room.sync(live)
            assert live.table.seq == EVENTS
            assert sum(meter.on_loop.values()) == EVENTS - behind
            assert meter.longest_stall <= SLICE
        await storage.stop()

    run(play())
