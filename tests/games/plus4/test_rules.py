"""What the rules of plus4 say, sentence by sentence (points: `test_plus4_points.py`)."""

import pytest

import quatuor as q
from tests.pictures import (
    after,
    assert_forbidden,
    assert_refused,
    assert_unreadable,
    picture,
    winners,
)

ROW_OF_EACH_COLOUR = "1 1 2 2 3 3 4 4"


def pushed(moves: str = "", **options: object) -> q.Position:
    return after("plus4", moves, **options)


def test_a_line_wins_and_both_lines_are_a_draw_unless_chosen_otherwise() -> None:
    options = q.Game("plus4").options
    assert (options["mode"], options["both_lines"]) == ("elementary", "draw")
    assert [options[name] for name in ("target", "rounds_max", "discs")] == [11, None, 9]


@pytest.mark.parametrize(("name", "highest"), [("target", 99), ("discs", 16)])
def test_target_and_discs_have_limits(name: str, highest: int) -> None:
    assert [q.Game("plus4", **{name: n}).options[name] for n in (1, highest)] == [1, highest]
    assert_refused("plus4", **{name: 0})
    assert_refused("plus4", **{name: highest + 1})


def test_options_have_only_the_values_that_the_rules_name() -> None:
    assert_refused("plus4", mode="simple")
    assert_refused("plus4", both_lines="nobody")
    assert_refused("plus4", rounds_max=0)
    assert q.Game("plus4", rounds_max=3).options["rounds_max"] == 3
    assert q.Game("plus4", rounds_max="none").options["rounds_max"] is None


def test_the_grid_has_4_columns_of_4_and_each_player_9_pieces() -> None:
    start = pushed()
    assert start.board == picture("""
        . . . .
        . . . .
        . . . .
        . . . .
    """)
    assert (start.hand, start.to_move, start.legal) == ((9, 9), 1, ("1", "2", "3", "4"))


def test_a_pushed_piece_takes_the_top_place() -> None:
    assert pushed("1 4").board == picture("""
        1 . . 2
        . . . .
        . . . .
        . . . .
    """)


def test_everything_in_the_column_moves_one_down() -> None:
    position = pushed("3 3 3")
    assert position.board == picture("""
        . . 1 .
        . . 2 .
        . . 1 .
        . . . .
    """)
    assert (position.hand, position.to_move) == ((7, 8), 2)


def test_a_fifth_piece_pushes_the_bottom_one_out_and_back_to_its_owners_hand() -> None:
    position = pushed("1 2 2 2 2 2")
    assert position.board == picture("""
        1 2 . .
        . 1 . .
        . 2 . .
        . 1 . .
    """)
    assert position.hand == (6, 7)


def test_every_column_is_always_open() -> None:
    assert pushed("1 1 1 1 1 2").legal == ("1", "2", "3", "4")


def test_the_number_of_pieces_can_be_chosen() -> None:
    assert pushed("1 2", discs=4).hand == (3, 3)
    assert pushed(discs=16).hand == (16, 16)


def test_a_player_without_a_piece_passes_until_one_comes_back() -> None:
    stuck = pushed("2 1 1 1 1 1", discs=3)
    assert stuck.board == picture("""
        2 1 . .
        1 . . .
        2 . . .
        1 . . .
    """)
    assert (stuck.hand, stuck.to_move) == ((0, 1), 2)
    again = stuck.play("1")
    assert (again.hand, again.to_move) == ((1, 0), 1)


def test_when_nobody_has_a_piece_it_is_a_draw() -> None:
    position = pushed("1 1", discs=1)
    assert (position.hand, winners(position), position.legal) == ((0, 0), (), ())


