"""`quatuor play`: typed lines in, one line a move out; nothing is lost."""

from collections.abc import Callable
from pathlib import Path

import pytest

import quatuor as q
from quatuor import record
from quatuor.cli.session import Session
from quatuor.cli.texts import speaker
from tests.cli.run import run


def session(folder: Path, game: q.Game, language: str = "en") -> Callable[[str], list[str]]:
    """A game in which one types; each answer is a list of lines."""
    seat = Session(q.Match.of(game), speaker(language), folder / "last.txt")
    return lambda typed: list(seat.answer(typed))


def test_a_whole_game_is_one_line_a_move(tmp_path: Path) -> None:
    ran = run("play", "puissance4", typed="1\n2\n1\n2\n1\n2\n1\n", QUATUOR_DATA=str(tmp_path))
    assert ran.code == 0
    assert ran.out.splitlines() == [
        "puissance4. Type a move, or help.",
        "Player 1 to move.",
        "Player 1: 1. Player 2 to move.",
        "Player 2: 2. Player 1 to move.",
        "Player 1: 1. Player 2 to move.",
        "Player 2: 2. Player 1 to move.",
        "Player 1: 1. Player 2 to move.",
        "Player 2: 2. Player 1 to move.",
        "Player 1: 1. Player 1 wins (a line). Score 1 – 0.",
        "Goodbye. To go on later: quatuor play --resume",
    ]


def test_french_is_spoken_in_a_french_terminal(tmp_path: Path) -> None:
    ran = run("play", "plus4", typed="1\n", LC_ALL="fr_FR.UTF-8", QUATUOR_DATA=str(tmp_path))
    assert "Joueur 1 : 1. Au joueur 2 de jouer." in ran.out.splitlines()


def test_a_mistake_is_told_and_changes_nothing(tmp_path: Path) -> None:
    at = session(tmp_path, q.Game("puissance4"))
    assert at("x4") == ["x4 cannot be played now. Type legal to hear what can."]
    assert at("hello") == ["hello is no move of this game. A move looks like 1, 4, 6."]
    assert at("moves") == ["No move has been played yet."]
    assert at("444444") == [f"Player {1 + i % 2}: 4. Player {2 - i % 2} to move." for i in range(6)]
    assert at("4") == ["4 cannot be played now. Type legal to hear what can."]


def test_undo_takes_back_one_move_after_another(tmp_path: Path) -> None:
    at = session(tmp_path, q.Game("plus4"))
    at("1 2")
    assert at("undo") == ["Taken back: 2.", "Player 2 to move."]
    assert at("undo") == ["Taken back: 1.", "Player 1 to move."]
    assert at("undo") == ["There is nothing to take back."]


def test_a_finished_game_can_be_taken_back(tmp_path: Path) -> None:
    at = session(tmp_path, q.Game("puissance4"))
    at("1212121")
    assert at("3") == ["The match is over. Type undo, save, or quit."]
    assert at("undo") == ["Taken back: 1.", "Player 1 to move."]


def test_a_round_that_ends_is_told_with_the_score(tmp_path: Path) -> None:
    at = session(tmp_path, q.Game("puissance4", wins=2))
    assert at("1212121")[-1] == (
        "Player 1: 1. Round 1 goes to player 1 (a line). Score 1 – 0. Player 2 to move."
    )


def test_leaving_and_coming_back_loses_nothing(tmp_path: Path) -> None:
    run("play", "plus4", typed="1\n2\n", QUATUOR_DATA=str(tmp_path))
    ran = run("play", "--resume", typed="moves\nundo\nmoves\n", QUATUOR_DATA=str(tmp_path))
    assert ran.out.splitlines()[0] == "Resumed after 2 moves."
    assert "Moves: 1 2" in ran.out
    assert "Moves: 1\n" in ran.out


def test_save_writes_a_record_that_can_be_resumed(tmp_path: Path) -> None:
    at = session(tmp_path, q.Game("top10", target=3))
    at("1 2 3")
    assert at(f"save {tmp_path / 'mine.txt'}") == [f"Saved in {tmp_path / 'mine.txt'}."]
    saved = record.read((tmp_path / "mine.txt").read_text(encoding="utf-8")).match
    assert saved == q.Match.of(q.Game("top10", target=3)).play("123")


def test_a_disk_that_takes_nothing_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    seat = Session(q.Match.of(q.Game("plus4")), speaker("en"), tmp_path / "file" / "last.txt")
    answer = list(seat.answer("1"))
    assert answer[0].startswith("Could not save in")
    assert answer[1] == "Player 1: 1. Player 2 to move."
    assert seat.match.moves == ("1",)


def test_blindfolded_players_feel_and_do_not_see(tmp_path: Path) -> None:
    at = session(tmp_path, q.Game("foursenses", blindfold=True))
    assert at("DHb3") == ["Player 1: …. Player 2 to move."]
    for question in ("board", "legal", "moves", ""):
        assert at(question) == ["Nobody sees the board. Type feel and a place, such as feel b3."]
    assert at("feel b3") == ["b3: holed, height 2."]
    assert at("feel a1") == ["a1: empty."]
    assert at("feel z9") == ["Type feel and a place from a1 to d4."]


def test_a_game_is_picked_from_the_list(tmp_path: Path) -> None:
    ran = run("play", typed="nine\n3\n1\n", QUATUOR_DATA=str(tmp_path))
    assert 'There is no game "nine".' in ran.out
    assert "plus4. Type a move, or help." in ran.out


@pytest.mark.parametrize("typed", ["\0\0", "é" * 5000, "1 " * 5000, "-" * 100, "undo undo", "{}"])
def test_anything_may_be_typed(tmp_path: Path, typed: str) -> None:
    at = session(tmp_path, q.Game("foursenses"))
    assert all(isinstance(line, str) for line in at(typed))


def test_the_computer_answers_each_move_and_undo_takes_both_back(tmp_path: Path) -> None:
    match = q.Match.of(q.Game("plus4"))
    seat = Session(match, speaker("en"), tmp_path / "last.txt", computers={2: "first"})
    assert len(list(seat.answer("1"))) == 2
    assert (len(seat.match.moves), seat.match.to_move) == (2, 1)
    list(seat.answer("undo"))
    assert seat.match.moves == ()


def test_two_computers_play_a_whole_game_by_themselves(tmp_path: Path) -> None:
    match = q.Match.of(q.Game("puissance4"))
    levels = {1: "first", 2: "easy"}
    seat = Session(match, speaker("en"), tmp_path / "last.txt", computers=levels)
    list(seat.greeting())
    assert seat.match.outcome
