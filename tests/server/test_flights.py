"""Tokens that fly through a real server: seen early, computed once, landed as recorded."""

import asyncio
import json
import random
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from quatuor.client import Client, Declined, TableSeat
from quatuor.games.flip.physics import Landing
from quatuor.games.flip.physics.judge import judged
from quatuor.games.flip.physics.path import unpacked
from quatuor.games.flip.physics.practice import SCATTER, practised
from quatuor.room.flights import Flights
from quatuor.server.settings import Settings
from tests.server.apart import Apart
from tests.server.running import GENEROUS, rows, run, running, seated_pair, settings_at

ROW = ("La1", "Lb1", "Lc1", "Ld1")
EAGER = {"eager": True, "first": "choice"}
KILLS = 6
"""How often the server is killed with a token in the air."""


async def aim_at(seat: TableSeat, cell: str) -> int:
    """Throw with the launch that practice knows for this cell."""
    launch = practised(seat.view.yours[0], cell)
    return await seat.launch(launch.side, launch.turn, launch.tilt, launch.power)


async def lands(seat: TableSeat, cell: str) -> None:
    """Throw, and wait until the token lies."""
    await aim_at(seat, cell)
    await seat.until(lambda view: not view.air)


def told(seat: TableSeat, kind: str) -> list[dict[str, Any]]:
    return [event for event in seat.happened if event["event"] == kind]


def test_the_other_sees_a_token_fly_before_it_lands(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server, "flip")
            await aim_at(ann, "Lb1")
            view = await bob.until(lambda view: any(flight.path for flight in view.air))
            assert view.match is not None
            assert view.match.board == {}
            await bob.until(lambda view: not view.air)
            assert [event["event"] for event in bob.happened[-3:]] == ["Launched", "Flew", "Landed"]
            flew, landed = told(bob, "Flew")[0], told(bob, "Landed")[0]
            assert flew["path"] == view.air[0].path
            assert flew["place"] is None
            assert landed["place"] == judged(unpacked(flew["path"])[-1]) == "Lb1"

    run(play())


def test_the_same_pull_scatters_by_chance_for_people_and_computers(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path, scatter=SCATTER)) as server:
            client = await server.client("Ann")
            ann = await client.open("flip", computers={2: "strongest"}, terms=EAGER, mode="pro")
            for _ in range(3):  # in turn: three tokens of each win no round
                await ann.until(lambda view: 1 in view.acting and not view.air)
                await aim_at(ann, "Lb1")
            await ann.until(lambda _view: len(told(ann, "Launched")) >= 6)

    run(play())
    log = [json.loads(row[0]) for row in rows(tmp_path, "SELECT event FROM log ORDER BY seq")]
    launched = [event for event in log if event["event"] == "Launched"]
    pulls = {event["power"] for event in launched if event["seat"] == 1}
    drawn = [number for event in launched for number in event["scatter"]]
    assert len(pulls) == 1
    assert len(set(drawn)) == len(drawn)
    assert max(abs(number) for number in drawn) < 6 * SCATTER


def test_a_call_is_undone_by_a_token_that_was_in_the_air(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server, "flip", wins=1)
            for cell in ROW:
                await lands(ann, cell)
            await aim_at(bob, "Lb1")
            await ann.play("1!")
            view = await ann.until(lambda view: not view.air)
            assert view.match is not None
            assert view.match.moves[-3:] == ["2^", "1!", "2:Lb1"]
            assert view.phase == "playing"
            await lands(ann, "Lb1")
            await ann.play("1!")
            view = await bob.until(lambda view: view.phase == "over")
            assert view.result is not None
            assert view.result.winners == [1]

    run(play())


FORGED: list[tuple[str, dict[str, Any], str]] = [
    ("the other's launcher", {"seat": 2}, "not_your_seat"),
    ("a launcher that is not there", {"seat": 3}, "no_seat"),
    ("more force than a spring has", {"power": 1.5}, "impossible_launch"),
    ("a launcher beside the box", {"side": -1.2}, "impossible_launch"),
    ("a token this mode does not have", {"kind": "M"}, "no_such_token"),
]


