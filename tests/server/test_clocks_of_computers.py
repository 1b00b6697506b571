"""Fair clocks: no computer loses on time because the process died in which it thought."""

import asyncio
import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from quatuor.client import TableSeat
from quatuor.room import computer_players
from quatuor.room.identity import key_of
from quatuor.room.presence import MISSED, SILENT
from quatuor.server import attendance
from quatuor.server.attendance import LATE, Attendance
from quatuor.server.settings import Settings
from tests.server.clocked_pairs import outages
from tests.server.running import GENEROUS, Running, run, running, settings_at, token_of
from tests.server.thoughts import until_told

TERMS = {"eager": True, "first": "choice", "clock": {"kind": "move", "seconds": 600}}


@pytest.fixture
def thoughts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which computers say that they think, and are told to end; in any case at last."""
    monkeypatch.setattr(computer_players, "choose_move", partial(until_told, str(tmp_path)))
    yield tmp_path
    (tmp_path / "end").touch()


@pytest.fixture
def all_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process is looked after because it is dead: only whoever comes from it tells."""
    monkeypatch.setattr(attendance, "LATE", 10**9)


async def thinking(server: Running, thoughts: Path) -> TableSeat:
    """A table at which the time of a computer runs, which thinks until it is told to end."""
    client = await server.client("Ann")
    seat = await client.open("puissance4", computers={2: "hard"}, terms=TERMS)
    await seat.until(lambda view: bool(view.acting))
    await seat.play("4")
    await worker_in(thoughts)
    return seat


async def worker_in(thoughts: Path) -> int:
    """The process in which a computer thinks."""
    begun = thoughts / "begun"
    while not (begun.exists() and begun.read_text().endswith("\n")):
        await asyncio.sleep(0.01)
    return int(begun.read_text())


async def silent_process(server: Running, table: str, person: str, since: int) -> None:
    """Another process, where this person followed the table, has been silent since then."""
    await server.storage.pulse("silent", since)
    await Attendance(server.storage, "silent").arrived(table, person)


def settings_on(database: str) -> Settings:
    return Settings(database, limits=GENEROUS, bots=1, pace=0.0, poll=0.5)


@pytest.mark.usefixtures("all_alive")
def test_who_comes_from_a_dead_process_tells_that_a_computer_thought_there(
    pg: str, thoughts: Path
) -> None:
    async def play() -> None:
        async with running(settings_on(pg)) as server:
            seat = await thinking(server, thoughts)
            since, token = server.room.now() - MISSED, token_of(server, seat)
            await silent_process(server, seat.table, key_of(token), since)
            await (await server.client("Ann", token)).follow(seat.table)
            await seat.until(lambda _view: since in outages(seat))
            (thoughts / "end").touch()

    run(play())


def test_a_computer_is_charged_nothing_since_a_process_died_that_followed_its_table(
    pg: str, thoughts: Path
) -> None:
    async def play() -> None:
        async with running(settings_on(pg)) as server:
            seat = await thinking(server, thoughts)
            since = server.room.now() - LATE
            await silent_process(server, seat.table, "somebody", since)
            await seat.until(lambda _view: since in outages(seat))
            (thoughts / "end").touch()

    run(play())


@pytest.mark.usefixtures("all_alive")
def test_the_time_of_a_computer_is_not_over_while_a_process_at_its_table_is_silent(
    pg: str, thoughts: Path
) -> None:
    async def play() -> None:
        async with running(settings_on(pg)) as server:
            seat = await thinking(server, thoughts)
            live, presence = server.room.loaded[seat.table], server.process.service.presence
            assert await presence.unreachable_since(live) is None
            since = server.room.now() - SILENT
            await silent_process(server, seat.table, "somebody", since)
            assert await presence.unreachable_since(live) == since
            (thoughts / "end").touch()

    run(play())


def test_a_computer_whose_worker_is_killed_has_lost_no_time(thoughts: Path) -> None:
    async def play() -> None:
        async with running(settings_at(thoughts)) as server:
            seat = await thinking(server, thoughts)
            os.kill(await worker_in(thoughts), signal.SIGKILL)
            await seat.until(lambda _view: bool(outages(seat)))
            (thoughts / "end").touch()
            view = await seat.until(lambda view: bool(view.acting))
            assert view.phase == "playing"

    run(play())
