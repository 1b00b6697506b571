"""Any position by its moves: what a page needs to draw it, and what it is told when it is wrong."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from quatuor.record import read
from tests.server.asking import browser_at, post, refused
from tests.server.running import run, running, seated_pair, settings_at


def seen(folder: Path, **place: Any) -> Any:
    async def ask() -> Any:
        async with browser_at(folder) as browser:
            return await post(browser, "position", **place)

    return run(ask())


def test_a_position_tells_what_a_board_needs(tmp_path: Path) -> None:
    told = seen(tmp_path, game="puissance4", moves=["4", "4", "5"])
    match = told["match"]
    assert match["board"] == [".......", ".......", ".......", ".......", "...2...", "...11.."]
    assert match["legal"] == list("1234567")
    assert match["landing_cells"]["4"] == "4,3"
    assert (match["to_move"], match["last"], match["lines"]) == (2, "5", [])
    assert match["hand"] == [19, 20]
    assert told["options"]["pop_out"] is False
    assert (told["players"], told["result"], told["searchable"]) == (2, None, True)


def test_moves_may_be_run_together_as_in_the_notation(tmp_path: Path) -> None:
    told = seen(tmp_path, game="puissance4", moves=["1212121"])
    assert told["moves"] == list("1212121")
    assert told["result"] == {"winners": [1], "reason": "line"}
    assert told["match"]["lines"] == [["1,1", "1,2", "1,3", "1,4"]]
    assert (told["match"]["legal"], told["match"]["landing_cells"]) == ([], {})


def test_a_second_ply_of_a_turn_is_offered_like_any_other(tmp_path: Path) -> None:
    told = seen(tmp_path, game="puissance4", options={"power": True}, moves=["4", "W3"])
    assert told["match"]["to_move"] == 2
    assert "-" in told["match"]["legal"]
    assert told["match"]["piece_symbols"] == {"3,1": "W"}
    assert told["match"]["powers"] == ["AWDB", "ADB"]


def test_a_whole_match_is_read_through_its_rounds(tmp_path: Path) -> None:
    told = seen(tmp_path, game="puissance4", options={"wins": 2}, moves=["1212121"])
    assert told["match"]["round"] == 2
    assert told["match"]["starter"] == 2
    assert told["match"]["totals"] == [1, 0]
    assert told["match"]["moves"] == []
    assert told["last_round"]["lines"] == [["1,1", "1,2", "1,3", "1,4"]]
    assert told["last_round"]["result"] == {"winners": [1], "reason": "line"}
    assert told["last_round"]["starter"] == 1
    told = seen(tmp_path, game="puissance4", options={"wins": 2}, moves=["1212121", "4"])
    assert told["last_round"] is None
    assert told["match"]["moves"] == ["4"]
    assert told["round_starts"] == [0, 7]


def test_terms_settled_before_a_round_belong_to_it_and_a_match_that_is_over_has_no_next_round(
    tmp_path: Path,
) -> None:
    options, line = {"wins": 2}, list("1212121")
    told = seen(tmp_path, game="puissance4", options=options, moves=[*line, "starts=1", *line])
    assert (told["round_starts"], told["result"]["winners"]) == ([0, 7], [1])


def test_a_later_round_can_be_the_beginning(tmp_path: Path) -> None:
    told = seen(tmp_path, game="plus4", options={"mode": "rounds"}, round=3, starter=2, moves=["1"])
    assert told["match"]["round"] == 3
    assert told["match"]["board"][0] == "2..."


@pytest.mark.parametrize("game", ["puissance4", "top10", "plus4", "q4", "flip", "foursenses"])
def test_every_game_can_be_looked_at_from_its_start(tmp_path: Path, game: str) -> None:
    told = seen(tmp_path, game=game)
    assert told["game"] == game
    assert told["match"]["legal"]
    assert told["searchable"] == (game != "flip")


@pytest.mark.parametrize(
    ("place", "code", "token", "at"),
    [
        ({"game": "puissance4", "moves": ["444", "4449"]}, "unreadable_move", "9", 6),
        ({"game": "puissance4", "moves": ["444444", "4"]}, "illegal_move", "4", 6),
        ({"game": "plus4", "moves": ["1", "B2"]}, "illegal_move", "B2", 1),
        ({"game": "q4", "moves": ["1a1", "1a1"]}, "illegal_move", "1a1", 1),
        ({"game": "puissance4", "moves": ["1212121", "1"]}, "illegal_move", "1", 7),
        ({"game": "q4", "moves": ["stake=x"]}, "bad_option", None, None),
        ({"game": "chess"}, "unknown_game", None, None),
        ({"game": "plus4", "options": {"mode": "quick"}}, "bad_option", None, None),
        ({"game": "plus4", "options": {"size": 3}}, "bad_option", None, None),
        ({"game": "plus4", "options": {"name": "q4"}}, "bad_option", None, None),
    ],
)
def test_a_wrong_position_is_told_with_the_token_and_its_place(
    tmp_path: Path, place: dict[str, Any], code: str, token: str | None, at: int | None
) -> None:
    async def ask() -> None:
        async with browser_at(tmp_path) as browser:
            for path in ("position", "analysis", "review"):
                status, told = await refused(browser, path, **place)
                assert status == 422
                assert (told["code"], told["token"], told["at"]) == (code, token, at)

    run(ask())


@pytest.mark.parametrize(
    "place",
    [
        {},
        {"game": 4},
        {"game": "plus4", "moves": "1 2 3"},
        {"game": "plus4", "moves": [1]},
        {"game": "plus4", "moves": [""]},
        {"game": "plus4", "moves": ["1"] * 2001},
        {"game": "plus4", "moves": ["1" * 25]},
        {"game": "plus4", "moves": ["1" * 24] * 1000},
        {"game": "plus4", "round": 0},
        {"game": "plus4", "starter": 5},
        {"game": "plus4", "options": {"mode": ["rounds"]}},
        {"game": "plus4", "more": 1},
    ],
)
def test_a_malformed_question_is_answered_with_what_is_wrong(
    tmp_path: Path, place: dict[str, Any]
) -> None:
    async def ask() -> None:
        async with browser_at(tmp_path) as browser:
            status, told = await refused(browser, "position", **place)
            assert (status, told["code"]) == (422, "bad_request")
            assert told["message"]

    run(ask())


def test_half_a_character_given_to_an_option_is_refused_like_any_wrong_value(
    tmp_path: Path,
) -> None:
    async def ask() -> None:
        async with browser_at(tmp_path) as browser:
            body = r'{"game": "q4", "options": {"marbles": "\ud800"}}'
            kind = {"content-type": "application/json"}
            answer = await browser.post("/api/position", content=body, headers=kind)
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_option")

    run(ask())


def test_a_record_is_written_and_read_back_in_both_forms(tmp_path: Path) -> None:
    async def ask() -> None:
        async with browser_at(tmp_path) as browser:
            place = {"game": "plus4", "options": {"mode": "rounds"}, "moves": ["B3", "4"]}
            kept = await post(browser, "records/write", **place, tags={"Player 1": "Ann"})
            assert kept["text"].startswith("Quatuor record 1\nGame: plus4\nOptions: mode=rounds\n")
            assert read(kept["text"]).match == read(kept["json_text"]).match
            for form in ("text", "json_text"):
                told = await post(browser, "records/read", text=kept[form])
                assert told == kept
            assert told["tags"] == {"Player 1": "Ann"}

    run(ask())


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "Quatuor record 1\nGame: plus4\n",
        "Quatuor record 1\nGame: plus4\nMoves: 1 9\nResult: going on\nEnd: 2 moves",
        "Quatuor record 1\nGame: plus4\nMoves: 1 2\nResult: 1 (line)\nEnd: 2 moves",
    ],
)
def test_a_record_that_cannot_be_read_is_refused_in_a_sentence(tmp_path: Path, text: str) -> None:
    async def ask() -> None:
        async with browser_at(tmp_path) as browser:
            status, told = await refused(browser, "records/read", text=text)
            assert (status, told["code"]) == (422, "bad_record")

    run(ask())


def test_pasted_moves_are_those_of_the_game_that_is_studied(tmp_path: Path) -> None:
    async def ask() -> None:
        async with browser_at(tmp_path) as browser:
            told = await post(browser, "records/read", text="11223", game="plus4", options={})
            assert (told["game"], told["moves"]) == ("plus4", ["1", "1", "2", "2", "3"])
            status, refusal = await refused(browser, "records/read", text="hello")
            assert (status, refusal["code"]) == (422, "unreadable_text")

    run(ask())


def test_the_record_of_a_blindfolded_match_stays_closed_while_it_is_played(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(settings_at(tmp_path)) as server:
            ann, bob = await seated_pair(server, "foursenses", blindfold=True, wins=1)
            await ann.play("Sa1")
            async with httpx.AsyncClient(base_url=server.url) as elsewhere:
                for form in ("text", "json"):
                    path = f"{server.url}/api/tables/{ann.table}/record?form={form}"
                    answer = await elsewhere.get(path)
                    assert (answer.status_code, answer.json()["code"]) == (403, "hidden")
                    assert "a1" not in answer.text
                await bob.resign()
                answer = await elsewhere.get(f"{server.url}/api/tables/{ann.table}/record")
                told = await post(elsewhere, "records/read", text=answer.text)
                assert told["moves"] == ["Sa1"]

    run(play())


def test_the_lines_of_the_cube_and_what_threatens_are_told(tmp_path: Path) -> None:
    async def ask() -> tuple[Any, Any]:
        async with browser_at(tmp_path) as browser:
            cube = await post(
                browser, "lines", game="q4", moves=["1a1", "4d1", "2b2", "4d2", "3c3"]
            )
            return cube, await post(browser, "lines", game="foursenses", moves=["Sa1"])

    cube, other = run(ask())
    assert len(cube["lines"]) == 76
    line = ["1a1", "2b2", "3c3", "4d4"]
    assert cube["threats"] == [{"owner": 1, "cell": "4d4", "line": line}]
    assert other == {"lines": [], "threats": []}
