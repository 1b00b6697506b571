"""`solve`, `analyze`, `arena`, `bench` and `book`."""

import json
from pathlib import Path

import pytest

import quatuor as q
from quatuor.games.puissance4.solver.engine import value_of_score
from tests.cli.run import run, told_in_one_line

NEARLY_FULL = "62352673232646611533624214375411"


def test_the_filter_answers_each_line_with_its_score() -> None:
    ran = run("solve", "puissance4", typed=f"121212\n{NEARLY_FULL}\n4444444\nhello\n1212121\n")
    lines = ran.out.splitlines()
    assert lines[0] == "121212 18"
    assert lines[1].startswith(f"{NEARLY_FULL} ")
    assert lines[2].startswith("4444444 error: 4 cannot be played now")
    assert lines[3].startswith("hello error: 'hello' is no move")
    assert lines[4] == "1212121 error: the round is over (line)"


def test_the_filter_answers_each_line_with_an_object_where_json_is_asked_for() -> None:
    ran = run("solve", "puissance4", "--json", typed="121212\n1212121\n")
    assert [json.loads(line) for line in ran.out.splitlines()] == [
        {"moves": "121212", "score": 18},
        {"moves": "1212121", "error": "the round is over (line)"},
    ]


def test_solve_tells_a_win_and_its_distance() -> None:
    assert run("solve", "puissance4", "--moves", "121212").out == "win in 1 ply for player 1\n"
    told = json.loads(run("solve", "puissance4", "--moves", "121212", "--json").out)
    assert (told["value"], told["plies"]) == ("win", 1)


@pytest.mark.parametrize(
    ("score", "stones", "value"),
    [
        (18, 6, q.Value.win(1, 1)),
        (-18, 6, q.Value.loss(1, 2)),
        (1, 0, q.Value.win(1, 41)),
        (0, 10, q.Value.draw(1)),
    ],
)
def test_a_score_becomes_a_distance(score: int, stones: int, value: q.Value) -> None:
    assert value_of_score(score, stones, 1) == value


def test_analyze_lists_every_ply_the_best_first() -> None:
    lines = run("analyze", "puissance4", "--moves", "121212", "--seconds", "60").out.splitlines()
    assert lines[0].startswith("win in 1 ply for player 1 (solver")
    assert lines[1].split() == ["1", "win", "in", "1", "ply", "for", "player", "1"]
    sentences = [line for line in lines if line.startswith(" " * 11)]
    assert len(lines) - len(sentences) == 9
    assert lines[-1] == "line: 1"


def test_analyze_as_json_marks_estimates() -> None:
    ran = run("analyze", "q4", "-o", "players=3", "--nodes", "200", "--json")
    told = json.loads(ran.out)
    assert told["engine"] == "mcts"
    assert told["value"]["proved"] is False
    assert len(told["values"]) == 64


def test_a_small_tournament_is_told_and_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "levels.svg"
    arguments = ["--levels", "first,easy", "--rounds", "1", "--plot", str(picture)]
    ran = run("arena", "plus4", *arguments)
    assert ran.out.startswith("<Game plus4>")
    assert picture.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--levels", "easy"], "two players or more"),
        (["--levels", "easy,easy"], "each named once"),
        (["--levels", "easy,genius"], "no level 'genius'"),
        (["--effort", "2"], "shares, 0 to 1"),
        (["--luck", "-1"], "shares, 0 to 1"),
        (["--opening", "100"], "0 to 60 plies"),
        (["--jobs", "0"], "1 to 256"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(arguments: list[str], why: str) -> None:
    assert why in told_in_one_line(run("arena", "plus4", *arguments))


def test_bench_counts_wrong_scores(tmp_path: Path) -> None:
    positions = tmp_path / "positions.txt"
    positions.write_text("121212 18\n121212 17\n")
    told = json.loads(run("bench", "solver", "--positions", str(positions), "--json").out)
    assert (told["positions"], told["wrong"], told["batch_wrong"]) == (2, 1, 1)


@pytest.mark.parametrize("text", ["", "hello", "1212", "1212 x"])
def test_bench_refuses_a_file_without_scores(tmp_path: Path, text: str) -> None:
    positions = tmp_path / "positions.txt"
    positions.write_text(text)
    told_in_one_line(run("bench", "solver", "--positions", str(positions)))


@pytest.mark.parametrize(
    "command",
    [
        ["arena", "plus4", "--levels", "first,easy"],
        ["bench", "boards", "--cells", "16"],
    ],
    ids=str,
)
def test_a_file_that_is_no_journal_is_refused(command: list[str], tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("do not lose these\nnor this")
    ran = run(*command, "--journal", str(notes))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.endswith("notes.txt is not a journal of this work\n")
    assert notes.read_text() == "do not lose these\nnor this"


def test_the_journal_of_one_ply_is_not_read_as_that_of_another(tmp_path: Path) -> None:
    book = tmp_path / "opening.book"
    (tmp_path / "opening.1.journal").write_text("0 -2\n1 -1\n2 0\n3 1\n")
    told = [run("book", "write", "--ply", ply, "--file", str(book)).out for ply in ("1", "2")]
    assert told[0].startswith("4 of 4 positions")
    assert told[1].startswith("0 of ")


def test_a_book_needs_a_table_of_some_size(tmp_path: Path) -> None:
    ran = run("book", "build", "--megabytes", "-4", "--file", str(tmp_path / "b"))
    assert "--megabytes is 1 to 65536" in told_in_one_line(ran)
