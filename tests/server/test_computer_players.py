"""Computer players whose workers fail, hang, or have too much to do."""

import asyncio
import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from quatuor.client import TableSeat
from quatuor.room import computer_players, effect_runner
from quatuor.server import executors
from tests.server.running import Running, run, running, settings_at
from tests.server.thoughts import by_turns, fails_twice, until_told

EAGER = {"eager": True, "first": "choice"}


@pytest.fixture
def thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], None]:
    """Makes the worker processes think like this function of `thoughts`."""

    def like(decide: Any) -> None:
        monkeypatch.setattr(computer_players, "choose_move", partial(decide, str(tmp_path)))

    return like


async def against(server: Running, level: str) -> TableSeat:
    """A table at which a computer of this level has to answer the first move."""
    client = await server.client("Ann")
    seat = await client.open("puissance4", computers={2: level}, terms=EAGER)
    await seat.until(lambda view: bool(view.acting))
    await seat.play("4")
    return seat


def hanging_until(begun: threading.Event, end: threading.Event) -> Callable[..., str]:
    """A computer of level hard thinks until it is told to end, and says when it begins."""

    def decide(*question: Any) -> str:
        if question[-1] == "hard":
            begun.set()
            end.wait()
        return "4"

    return decide


async def answered(seat: TableSeat) -> None:
    await seat.until(lambda view: bool(view.acting))
    assert seat.view.match is not None
    assert len(seat.view.match.moves) == 2


def test_a_computer_that_cannot_think_plays_nothing_says_so_and_is_asked_again(
    tmp_path: Path,
    thinks: Callable[[Any], None],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            seat = await against(server, "easy")
            await answered(seat)
            assert seat.view.match is not None
            assert seat.view.match.moves == ["4", "6"]
            assert server.metrics.values["failed_thoughts_total"] == 2

    thinks(fails_twice)
    monkeypatch.setattr(effect_runner, "AGAIN", 0.01)
    run(play())
    assert "could not think" in caplog.text


def test_a_thought_that_hangs_stops_no_computer_at_another_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """By threads, because a process that hangs is taken for one only after a minute."""
    begun, end = threading.Event(), threading.Event()

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            hanging = await against(server, "hard")
            while not begun.is_set():
                await asyncio.sleep(0.01)
            waiting = [await against(server, "easy") for _ in range(3)]
            for seat in waiting:
                await answered(seat)
            assert hanging.view.match is not None
            assert len(hanging.view.match.moves) == 1  # nothing that was not thought of
            end.set()
            await answered(hanging)

    request.addfinalizer(end.set)  # or its threads would keep the process from ending
    monkeypatch.setattr(executors, "ProcessPoolExecutor", lambda n, **_: ThreadPoolExecutor(n))
    monkeypatch.setattr(computer_players, "choose_move", hanging_until(begun, end))
    monkeypatch.setattr(executors, "LONGEST", 1.0)
    run(play())


def test_a_computer_in_place_of_another_one_moves_even_if_that_one_thought_in_vain(
    tmp_path: Path, thinks: Callable[[Any], None]
) -> None:

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            seat = await against(server, "hard")
            while not (tmp_path / "begun").exists():
                await asyncio.sleep(0.01)
            await seat._do("dismiss", seat=2)
            await seat._do("hire", seat=2, level="easy")
            await seat.offer("undo")
            await seat.play("4")
            (tmp_path / "end").touch()
            await answered(seat)

    thinks(until_told)
    run(play())


def test_computers_wait_at_a_table_that_nobody_watches(
    tmp_path: Path, thinks: Callable[[Any], None]
) -> None:
    async def play() -> None:
        async with (
            running(settings_at(tmp_path)) as server,
            httpx.AsyncClient(base_url=server.url) as browser,
        ):
            tables = [await open_for_computers(browser) for _ in range(14)]
            await answered(await against(server, "easy"))
            assert (tmp_path / "asked").read_text() == "x"
            watcher = await server.socket()
            await watcher.send(json.dumps({"type": "follow", "table": tables[3], "since": 0}))
            while moves_at(server, tables[3]) < 4:
                await watcher.recv()
            played = [moves_at(server, table) for table in tables]
            assert [number for number, count in enumerate(played) if count] == [3]

    thinks(by_turns)
    run(play())


def moves_at(server: Running, table: str) -> int:
    match = server.room.loaded[table].table.match
    return len(match.position.moves) if match else 0


async def open_for_computers(browser: httpx.AsyncClient) -> str:
    """A table with computers on all seats."""
    seats = [{"seat": seat, "level": "hard"} for seat in (1, 2)]
    body = {"game": "puissance4", "name": "Eve", "seats": seats, "terms": {"eager": True}}
    opened = await browser.post("/api/tables", json=body)
    assert opened.status_code == 201
    return str(opened.json()["table"])
