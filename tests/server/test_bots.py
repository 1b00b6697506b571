"""Computer players whose workers fail, hang, or have too much to do."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from quatuor.client import TableSeat
from quatuor.server import bots
from tests.server.running import Running, run, running, settings_at

EAGER = {"eager": True, "first": "choice"}


@pytest.fixture
def thinks(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], None]:
    """Makes a thread of this process think in place of a worker, and like this."""

    def like(decide: Any) -> None:
        monkeypatch.setattr(bots, "ProcessPoolExecutor", lambda n, **_: ThreadPoolExecutor(n))
        monkeypatch.setattr(bots, "decide", decide)

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


def test_a_computer_that_cannot_think_plays_any_move(
    tmp_path: Path, thinks: Callable[[Any], None]
) -> None:
    def fails(*_question: Any) -> str:
        raise ZeroDivisionError

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            await answered(await against(server, "easy"))

    thinks(fails)
    run(play())


def test_a_thought_that_hangs_stops_no_computer_at_another_table(
    tmp_path: Path, thinks: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, end = threading.Event(), threading.Event()

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            hanging = await against(server, "hard")
            await asyncio.to_thread(begun.wait)
            monkeypatch.setattr(bots, "LONGEST", 100.0)
            waiting = [await against(server, "easy") for _ in range(3)]
            for seat in (hanging, *waiting):
                await answered(seat)
            end.set()

    thinks(until_told(begun, end))
    monkeypatch.setattr(bots, "LONGEST", 1.0)
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