def test_a_forged_launch_is_refused_with_a_reason(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, _ = await seated_pair(server, "flip")
            for what, forged, code in FORGED:
                aim: dict[str, Any] = {"side": 0.0, "turn": 0.0, "tilt": 0.5, "power": 0.5}
                with pytest.raises(Declined) as refusal:
                    await ann.launch(**{**aim, **forged})
                assert refusal.value.code == code, what
                assert str(refusal.value)
            assert ann.view.air == []

    run(play())


def test_a_flood_of_launches_is_one_launch(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, _ = await seated_pair(server, "flip")
            answers = await asyncio.gather(
                *(aim_at(ann, "Lb1") for _ in range(30)), return_exceptions=True
            )
            declined = [answer for answer in answers if isinstance(answer, Declined)]
            assert {answer.code for answer in declined} == {"too_fast"}
            assert len(answers) - len(declined) == len(told(ann, "Launched")) < 30

    run(play())


def test_in_pro_a_launch_out_of_turn_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server, "flip", mode="pro")
            with pytest.raises(Declined) as refusal:
                await aim_at(bob, "Lb1")
            assert refusal.value.code == "not_your_turn"
            await lands(ann, "Lb1")
            assert bob.view.match is not None
            assert bob.view.match.moves == ["1:N:Lb1"]

    run(play())


def test_a_worker_that_dies_is_replaced_and_the_token_lands_all_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, _ = await seated_pair(server, "flip")
            await lands(ann, "La1")
            pool: Any = server.process.service.executors.flights
            pool = pool.pool()
            for process in pool._processes.values():
                process.kill()
            await lands(ann, "Lb1")
            assert ann.view.match is not None
            assert ann.view.match.board == {"La1": "1", "Lb1": "1"}

    run(play())


def flown(milliseconds: int) -> Landing:
    return Landing("La1", "AAAA", milliseconds)


def test_a_token_of_the_next_match_lands_while_one_of_the_last_match_would_still_fly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flights = iter([flown(3_600_000), flown(0)])

    async def landing(*_what: Any) -> Landing:
        return next(flights)

    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            client = await server.client("Ann")
            terms = {"eager": True, "first": "choice"}
            seat = await client.open("flip", seats=[1, 2], terms=terms, mode="pro")
            await seat.until(lambda view: view.phase == "playing")
            await seat.launch(0.0, 0.1, 0.9, 0.5, seat=1)
            await seat.until(lambda view: bool(view.air and view.air[0].path))
            await seat.resign(1)
            await seat.offer("rematch", seat=1)
            await seat.until(lambda view: bool(view.acting))
            await seat.launch(0.0, 0.1, 0.9, 0.5, seat=seat.view.acting[0])
            await seat.until(lambda view: bool(view.match and view.match.moves))

    monkeypatch.setattr(Flights, "landing", landing)
    run(play())


async def thrown_and_killed(server: Apart, ann: TableSeat, bob: TableSeat) -> None:
    """Throw, kill the server at some moment of the flight, and start it again."""
    flying = asyncio.gather(aim_at(ann, "Lb2"), aim_at(bob, "Lb2"), return_exceptions=True)
    await asyncio.sleep(random.uniform(0, 0.5))
    server.kill()
    server.start()
    await server.ready()
    await flying


async def killed_in_mid_flight(folder: Path) -> list[list[dict[str, Any]]]:
    settings = Settings(f"sqlite:///{folder / 'tables.db'}", limits=GENEROUS)
    server = Apart(settings, workers=True)
    server.start()
    try:
        await server.ready()
        return await both_see(server)
    finally:
        server.stop()


async def both_see(server: Apart) -> list[list[dict[str, Any]]]:
    """What two players hear at a table whose server is killed again and again."""
    terms = {"eager": True, "first": "choice"}
    async with Client(server.url, name="Ann") as one, Client(server.url, name="Bob") as other:
        ann = await one.open("flip", seats=[1], terms=terms)
        bob = await other.join(ann.table)
        await ann.until(lambda view: view.phase == "playing")
        for _ in range(KILLS):
            await thrown_and_killed(server, ann, bob)
        for seat in (ann, bob):
            await seat.until(lambda view: not view.air and _thrown(view) == _landed(view))
    return [ann.happened, bob.happened]


def _thrown(view: Any) -> int:
    return sum(token.endswith("^") for token in view.match.moves)


def _landed(view: Any) -> int:
    return sum(":" in token for token in view.match.moves)


def test_killed_in_mid_flight_a_token_lands_as_recorded_or_was_never_thrown(
    tmp_path: Path,
) -> None:
    seen = run(killed_in_mid_flight(tmp_path))
    log = [json.loads(row[0]) for row in rows(tmp_path, "SELECT event FROM log ORDER BY seq")]
    flew = {event["flight"]: event for event in log if event["event"] == "Flew"}
    launched = [event for event in log if event["event"] == "Launched"]
    landed = [event["flight"] for event in log if event["event"] == "Landed"]
    assert 0 < len(launched) <= 2 * KILLS
    assert sorted(landed) == sorted(flew) == list(range(1, len(launched) + 1))
    for happened in seen:
        for event in happened:
            if event["event"] == "Flew":
                assert event["path"] == flew[event["flight"]]["path"]
            if event["event"] == "Landed":
                assert event["place"] == flew[event["flight"]]["place"]


def test_the_physics_is_loaded_when_a_table_of_flip_is_opened_and_not_before(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            before = set(active_children())
            await seated_pair(server, "puissance4")
            assert set(active_children()) <= before
            await (await server.client("Ann")).open("flip")
            assert len(set(active_children()) - before) == 1

    run(play())
