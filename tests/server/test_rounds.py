"""The pause between two rounds, through a real server."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from quatuor.client import Declined, TableSeat
from tests.server.running import run, running, seated_pair, settings_at

WIN = "1212121"


async def play_in_turn(seats: tuple[TableSeat, TableSeat], columns: str, first: int = 0) -> None:
    """The two play these columns, one after the other."""
    for number, column in enumerate(columns, first):
        seat = seats[number % 2]
        await seat.until(lambda view: bool(view.acting))
        await seat.play(column)


async def until_paused(seats: tuple[TableSeat, ...]) -> None:
    for seat in seats:
        await seat.until(lambda view: view.phase == "between")


def throws(seat: TableSeat) -> int:
    return sum(event["event"] == "Launched" for event in seat.happened)


def test_at_flip_the_computer_throws_again_only_when_the_next_round_was_asked_for(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            client = await server.client("Ann")
            seat = await client.open(
                "flip", computers={2: "strongest"}, terms={"eager": True}, wins=2
            )
            seat.goes_on = False
            await until_paused((seat,))
            before = throws(seat)
            await asyncio.sleep(1)
            await seat.say("still looking")
            assert (seat.view.phase, throws(seat)) == ("between", before)
            assert seat.view.last_round is not None
            assert seat.view.match is not None
            assert seat.view.match.board == seat.view.last_round.board
            await seat.next_round()
            await seat.until(lambda view: view.match is not None and view.match.plies > 0)
            assert throws(seat) > before

    run(play())


def test_a_program_goes_on_by_itself(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            pair = await seated_pair(server, wins=2)
            await play_in_turn(pair, WIN)
            await play_in_turn(pair, WIN, first=1)
            await play_in_turn(pair, WIN)
            view = await pair[1].until(lambda view: view.phase == "over")
            assert view.result is not None
            assert view.result.winners == [1]

    run(play())


def test_nobody_plays_in_the_pause_and_it_ends_after_the_agreed_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            pair = await seated_pair(server, terms={"interval": 1}, wins=2)
            for seat in pair:
                seat.goes_on = False
            await play_in_turn(pair, WIN)
            await until_paused(pair)
            with pytest.raises(Declined) as refusal:
                await pair[1].play("4", seat=2)
            assert refusal.value.code == "round_over"
            view = await pair[0].until(lambda view: view.phase == "playing")
            assert view.match is not None
            assert view.match.round == 2

    run(play())


def test_the_pause_outlives_a_restart(tmp_path: Path) -> None:
    settings = settings_at(tmp_path)

    async def before() -> tuple[str, str]:
        async with running(settings) as server:
            client = await server.client("Ann")
            terms: dict[str, Any] = {"eager": True, "first": "choice"}
            seat = await client.open("puissance4", seats=[1, 2], terms=terms, wins=2)
            seat.goes_on = False
            for column in WIN:
                await seat.until(lambda view: bool(view.acting))
                await seat.play(column)
            await until_paused((seat,))
            return seat.table, client.token

    async def after(table: str, token: str) -> None:
        async with running(settings) as server:
            client = await server.client("Ann", token)
            view = (await client.follow(table)).view
            assert view.phase == "between"
            assert view.match is not None
            assert view.match.moves == list(WIN)
            seat = client.tables[table]
            await seat.until(lambda view: view.phase == "playing")

    run(after(*run(before())))
