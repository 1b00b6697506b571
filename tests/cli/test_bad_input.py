"""Bad input of every kind: one clear line and exit 2, never a traceback."""

from pathlib import Path

import pytest

from tests.cli.run import run, run_apart, told_in_one_line


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["show", "chess"], "there is no game 'chess'"),
        (["show", "plus4", "-o", "colour=red"], "plus4 has no option 'colour'"),
        (["show", "plus4", "-o", "mode=slow"], "mode is one of elementary, endless, rounds"),
        (["show", "plus4", "-o", "discs=17"], "discs is 1 to 16"),
        (["show", "plus4", "-o", "discs=٣"], "discs is 1 to 16"),
        (["show", "plus4", "-o", "mode"], "an option is written name=value"),
        (["show", "q4", "-o", "players=3", "-o", "partners=true"], "partners does not go with"),
        (["show", "q4", "-o", "players=4", "-o", "marbles=16"], "marbles is 1 to 15"),
        (["show", "plus4", "--moves", "1 2 zz"], "'zz' is no move of plus4"),
        (["show", "puissance4", "--moves", "4444444"], "4 cannot be played now"),
        (["show", "puissance4", "--moves", "x4"], "x4 cannot be played now"),
        (["show", "puissance4", "--moves", "12121213"], "the match is over"),
        (["show", "puissance4", "--svg", "/no/such/folder/x.svg"], "No such file or directory"),
        (["perft", "puissance4", "--depth", "0"], "--depth is 1 to"),
        (["perft", "puissance4", "--depth", "many"], "invalid int value"),
        (["perft", "puissance4"], "required: --depth"),
        (["frobnicate"], "there is no command 'frobnicate'"),
        (["play", "--resume", "/no/such/record"], "No such file or directory"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "plus4", "--computer", "genius"], "there is no level 'genius'"),
        (["play", "plus4", "--computer", "9=easy"], "a seat is 1 to 2"),
        (["solve", "plus4", "--moves", "1", "--seconds", "-1"], "--seconds is a positive number"),
        (["solve", "plus4"], "the filter answers classic positions"),
        (["analyze", "flip"], "decided by hands"),
    ],
)
def test_bad_arguments_are_told_in_one_line(arguments: list[str], told: str) -> None:
    assert told in told_in_one_line(run(*arguments))


def test_a_record_cut_in_half_is_told_in_one_line(tmp_path: Path) -> None:
    record = tmp_path / "cut.txt"
    record.write_text("Quatuor record 1\nGame: plus4\nMoves: 1 2", encoding="utf-8")
    assert "not whole" in told_in_one_line(run("play", "--resume", str(record)))


def test_a_record_of_random_bytes_is_told_in_one_line(tmp_path: Path) -> None:
    record = tmp_path / "noise.txt"
    record.write_bytes(bytes(range(256)) * 40)
    assert "is not a game record" in told_in_one_line(run("play", "--resume", str(record)))


def test_resuming_without_a_last_game_is_told_in_one_line(tmp_path: Path) -> None:
    ran = run("play", "--resume", QUATUOR_DATA=str(tmp_path))
    assert "no game to resume" in told_in_one_line(ran)


def test_the_installed_command_answers_a_mistake_with_exit_2() -> None:
    assert "no game 'chess'" in told_in_one_line(run_apart("show", "chess"))
