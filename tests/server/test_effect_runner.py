"""What the effect runner does: computer players move, thrown tokens land, clocks stop."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from quatuor.client import Declined, TableSeat
from quatuor.room import presence
from quatuor.room.computer_players import ComputerPlayers
from quatuor.room.live_table import LiveTable
from quatuor.room.presence import Presence
from tests.server.running import rows, run, running, seated_pair, set_clock, settings_at


async def play_first_legal(seat: TableSeat) -> None:
    async for view in seat.turns():
        assert view.match is not None
        await seat.play(view.match.legal[0])


def test_a_computer_player_plays_a_whole_match(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            client = await server.client("Ann")
            terms = {"eager": True}
            seat = await client.open("plus4", computers={2: "first"}, terms=terms, wins=1)
            await play_first_legal(seat)
            assert seat.view.result is not None
            assert server.metrics.values["bot_moves_total"] > 0

    run(play())


def test_a_computer_s_move_that_comes_too_late_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        thinking, answer = asyncio.Event(), asyncio.Event()

        async def slow(_bots: ComputerPlayers, live: LiveTable, _level: str, _until: float) -> str:
            match = live.table.match
            assert match is not None
            thinking.set()
            await answer.wait()
            return str(match.position.legal[0])

        monkeypatch.setattr(ComputerPlayers, "_choose", slow)
        async with running(settings_at(tmp_path)) as server:
            client = await server.client("Ann")
            terms = {"eager": True, "first": "choice"}
            seat = await client.open("puissance4", computers={2: "first"}, terms=terms)
            await seat.until(lambda view: bool(view.acting))
            await seat.play("4")
            await thinking.wait()
            await seat.offer("undo")
            await seat.until(lambda view: bool(view.acting))
            answer.set()
            while not server.metrics.values["stale_bot_moves_total"]:
                await asyncio.sleep(0.02)
            assert seat.view.match is not None
            assert seat.view.match.moves == []

    run(play())


def test_thrown_tokens_land_by_themselves_and_both_see_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server, "flip")
            await asyncio.gather(ann.launch(0.0, 0.1, 0.9, 0.5), bob.launch(0.0, 0.1, 0.9, 0.5))
            for seat in (ann, bob):
                view = await seat.until(lambda view: len(landings(view)) == 2)
                assert view.air == []
            with pytest.raises(Declined) as refusal:
                await bob.play("2:Ua1")
            assert refusal.value.code == "not_yours_to_say"

    def landings(view: Any) -> list[str]:
        return [token for token in view.match.moves if ":" in token]

    run(play())


def test_a_launch_survives_a_restart_in_mid_flight(tmp_path: Path) -> None:
    async def before() -> tuple[str, str]:
        async with running(settings_at(tmp_path)) as server:
            ann, _ = await seated_pair(server, "flip")
            await ann.launch(0.0, 0.1, 1.0, 0.5)
            return ann.table, server_token(ann)

    async def after(table: str, token: str) -> None:
        async with running(settings_at(tmp_path)) as server:
            seat = await (await server.client("Ann", token)).follow(table)
            view = await seat.until(lambda view: not view.air)
            assert view.match is not None
            assert [move[:2] for move in view.match.moves] == ["1^", "1:"]

    run(after(*run(before())))


def server_token(seat: TableSeat) -> str:
    client: Any = seat._ask.__self__  # type: ignore[attr-defined]
    token: str = client.token
    return token


def test_clocks_stop_while_a_player_is_away_if_the_table_wants_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "ABSENCE", 0.1)

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            clock = {"kind": "sudden", "seconds": 600, "increment": 0}
            ann, bob = await seated_pair(server, terms={"clock": clock, "pause": True})
            line: Any = bob._ask.__self__.connection  # type: ignore[attr-defined]
            await line.stop()
            view = await ann.until(lambda view: view.seats[1].away)
            assert view.clock.running == 0
            line.start()
            view = await ann.until(lambda view: not view.seats[1].away)
            assert view.clock.running == 1

    run(play())


def test_clocks_wait_for_those_who_do_not_come_back_after_the_power_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = set_clock(monkeypatch)
    monkeypatch.setattr(presence, "ABSENCE", 0.1)

    async def before() -> tuple[str, str]:
        async with running(settings_at(tmp_path)) as server:
            terms = {"clock": {"kind": "move", "seconds": 10, "increment": 0}, "pause": True}
            ann, bob = await seated_pair(server, terms=terms)
            clock["now"] += 3_000
            await bob.say("hm")
            return ann.table, server_token(ann)

    async def after(table: str, token: str) -> None:
        async with running(settings_at(tmp_path)) as server:
            clock["now"] += 60_000
            ann = await (await server.client("Ann", token)).follow(table)
            view = await ann.until(lambda view: view.seats[1].away)
            assert (view.phase, view.clock.running) == ("playing", 0)
            assert view.clock.left == [7_000, 10_000]

    with monkeypatch.context() as power:
        power.setattr(Presence, "left", lambda *_: None)
        table, token = run(before())
    rows(tmp_path, "UPDATE tables SET deadline = NULL")  # nobody wakes it before its player does
    clock["now"] += 3_600_000
    run(after(table, token))
