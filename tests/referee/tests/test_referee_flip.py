"""The referee on flip: calls, tokens in the air, and what power tokens do."""

import pytest

from tests.referee import Match, match, play_all


def after(moves: str, **options: object) -> Match:
    """The match after the moves."""
    return play_all(match("flip", options), moves.split())


UPPER_LINE = "1:Ua1 1:Ub1 1:Uc1 1:Ud1"
LOWER_LINE = "1:La1 1:Lb2 1:Lc3 1:Ld4"


def test_a_line_wins_when_it_is_called() -> None:
    assert after(UPPER_LINE).result is None
    assert after(f"{UPPER_LINE} 2! 1!").result == {"winners": [1], "reason": "line"}
    assert after(UPPER_LINE, claims="auto").result == {"winners": [1], "reason": "line"}


def test_the_top_token_controls_its_cell() -> None:
    game = after(f"{UPPER_LINE} 2:Ub1 1!")
    assert (game.result, game.board) == (
        None,
        {"Ua1": "1", "Ub1": "12", "Uc1": "1", "Ud1": "1"},
    )


def test_a_call_waits_for_the_tokens_in_the_air_and_for_no_others() -> None:
    game = after(f"2^ {UPPER_LINE} 1! 2^ 1^")
    assert (game.result, game.hand) == (None, [17, 21])
    saved, broken = game.copy(), game.copy()
    saved.play("2:miss")
    assert saved.result == {"winners": [1], "reason": "line"}
    play_all(broken, ["2:Uc1", "1:Uc1"])
    assert broken.result is None


def test_one_of_the_called_lines_is_enough_and_the_best_that_stands_scores() -> None:
    game = after(f"2^ {UPPER_LINE} {LOWER_LINE} 1! 2:Ua1", mode="championship")
    assert (game.round, game.scores, game.hand) == (2, [1, 0], [21, 21])


def test_the_earlier_of_two_calls_is_decided_first() -> None:
    second = "2:La1 2:La2 2:La3 2:La4"
    game = after(f"{UPPER_LINE} {second} 1^ 2! 1! 1:tray")
    assert game.result == {"winners": [2], "reason": "line"}


def test_a_round_without_a_line_is_played_again_but_a_missed_token_is_not_thrown() -> None:
    almost = ["1:tray"] * 21 + ["2:tray"] * 20
    game = play_all(match("flip"), [*almost, "2:miss"])
    assert (game.round, game.hand) == (1, [0, 1])
    game.play("2:tray")
    assert (game.round, game.hand, game.result) == (2, [21, 21], None)


def test_a_standing_line_waits_for_its_call_when_all_is_thrown() -> None:
    game = play_all(match("flip"), [*UPPER_LINE.split(), *["1:tray"] * 17, *["2:tray"] * 21])
    assert (game.round, sorted(game.legal())) == (1, ["1!", "2!"])


def pro(moves: str, **options: object) -> Match:
    """A match in pro mode after the moves."""
    return after(moves, mode="pro", **options)


def test_in_pro_the_player_with_more_tokens_controls_a_cell() -> None:
    line = "1:N:Ua1 2:N:Ua1 1:N:Ub1 2:N:tray 1:N:Uc1 2:N:miss 1:N:Ud1 2:N:tray"
    game = pro(line)
    assert (game.round, game.to_move, game.hand) == (1, 1, [17, 17])
    game.play("1:N:Ua1")
    assert (game.round, game.to_move, game.scores) == (2, 2, [2, 0])


def test_double_chance_throws_again_only_from_a_cell() -> None:
    assert pro("1:2:La1").to_move == 1
    assert pro("1:2:tray").to_move == 2


def test_a_mega_bomb_empties_the_cells_around_it_but_not_its_own() -> None:
    game = pro("1:N:Ua1 2:N:Ub2 1:N:Uc2 2:N:Lb2 1:N:Ud3 2:M:Ub2")
    assert game.board == {"Ub2": "22", "Lb2": "2", "Ud3": "1"}
    assert (game.powers, game.hand) == (["2MLC", "2LC"], [18, 18])


@pytest.mark.parametrize(("choice", "left"), [("row", {"Ub1": "1"}), ("col", {"Ua2": "2"})])
def test_line_out_takes_its_own_cell_too(choice: str, left: dict[str, str]) -> None:
    game = pro("1:N:Ub1 2:N:Ua2 1:L:Ub2")
    assert (game.to_move, game.legal()) == (1, ["row", "col"])
    game.play(choice)
    assert (game.board, game.to_move) == (left, 2)


def test_cell_out_may_choose_any_cell_around_it_even_an_empty_one() -> None:
    game = pro("1:N:Ub1 2:C:Ua1")
    assert sorted(game.legal()) == ["Ua2", "Ub1", "Ub2"]
    game.play("Ub1")
    assert (game.board, game.to_move) == ({"Ua1": "2"}, 1)
