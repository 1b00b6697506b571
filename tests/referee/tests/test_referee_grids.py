"""The referee on the three games of columns, checked against pictures drawn by hand."""

import pytest

from tests.referee import Match, match, perft, play_all, read_moves


def after(game: str, moves: str, **options: object) -> Match:
    """The match after the moves."""
    return play_all(match(game, options), read_moves(game, moves))


def picture(text: str) -> list[str]:
    """Rows of a drawing, blanks left out."""
    return [line.replace(" ", "") for line in text.strip().splitlines()]


def test_the_classic_game_has_the_published_numbers_of_openings() -> None:
    assert perft(match("puissance4"), 5) == [7, 49, 343, 2401, 16807]


def test_an_anvil_ejects_everything_below_it_back_into_the_hands() -> None:
    game = after("puissance4", "3 4444 A4", power=True)
    assert game.board == picture("""
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . 1 2 . . .
    """)
    assert (game.hand, game.powers) == ([16, 17], ["AWDB", "WDB"])
    assert after("puissance4", "3 4444 A4", power=True, ejected="out").hand == [14, 15]


def test_the_disc_after_the_wall_may_not_complete_a_line_but_the_one_after_the_double_may() -> None:
    wall = after("puissance4", "1122 W3", power=True)
    assert sorted(wall.legal()) == ["-", "1", "2", "3", "5", "6", "7"]
    double = after("puissance4", "1122 D3 4", power=True)
    assert double.result == {"winners": [1], "reason": "line"}


@pytest.mark.parametrize(
    ("both_lines", "winners"), [("mover", [1]), ("opponent", [2]), ("draw", [])]
)
def test_a_breaker_that_makes_a_line_of_each_colour_leaves_it_to_both_lines(
    both_lines: str, winners: list[int]
) -> None:
    before = after("puissance4", "223344 7 555 B7", power=True, both_lines=both_lines)
    assert before.board == picture("""
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . 2 . .
        . 2 2 2 1 . 1
        . 1 1 1 2 . 1
    """)
    assert before.legal() == ["x5"]
    before.play("x5")
    assert before.result == {"winners": winners, "reason": "line"}


def test_a_breaker_without_a_victim_ends_the_turn() -> None:
    game = after("puissance4", "B4", power=True)
    assert game.to_move == 2


def test_printed_discs_count_and_four_are_not_five() -> None:
    with_panel = after("puissance4", "4455667", five=True)
    assert with_panel.result == {"winners": [1], "reason": "line"}
    assert with_panel.board == picture("""
        1 . . . . . . . 2
        2 . . . . . . . 1
        1 . . . . . . . 2
        2 . . . . . . . 1
        1 . . . 2 2 2 . 2
        2 . . . 1 1 1 1 1
    """)
    assert after("puissance4", "2233445", five=True).result is None


def test_the_third_occurrence_is_a_draw_and_the_start_of_the_round_was_the_first() -> None:
    game = after("puissance4", "1 7 x1 x7 1 7 x1", pop_out=True)
    assert game.result is None
    game.play("x7")
    assert game.result == {"winners": [], "reason": "repetition"}


def test_rounds_are_started_in_turn_and_draws_score_nothing() -> None:
    draw = "1 7 x1 x7 1 7 x1 x7"
    game = after("puissance4", draw, pop_out=True, wins=2)
    assert (game.round, game.to_move, game.scores, game.result) == (2, 2, [0, 0], None)
    play_all(game, read_moves("puissance4", "1212121"))
    assert (game.round, game.to_move, game.scores) == (3, 1, [0, 1])


COLUMNS_OF_ONE_COLOUR = "1234567 2143657 1234567 2143657 1234567 2143657"


def test_a_disc_popped_out_of_a_line_is_kept_and_the_turn_goes_on() -> None:
    game = after("top10", COLUMNS_OF_ONE_COLOUR + " x1 x1")
    assert game.board == picture("""
        . 2 1 2 1 2 2
        . 2 1 2 1 2 1
        1 2 1 2 1 2 2
        1 2 1 2 1 2 1
        1 2 1 2 1 2 2
        1 2 1 2 1 2 1
    """)
    assert (game.scores, game.to_move, sorted(game.legal())) == (
        [2, 0],
        1,
        ["x1", "x3", "x5", "x7"],
    )


def test_a_disc_popped_out_of_no_line_goes_back_elsewhere_if_there_is_room() -> None:
    no_room = after("top10", COLUMNS_OF_ONE_COLOUR + " x7")
    assert (no_room.legal(), no_room.hand) == (["7"], [1, 0])
    room = after("top10", COLUMNS_OF_ONE_COLOUR + " x1 x7")
    assert (room.legal(), room.to_move) == (["1"], 1)
    room.play("1")
    assert (room.to_move, room.scores, room.hand) == (2, [1, 0], [0, 0])


def test_the_target_ends_a_top10_round_at_once() -> None:
    assert after("top10", COLUMNS_OF_ONE_COLOUR + " x1 x1", target=2).result == {
        "winners": [1],
        "reason": "target",
    }


def test_a_fifth_piece_pushes_the_bottom_one_back_into_its_owners_hand() -> None:
    game = after("plus4", "11111")
    assert game.board == picture("""
        1 . . .
        2 . . .
        1 . . .
        2 . . .
    """)
    assert game.hand == [7, 7]


def test_plus4_ends_when_nobody_has_a_piece() -> None:
    assert after("plus4", "1 1", discs=1).result == {"winners": [], "reason": "blocked"}


def test_a_full_column_pushed_again_with_its_own_colour_scores_nothing() -> None:
    assert after("plus4", "1 2 1 3 1 4 1", mode="endless").scores == [1, 0]
    assert after("plus4", "1 2 1 3 1 4 1 2 1", mode="endless").scores == [1, 0]


def test_the_bonus_piece_makes_a_line_worth_two_but_in_rounds_not_when_just_pushed() -> None:
    early, late = "B1 2 1 3 1 4 1", "1 2 1 3 1 4 B1"
    assert after("plus4", early, mode="endless").scores == [2, 0]
    assert after("plus4", late, mode="endless").scores == [2, 0]
    assert after("plus4", early, mode="rounds").scores == [2, 0]
    assert after("plus4", late, mode="rounds").scores == [1, 0]


def test_the_next_round_of_plus4_is_started_by_whoever_scored_less() -> None:
    game = after("plus4", "B1 2 1 3 1 4 1", mode="rounds")
    assert (game.round, game.to_move, game.board) == (2, 2, ["...."] * 4)
    play_all(game, read_moves("plus4", "2131411"))
    assert (game.round, game.to_move, game.scores) == (3, 1, [2, 1])


def test_most_points_after_rounds_max_win() -> None:
    game = after("plus4", "1213141", mode="rounds", rounds_max=1)
    assert game.result == {"winners": [1], "reason": "rounds"}


@pytest.mark.parametrize(
    ("both_lines", "winners"), [("draw", []), ("mover", [1]), ("opponent", [2])]
)
def test_a_push_can_complete_a_line_of_each_colour(both_lines: str, winners: list[int]) -> None:
    game = after("plus4", "222 33 44 1 1", both_lines=both_lines)
    assert game.board == picture("""
        1 1 1 1
        2 2 2 2
        . 1 . .
        . . . .
    """)
    assert game.result == {"winners": winners, "reason": "line"}
