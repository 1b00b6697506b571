"""The computer at flip, through a real server."""

from pathlib import Path
from typing import Any

import pytest

import quatuor as q
from quatuor.room import throwing_computers
from quatuor.room.executor import InlineExecutor
from quatuor.room.live_table import LiveTable
from quatuor.room.room import Room
from quatuor.room.throwing_computers import ThrowingComputers, expected, may_call
from quatuor.table import ROOM, Think, computer_on, events
from tests.server.running import run, running, settings_at
from tests.table.helping import ANN, BOB, begun


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "basic", "wins": 1},
        pytest.param({"mode": "pro", "target": 1}, marks=pytest.mark.slow),
    ],
)
def test_two_computer_players_finish_a_match(tmp_path: Path, options: dict[str, Any]) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            client = await server.client("Ann")
            levels = {1: "strongest", 2: "expert"}
            seat = await client.open(
                "flip", seats=[], computers=levels, terms={"eager": True, "interval": 1}, **options
            )
            view = await seat.until(lambda view: view.phase == "over")
            assert view.result is not None
            assert view.result.reason == ("line" if options["mode"] == "basic" else "target")
            flown = [event for event in seat.happened if event["event"] == "Flew"]
            assert len(flown) >= 4

    run(play())


def test_a_line_is_called_once_and_again_only_when_there_is_another() -> None:
    line = q.Game("flip").start().play("1:Ua1 1:Ub1 1:Uc1 1:Ud1")
    assert may_call(line, 1)
    assert not may_call(line, 2)
    waiting = line.play("2^ 1!")
    assert not may_call(waiting, 1)
    assert may_call(waiting.play("1:La1 1:La2 1:La3 1:La4"), 1)
    assert not may_call(q.Game("flip", claims="auto").start(), 1)


def test_it_reckons_with_its_own_tokens_in_the_air() -> None:
    live = begun("flip")
    for seat, place in ((1, "Ua1"), (1, "Ub1"), (2, "Uc1"), (1, "miss")):
        key = live.table.seats[seat - 1].actor(seat)
        live.do(events.Launched(key, seat, 0.0, 0.0, 0.5, 0.5), after=300)
        number = sum(count for count, _ in live.table.thrown)
        live.do(events.Flew(ROOM, number, place, "AAAA", 500))
    assert expected(live.table, 1).board == {"Ua1": "1", "Ub1": "1"}
    assert expected(live.table, 2).board == {"Uc1": "2"}


def test_it_leaves_the_throwing_to_another_process_that_throws_for_its_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun("flip").do(events.Left(BOB)).do(events.Hired(ANN, 2, "easy"))
    live = LiveTable("a table", table.table, digest="")
    posted: list[Any] = []

    async def meanwhile(_thrower: ThrowingComputers, _seconds: float) -> None:
        """While it waits the other one throws."""
        throw = events.Launched(computer_on(2), 2, 0.0, 0.0, 0.5, 0.5)
        live.table = table.do(throw, after=300).table

    async def post(_rooms: Room, _room: LiveTable, intent: Any) -> bool:
        posted.append(intent)
        return True

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            assert not await ThrowingComputers(server.room, InlineExecutor()).act(
                live, Think(2, "easy")
            )

    monkeypatch.setattr(ThrowingComputers, "_pause", meanwhile)
    monkeypatch.setattr(Room, "try_dispatch", post)
    monkeypatch.setattr(throwing_computers, "HESITATION", 0.01)
    run(play())
    assert not posted
