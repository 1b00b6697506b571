"""Analysis and review over HTTP: what they say, whom they serve, and how they are given up."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from quatuor.room.analysis import Analyses
from quatuor.room.identity import COOKIE, new_token
from quatuor.room.values import Worth, turn_of
from quatuor.server.settings import Limits
from tests.server.asking import browser_at, post, refused
from tests.server.running import Running, run, running, settings_at

SLOW = {"game": "q4", "options": {"players": 3}, "seconds": 10}
"""A question that takes as long as it may."""
THREE_IN_A_ROW = "112233"


def test_every_move_has_its_proved_value_and_the_best_line_is_told(tmp_path: Path) -> None:
    async def ask() -> None:
        async with browser_at(tmp_path) as browser:
            found = await post(browser, "analysis", game="puissance4", moves=[THREE_IN_A_ROW])
            assert set(found["values"]) == set("1234567")
            assert next(iter(found["values"])) == "4"
            best = found["values"]["4"]
            assert (best["value"], best["proved"], best["player"]) == ("win", True, 1)
            assert (best["plies"], best["exact_plies"]) == (1, True)
            assert found["line"] == ["4"]
            assert found["value"] == best
            assert found["engine"] == "solver"
            assert found["seconds"] >= 0

    run(ask())


def test_what_is_not_proved_is_marked_as_an_estimate(tmp_path: Path) -> None:
    async def ask() -> None:
        async with browser_at(tmp_path) as browser:
            question = {"game": "q4", "options": {"players": 3}, "seconds": 0.1}
            found = await post(browser, "analysis", **question)
            worth = found["values"]["1a1"]
            assert (worth["value"], worth["proved"]) == ("estimate", False)
            assert -1 <= worth["estimate"] <= 1
            assert (worth["at_least"], worth["at_most"]) == ("loss", "win")

    run(ask())


def test_a_round_that_is_over_has_nothing_left_to_find(tmp_path: Path) -> None:
    async def ask() -> None:
        async with browser_at(tmp_path) as browser:
            found = await post(browser, "analysis", game="puissance4", moves=["1212121"])
            assert (found["values"], found["line"]) == ({}, [])
            assert found["value"]["value"] == "win"

    run(ask())


@pytest.mark.parametrize("path", ["analysis", "review"])
def test_a_game_of_hands_is_refused_in_a_sentence(tmp_path: Path, path: str) -> None:
    async def ask() -> None:
        async with browser_at(tmp_path) as browser:
            status, told = await refused(browser, path, game="flip")
            assert (status, told["code"]) == (422, "bad_request")
            assert "hands" in told["message"]

    run(ask())


@pytest.mark.parametrize("seconds", [0, -1, 10.5, "1e400", None, [1]])
def test_time_is_more_than_none_and_at_most_ten_seconds(tmp_path: Path, seconds: Any) -> None:
    async def ask() -> None:
        async with browser_at(tmp_path) as browser:
            status, _ = await refused(browser, "analysis", game="plus4", seconds=seconds)
            assert status == 422

    run(ask())


async def under_way(server: Running, jobs: int) -> None:
    """Wait until so many requests search."""
    analyses: Analyses = server.process.service.study.analyses
    while len(analyses._jobs) != jobs:
        await asyncio.sleep(0.02)


async def all_free(server: Running) -> None:
    """Wait until no worker is at anything."""
    pool: Any = server.process.service.executors.searcher
    while len(pool.free) != 32:
        await asyncio.sleep(0.02)


def test_an_analysis_ends_when_it_is_cancelled_by_its_name(tmp_path: Path) -> None:
    async def ask() -> None:
        async with (
            running(settings_at(tmp_path)) as server,
            httpx.AsyncClient(base_url=server.url, timeout=60) as browser,
            httpx.AsyncClient(base_url=server.url, timeout=60) as stranger,
        ):
            await browser.get("/api/games")
            asking = asyncio.create_task(refused(browser, "analysis", **SLOW, id="mine"))
            await under_way(server, 1)
            status, told = await refused(stranger, "analysis/cancel", id="mine")
            assert (status, told["code"]) == (404, "no_analysis")
            assert await post(browser, "analysis/cancel", id="mine") == {"id": "mine"}
            status, told = await asking
            assert (status, told["code"]) == (409, "cancelled")
            await all_free(server)

    run(ask())


@pytest.mark.parametrize("path", ["analysis", "review"])
def test_a_search_ends_when_its_request_is_closed(tmp_path: Path, path: str) -> None:
    async def ask() -> None:
        async with running(settings_at(tmp_path)) as server:
            slow = {**SLOW, "seconds": 2} if path == "review" else SLOW
            moves = ["1a1", "2b2", "3c3", "4d4"] * (path == "review")
            async with httpx.AsyncClient(base_url=server.url, timeout=60) as browser:
                body = {**slow, "moves": moves}
                asking = asyncio.create_task(browser.post(f"/api/{path}", json=body))
                await under_way(server, 1)
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)
            await under_way(server, 0)
            await all_free(server)

    run(ask())


def test_one_person_and_one_address_have_so_many_searches_at_a_time(tmp_path: Path) -> None:
    async def ask() -> None:
        limits = Limits(analyses=1, address_analyses=2)
        async with running(settings_at(tmp_path, limits=limits)) as server:
            people = [
                httpx.AsyncClient(base_url=server.url, cookies={COOKIE: new_token()}, timeout=60)
                for _ in range(3)
            ]
            asking = []
            for number in range(2):
                slow = people[number].post("/api/analysis", json={**SLOW, "id": "x"})
                asking.append(asyncio.create_task(slow))
                await under_way(server, number + 1)
                status, told = await refused(people[number], "analysis", **SLOW)
                assert (status, told["code"]) == (429, "too_many")
            status, told = await refused(people[2], "analysis", **SLOW)
            assert (status, told["code"]) == (429, "too_many")
            for person in people[:2]:
                await post(person, "analysis/cancel", id="x")
            await asyncio.gather(*asking)
            for person in people:
                await person.aclose()

    run(ask())


def test_a_worker_that_dies_is_told_and_replaced(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(settings_at(tmp_path)) as server:
            pool: Any = server.process.service.executors.searcher
            async with httpx.AsyncClient(base_url=server.url, timeout=60) as browser:
                asking = asyncio.create_task(refused(browser, "analysis", **SLOW))
                await under_way(server, 1)
                while not (workers := getattr(pool._pool, "_processes", None)):
                    await asyncio.sleep(0.05)
                for worker in list(workers.values()):
                    worker.kill()
                status, told = await asking
                assert (status, told["code"]) == (503, "busy")
                found = await post(browser, "analysis", game="puissance4", moves=[THREE_IN_A_ROW])
                assert found["line"] == ["4"]

    run(ask())


def reviewed(folder: Path, **body: Any) -> list[dict[str, Any]]:
    async def ask() -> list[dict[str, Any]]:
        async with browser_at(folder) as browser:
            answer = await browser.post("/api/review", json=body)
            assert answer.headers["content-type"] == "application/x-ndjson"
            return [json.loads(line) for line in answer.text.splitlines()]

    return run(ask())


def test_a_review_goes_from_the_last_move_to_the_first_and_names_what_was_given_away(
    tmp_path: Path,
) -> None:
    """Player 2 lets an open three pass, player 1 does not see it, and wins later nevertheless."""
    moves = ["4", "1", "3", "1", "5", "7", "7", "1", "2"]
    first, *plies, last = reviewed(tmp_path, game="puissance4", moves=moves, seconds=2)
    assert (first["kind"], first["total"]) == ("start", 9)
    assert (last["kind"], last["total"]) == ("end", 9)
    assert [ply["at"] for ply in plies] == [8, 7, 6, 5, 4, 3, 2, 1, 0]
    told = {ply["at"]: ply for ply in plies}
    assert (told[8]["token"], told[8]["player"], told[8]["after"]["value"]) == ("2", 1, "win")
    assert told[8]["before"]["plies"] == 1
    assert "turn" not in told[8]
    assert told[7]["before"]["value"] == "loss"
    assert told[6]["best"][0] in ("2", "6")
    assert told[0]["engine"] in ("solver", "mcts")


def test_a_review_says_what_a_mistake_overlooked(tmp_path: Path) -> None:
    moves = ["1", "7", "2", "7", "3", "7", "5", "7"]
    plies = reviewed(tmp_path, game="puissance4", moves=moves, since=6, seconds=2)[1:-1]
    told = {ply["at"]: ply.get("overlooked") for ply in plies}
    assert told == {7: None, 6: ["row", "column"]}


def test_a_review_reads_through_all_rounds_of_a_match(tmp_path: Path) -> None:
    moves = ["1212121", "starts=1", "7676767"]
    options = {"wins": 2}
    lines = reviewed(tmp_path, game="puissance4", options=options, moves=moves, seconds=0.2)
    plies = [line for line in lines if line["kind"] == "ply"]
    assert [ply["round"] for ply in plies] == [2] * 7 + [1] * 7
    assert [ply["at"] for ply in plies] == [*range(14, 7, -1), *range(6, -1, -1)]


def test_a_single_round_of_a_match_can_be_reviewed(tmp_path: Path) -> None:
    told = {"game": "puissance4", "options": {"wins": 2}, "seconds": 0.2}
    moves = ["1212121", "starts=1", "7676767"]
    first, *plies, _ = reviewed(tmp_path, **told, moves=moves, since=7)
    assert first["total"] == 7
    assert [ply["at"] for ply in plies] == [*range(14, 7, -1)]


def test_a_review_that_may_not_start_says_so_in_its_only_line(tmp_path: Path) -> None:
    async def ask() -> None:
        limits = Limits(analyses=0)
        async with browser_at(tmp_path, limits=limits) as browser:
            answer = await browser.post("/api/review", json={"game": "plus4", "moves": ["1"]})
            told = json.loads(answer.text)
            assert (told["kind"], told["code"]) == ("refused", "too_many")

    run(ask())


WIN, DRAW, LOSS = (
    Worth(player=1, proved=True, value="win", plies=3, exact_plies=True),
    Worth(player=1, proved=True, value="draw"),
    Worth(player=1, proved=True, value="loss", plies=2, exact_plies=True),
)


def guess(number: float) -> Worth:
    bounds: Any = {"at_least": "loss", "at_most": "win"}
    return Worth(player=1, proved=False, value="estimate", estimate=number, **bounds)


@pytest.mark.parametrize(
    ("best", "played", "turn"),
    [
        (WIN, WIN, None),
        (WIN, DRAW, "win_to_draw"),
        (WIN, LOSS, "win_to_loss"),
        (DRAW, LOSS, "draw_to_loss"),
        (LOSS, LOSS, None),
        (WIN, guess(0.8), None),
        (WIN, guess(0.2), "mistake"),
        (guess(0.4), guess(0.1), None),
        (guess(0.4), LOSS, "mistake"),
        (guess(0.4), None, None),
    ],
)
def test_a_turning_point_is_a_move_that_gave_something_away(
    best: Worth, played: Worth | None, turn: str | None
) -> None:
    assert turn_of(best, played) == turn