@pytest.mark.parametrize(
    ("moves", "drawing"),
    [
        ("1 4 1 3 1 3 1", "1.22 1.2. 1... 1..."),
        ("2 3 2 3 2 3 2", ".12. .12. .12. .1.."),
        ("3 2 3 2 3 2 3", ".21. .21. .21. ..1."),
        ("4 1 4 3 4 1 4", "2.21 2..1 ...1 ...1"),
        ("4 1 2 3 1 3 3", "1111 2.2. ..2. ...."),
        ("3 4 4 4 2 3 1 2 1", "1222 1111 ...2 ...."),
        ("2 4 4 4 3 2 1 4 3 1 1 3 2", "1122 2212 1111 ...2"),
        ("2 2 1 1 3 2 1 2 4 1 3 4 3 4 4 3", "2221 1212 2212 1111"),
        ("4 3 3 3 2 4 1 4 4 2 3", "1211 .122 ..12 ..21"),
        ("1 1 2 3 3 2 4 2 1 1 3", "2211 121. 212. 1..."),
    ],
    ids=[*(f"column {n}" for n in "1234"), *(f"row {n}" for n in "4321"), "falling", "rising"],
)
def test_a_column_a_row_or_a_diagonal_of_one_colour_wins(moves: str, drawing: str) -> None:
    position = pushed(moves)
    assert position.board == drawing.split()
    assert (position.outcome, position.legal) == (q.Outcome((1,), "line"), ())
    assert pushed(moves[:-2]).outcome is None


def test_player_2_wins_with_a_line_too() -> None:
    assert winners(pushed("1 2 1 2 1 2 3 2")) == (2,)


def test_three_in_a_row_and_one_beside_it_are_no_line() -> None:
    position = pushed("4 4 1 2 2 3 3")
    assert position.board == picture("""
        1 1 1 2
        . 2 2 1
        . . . .
        . . . .
    """)
    assert position.outcome is None


def test_a_line_counts_for_its_owner_whoever_pushed() -> None:
    position = pushed("1 1 2 2 3 4 3 4 4 4")
    assert position.board == picture("""
        2 2 1 2
        1 1 1 1
        . . . 2
        . . . 2
    """)
    assert position.outcome == q.Outcome((1,), "line")


@pytest.mark.parametrize(
    ("both_lines", "expected"), [("draw", ()), ("mover", (2,)), ("opponent", (1,))]
)
def test_both_lines_decides_when_both_colours_have_a_line(
    both_lines: str, expected: tuple[int, ...]
) -> None:
    position = pushed(ROW_OF_EACH_COLOUR, both_lines=both_lines)
    assert position.board == picture("""
        2 2 2 2
        1 1 1 1
        . . . .
        . . . .
    """)
    assert position.outcome == q.Outcome(expected, "line")


def test_when_both_colours_have_a_line_it_is_a_draw_unless_chosen_otherwise() -> None:
    assert winners(pushed(ROW_OF_EACH_COLOUR)) == ()


def test_there_is_no_bonus_piece_in_the_elementary_game() -> None:
    assert_forbidden(pushed(), "B1", "B2", "B3", "B4")


@pytest.mark.parametrize("mode", ["endless", "rounds"])
def test_a_bonus_piece_may_be_pushed_on_any_turn_while_it_is_in_hand(mode: str) -> None:
    start = pushed(mode=mode)
    assert start.hand == (9, 9)
    assert set(start.legal) == {"1", "2", "3", "4", "B1", "B2", "B3", "B4"}
    position = start.play("B3 1 3 B3")
    assert position.board == picture("""
        2 . B .
        . . 1 .
        . . A .
        . . . .
    """)
    assert (position.hand, position.legal) == ((8, 8), ("1", "2", "3", "4"))
    assert_forbidden(position, "B1")


@pytest.mark.parametrize("mode", ["endless", "rounds"])
def test_a_bonus_piece_that_was_pushed_out_is_a_bonus_piece_again(mode: str) -> None:
    position = pushed("B1 1 1 1 1 2", mode=mode)
    assert position.board == picture("""
        1 2 . .
        2 . . .
        1 . . .
        2 . . .
    """)
    assert (position.hand, position.to_move) == ((7, 6), 1)
    assert position.play("B4").board[0] == "12.A"


def test_with_only_the_bonus_piece_in_hand_it_must_be_pushed() -> None:
    position = pushed("1 2", mode="endless", discs=1)
    assert (position.hand, position.legal) == ((0, 0), ("B1", "B2", "B3", "B4"))


def test_the_notation_has_pushes_and_bonus_pushes_and_nothing_else() -> None:
    tokens = {kind + column for kind in ("", "B") for column in "1234"}
    assert set(q.GAMES["plus4"].TOKENS) - {""} == tokens
    assert_unreadable(pushed(mode="endless"), "0", "5", "B5", "b1", "A1", "x1")


def test_a_word_of_digits_is_one_token_a_digit() -> None:
    assert pushed("1123 B3 44", mode="rounds") == pushed("1 1 2 3 B3 4 4", mode="rounds")
