"""`quatuor replay`: one answer a line, in order, whatever comes in."""

import json
import random
from typing import Any

import pytest

from quatuor.cli.replay import LONGEST_LINE, answer
from tests.cli.run import run, run_apart


def asked(**request: object) -> dict[str, Any]:
    return answer(json.dumps(request).encode())


def test_an_answer_holds_everything_about_the_match() -> None:
    reply = asked(game="plus4", options={"mode": "rounds"}, moves=["B3", "4"])
    assert reply == {
        "game": "plus4",
        "options": {
            "mode": "rounds",
            "target": 11,
            "rounds_max": None,
            "both_lines": "draw",
            "discs": 9,
            "wins": 1,
            "first": 1,
        },
        "moves": ["B3", "4"],
        "round": 1,
        "to_move": 1,
        "legal": ["1", "2", "3", "4"],
        "result": None,
        "scores": [0, 0],
        "board": ["..A2", "....", "....", "...."],
        "hand": [9, 8],
        "powers": ["", ""],
    }


def test_moves_may_be_one_string() -> None:
    assert asked(game="puissance4", moves="445") == asked(game="puissance4", moves=["4", "4", "5"])


def test_what_is_null_or_left_out_is_as_if_nothing_was_asked() -> None:
    assert asked(game="plus4", options=None, moves=None) == asked(game="plus4")


def test_a_finished_match_has_a_result_and_nobody_to_move() -> None:
    reply = asked(game="puissance4", moves="1212121")
    assert reply["result"] == {"winners": [1], "reason": "line"}
    assert reply["to_move"] is None
    assert reply["legal"] == []
    assert reply["scores"] == [1, 0]


@pytest.mark.parametrize(
    ("request_", "reply"),
    [
        ({"game": "chess"}, {"error": "unknown_game"}),
        ({"game": "plus4", "options": {"x": 1}}, {"error": "bad_option"}),
        ({"game": "plus4", "options": {"discs": True}}, {"error": "bad_option"}),
        ({"game": "plus4", "options": {"discs": 2.0}}, {"error": "bad_option"}),
        ({"game": "plus4", "options": {"mode": ["rounds"]}}, {"error": "bad_option"}),
        ({"game": "plus4", "options": 7}, {"error": "bad_request"}),
        ({"game": "plus4", "options": []}, {"error": "bad_request"}),
        ({"game": "plus4", "options": False}, {"error": "bad_request"}),
        ({"game": "plus4", "moves": 7}, {"error": "bad_request"}),
        ({"game": "plus4", "moves": 0}, {"error": "bad_request"}),
        ({"game": "plus4", "moves": {}}, {"error": "bad_request"}),
        ({"game": "plus4", "moves": [7]}, {"error": "bad_request"}),
        ({"game": 4}, {"error": "bad_request"}),
        ({"moves": "1"}, {"error": "bad_request"}),
        ({"game": "plus4", "mvoes": "1"}, {"error": "bad_request"}),
        (
            {"game": "puissance4", "moves": "4 4 x3"},
            {"error": "illegal_move", "at": 2, "token": "x3"},
        ),
        (
            {"game": "puissance4", "moves": "44 hello 3"},
            {"error": "unreadable_move", "at": 2, "token": "hello"},
        ),
        (
            {"game": "puissance4", "moves": "12121211"},
            {"error": "illegal_move", "at": 7, "token": "1"},
        ),
    ],
)
def test_a_bad_request_is_answered_by_name(
    request_: dict[str, object], reply: dict[str, object]
) -> None:
    got = answer(json.dumps(request_).encode())
    assert {key: got.get(key) for key in reply} == reply
    assert got["message"]


@pytest.mark.parametrize(
    "line",
    [b"garbage", b"[]", b"null", b"\xff\xfe\x00", b"[" * 100_000, b'{"game": "plus4"', b"1e999"],
)
def test_a_line_that_is_no_request_is_answered(line: bytes) -> None:
    assert answer(line)["error"] == "bad_request"


def test_the_filter_answers_every_line_in_order() -> None:
    lines = [
        json.dumps({"game": "plus4", "moves": "12"}),
        "garbage",
        "",
        json.dumps({"game": "puissance4", "moves": "9"}),
        json.dumps({"game": "foursenses", "moves": ["Sb3", "DHb3"]}),
    ]
    ran = run("replay", typed="\n".join(lines))
    replies = [json.loads(line) for line in ran.out.splitlines()]
    assert ran.code == 3
    assert [reply.get("error") for reply in replies] == [
        None,
        "bad_request",
        "bad_request",
        "unreadable_move",
        None,
    ]
    assert replies[4]["board"] == ["-- -- -- --", "-- H3 -- --", "-- -- -- --", "-- -- -- --"]


def test_text_that_no_output_can_write_is_answered_and_the_filter_goes_on() -> None:
    half_a_letter = "\ud800"
    requests: list[dict[str, object]] = [
        {"game": "plus4", "moves": f"1 {half_a_letter}"},
        {"game": half_a_letter},
        {"game": "plus4", "options": {half_a_letter: 1}},
        {"game": "plus4", "options": {"mode": half_a_letter}},
        {"game": "plus4"},
    ]
    ran = run_apart("replay", typed="\n".join(map(json.dumps, requests)))
    replies = [json.loads(line) for line in ran.out.splitlines()]
    errors = ["unreadable_move", "unknown_game", "bad_option", "bad_option", None]
    assert [reply.get("error") for reply in replies] == errors
    assert replies[0]["token"] == half_a_letter


def test_ten_megabytes_of_garbage_are_survived() -> None:
    noise = random.Random(1).randbytes(10_000_000)
    last = json.dumps({"game": "plus4"}).encode()
    ran = run_apart("replay", typed=noise + b"\n" + last)
    assert ran.code == 3
    assert "Traceback" not in ran.err
    *errors, reply = [json.loads(line) for line in ran.out.splitlines()]
    assert {error["error"] for error in errors} == {"bad_request"}
    assert reply["game"] == "plus4"


def test_one_endless_line_is_refused_and_the_next_one_answered() -> None:
    ran = run("replay", typed=b"1" * (3 * LONGEST_LINE) + b"\n" + b'{"game": "plus4"}\n')
    first, second = [json.loads(line) for line in ran.out.splitlines()]
    assert first["error"] == "bad_request"
    assert second["game"] == "plus4"


def test_that_a_player_has_left_is_read_like_a_move() -> None:
    answer = asked(game="q4", options={"players": 3}, moves="1a1 leaves=2 3a1")
    assert (answer["to_move"], answer["hand"], answer["result"]) == (1, [11, 0, 11], None)
    assert answer["moves"] == ["1a1", "leaves=2", "3a1"]
    wrong = asked(game="puissance4", options={}, moves="4 leaves=2")
    assert (wrong["error"], wrong["at"]) == ("illegal_move", 1)
