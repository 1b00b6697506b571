"""Computer players whose workers fail, hang, or have too much to do."""

import asyncio
import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from quatuor.client import TableSeat
from quatuor.room import computer_players, effect_runner
from quatuor.server import executors
from tests.server.running import Running, run, running, settings_at

EAGER = {"eager": True, "first": "choice"}


@pytest.fixture
def thinks(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], None]:
    """Makes a thread of this process think in place of a worker, and like this."""

    def like(decide: Any) -> None:
        monkeypatch.setattr(executors, "ProcessPoolExecutor", lambda n, **_: ThreadPoolExecutor(n))
        monkeypatch.setattr(computer_players, "choose_move", decide)

    return like


async def against(server: Running, level: str) -> TableSeat:
    """A table at which a computer of this level has to answer the first move."""
    client = await server.client("Ann")
    seat = await client.open("puissance4", computers={2: level}, terms=EAGER)
    await seat.until(lambda view: bool(view.acting))
    await seat.play("4")
    return seat


def until_told(begun: threading.Event, end: threading.Event) -> Callable[..., str]:
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
    asked: list[Any] = []

    def fails_at_first(*question: Any) -> str:
        asked.append(question)
        if len(asked) < 3:
            raise ZeroDivisionError
        return "6"

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            seat = await against(server, "easy")
            await answered(seat)
            assert seat.view.match is not None
            assert seat.view.match.moves == ["4", "6"]
            assert server.metrics.values["failed_thoughts_total"] == 2

    thinks(fails_at_first)
    monkeypatch.setattr(effect_runner, "AGAIN", 0.01)
    run(play())
    assert "could not think" in caplog.text


def test_a_thought_that_hangs_stops_no_computer_at_another_table(
    tmp_path: Path, thinks: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, end = threading.Event(), threading.Event()

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            hanging = await against(server, "hard")
            await asyncio.to_thread(begun.wait)
            waiting = [await against(server, "easy") for _ in range(3)]
            for seat in waiting:
                await answered(seat)
            assert hanging.view.match is not None
            assert len(hanging.view.match.moves) == 1  # nothing that was not thought of
            end.set()
            await answered(hanging)

    thinks(until_told(begun, end))
    monkeypatch.setattr(executors, "LONGEST", 1.0)
    run(play())


def test_a_computer_in_place_of_another_one_moves_even_if_that_one_thought_in_vain(
    tmp_path: Path, thinks: Callable[[Any], None]
) -> None:
    begun, end = threading.Event(), threading.Event()

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            seat = await against(server, "hard")
            await asyncio.to_thread(begun.wait)
            await seat._do("dismiss", seat=2)
            await seat._do("hire", seat=2, level="easy")
            await seat.offer("undo")
            await seat.play("4")
            end.set()
            await answered(seat)

    thinks(until_told(begun, end))
    run(play())


def test_computers_wait_at_a_table_that_nobody_watches(
    tmp_path: Path, thinks: Callable[[Any], None]
) -> None:
    asked: list[Any] = []

    def first_legal(*question: Any) -> str:
        asked.append(question)
        return "1" if len(asked) % 2 else "2"

    async def play() -> None:
        async with (
            running(settings_at(tmp_path)) as server,
            httpx.AsyncClient(base_url=server.url) as browser,
        ):
            tables = [await open_for_computers(browser) for _ in range(14)]
            await answered(await against(server, "easy"))
            assert len(asked) == 1
            watcher = await server.socket()
            await watcher.send(json.dumps({"type": "follow", "table": tables[3], "since": 0}))
            while moves_at(server, tables[3]) < 4:
                await watcher.recv()
            played = [moves_at(server, table) for table in tables]
            assert [number for number, count in enumerate(played) if count] == [3]

    thinks(first_legal)
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
