"""What the rules of puissance4 say, sentence by sentence (its power discs have their own file)."""

from itertools import product

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

DROPS = set("1234567")
FULL_WITHOUT_A_LINE = "656173566152215676422337377473141445425321"
MIRRORED = str.maketrans("1234567", "7654321")


def dropped(moves: str = "", **options: object) -> q.Position:
    return after("puissance4", moves, **options)


def test_the_additions_are_off_unless_chosen_and_the_mover_wins_when_both_have_a_line() -> None:
    options = q.Game("puissance4").options
    assert [options[name] for name in ("pop_out", "power", "five")] == [False, False, False]
    assert (options["both_lines"], options["ejected"]) == ("mover", "back")


@pytest.mark.parametrize(
    ("name", "wrong"),
    [("pop_out", "maybe"), ("power", 1), ("five", None), ("both_lines", "nobody"), ("ejected", "")],
)
def test_an_option_has_only_the_values_that_its_rule_names(name: str, wrong: object) -> None:
    assert_refused("puissance4", **{name: wrong})


@pytest.mark.parametrize(("pop_out", "power", "five"), [*product((False, True), repeat=3)])
def test_the_three_additions_combine_freely(pop_out: bool, power: bool, five: bool) -> None:
    start = dropped("4 5", pop_out=pop_out, power=power, five=five)
    powers = {kind + column for kind in "AWDB" for column in DROPS}
    assert set(start.legal) == DROPS | (powers if power else set()) | ({"x4"} if pop_out else set())
    assert start.board[-1] == ("2...12..1" if five else "...12..")


def test_the_grid_has_7_columns_and_6_rows_and_each_player_21_discs() -> None:
    start = dropped()
    assert start.board == picture("""
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    """)
    assert (start.hand, start.powers, start.to_move) == ((21, 21), ("", ""), 1)


def test_a_disc_rests_on_what_is_below_it_and_columns_count_from_the_left() -> None:
    position = dropped("1 7 1 1 6")
    assert position.board == picture("""
        . . . . . . .
        . . . . . . .
        . . . . . . .
        2 . . . . . .
        1 . . . . . .
        1 . . . . 1 2
    """)
    assert (position.hand, position.to_move) == ((18, 19), 2)


def test_a_full_column_takes_no_disc() -> None:
    position = dropped("444444")
    assert set(position.legal) == DROPS - {"4"}
    assert_forbidden(position, "4")


@pytest.mark.parametrize(
    ("moves", "drawing"),
    [
        (
            "1 1 2 2 3 3 4",
            """
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            2 2 2 . . . .
            1 1 1 1 . . .
            """,
        ),
        (
            "4 5 4 5 4 5 4",
            """
            . . . . . . .
            . . . . . . .
            . . . 1 . . .
            . . . 1 2 . .
            . . . 1 2 . .
            . . . 1 2 . .
            """,
        ),
        (
            "1 2 2 3 3 4 3 4 4 6 4",
            """
            . . . . . . .
            . . . . . . .
            . . . 1 . . .
            . . 1 1 . . .
            . 1 1 2 . . .
            1 2 2 2 . 2 .
            """,
        ),
        (
            "1 1 2 2 4 4 5 5 3",
            """
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            2 2 . 2 2 . .
            1 1 1 1 1 . .
            """,
        ),
    ],
    ids=["row", "column", "diagonal", "five in a row"],
)
def test_four_or_more_in_a_row_a_column_or_a_diagonal_win(moves: str, drawing: str) -> None:
    position = dropped(moves)
    assert position.board == picture(drawing)
    assert (position.outcome, position.legal) == (q.Outcome((1,), "line"), ())
    mirrored = dropped(moves.translate(MIRRORED))
    assert mirrored.board == [row[::-1] for row in picture(drawing)]
    assert winners(mirrored) == (1,)
    assert dropped(moves[:-2]).outcome is None


@pytest.mark.parametrize(
    "moves", ["2 1 1 1 1 7 1 7 1", "5 1 6 3 7 3 1"], ids=["column to column", "row to row"]
)
def test_a_line_does_not_go_on_at_the_other_side_of_the_grid(moves: str) -> None:
    assert dropped(moves).outcome is None


def test_player_2_wins_with_a_line_too() -> None:
    assert winners(dropped("1 2 1 3 1 4 7 5")) == (2,)


def test_when_nobody_can_play_it_is_a_draw() -> None:
    assert dropped(FULL_WITHOUT_A_LINE[:-1]).outcome is None
    position = dropped(FULL_WITHOUT_A_LINE)
    assert position.board == picture("""
        2 1 2 1 1 2 1
        1 2 2 1 2 2 1
        1 1 1 2 1 1 2
        2 2 1 2 1 2 2
        2 1 2 2 1 1 1
        2 2 2 1 2 1 1
    """)
    assert (winners(position), position.hand, position.to_move) == ((), (0, 0), None)


def test_popping_brings_the_column_down_by_one_and_gives_the_disc_back() -> None:
    position = dropped("4 4 4 5 x4", pop_out=True)
    assert position.board == picture("""
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 1 . . .
        . . . 2 2 . .
    """)
    assert (position.hand, position.to_move) == ((20, 19), 2)


def test_only_your_own_disc_on_the_bottom_row_can_be_popped() -> None:
    position = dropped("4 5 5", pop_out=True)
    assert set(position.legal) == DROPS | {"x5"}
    assert_forbidden(position, "x4", "x1")


def test_popping_is_instead_of_dropping() -> None:
    popped = dropped("4 5 x4", pop_out=True)
    assert (popped.to_move, set(popped.legal)) == (2, DROPS | {"x5"})


def test_without_pop_out_nothing_is_popped() -> None:
    assert_forbidden(dropped("4 5"), "x4", "x5")


def test_on_a_full_grid_you_can_still_pop_and_only_that() -> None:
    full = dropped(FULL_WITHOUT_A_LINE, pop_out=True)
    assert (full.outcome, set(full.legal)) == (None, {"x4", "x6", "x7"})


def test_a_pop_that_gives_only_the_mover_a_line_wins() -> None:
    position = dropped("4 1 1 2 2 7 3 7 3 4 4 6 x4", pop_out=True)
    assert position.board == picture("""
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        1 1 1 1 . . 2
        2 2 1 2 . 2 2
    """)
    assert position.outcome == q.Outcome((1,), "line")


def test_a_pop_that_gives_only_the_opponent_a_line_loses() -> None:
    position = dropped("4 1 7 2 7 3 6 4 x4", pop_out=True)
    assert position.board == picture("""
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . 1
        2 2 2 2 . 1 1
    """)
    assert position.outcome == q.Outcome((2,), "line")


@pytest.mark.parametrize(
    ("both_lines", "expected"), [("mover", (1,)), ("opponent", (2,)), ("draw", ())]
)
def test_both_lines_decides_when_a_pop_gives_both_a_line(
    both_lines: str, expected: tuple[int, ...]
) -> None:
    position = dropped("4 1 1 2 2 3 3 4 4 7 x4", pop_out=True, both_lines=both_lines)
    assert position.board == picture("""
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        1 1 1 1 . . .
        2 2 2 2 . . 2
    """)
    assert position.outcome == q.Outcome(expected, "line")


def test_when_both_have_a_line_the_mover_wins_unless_chosen_otherwise() -> None:
    assert winners(dropped("4 1 1 2 2 3 3 4 4 7 x4", pop_out=True)) == (1,)
    assert winners(dropped("7 4 1 1 2 2 3 3 4 4 7 x4", pop_out=True)) == (2,)


def test_five_stands_between_two_printed_panels() -> None:
    assert dropped(five=True).board == picture("""
        1 . . . . . . . 2
        2 . . . . . . . 1
        1 . . . . . . . 2
        2 . . . . . . . 1
        1 . . . . . . . 2
        2 . . . . . . . 1
    """)


def test_the_panels_are_no_columns_to_drop_into_or_to_pop_from() -> None:
    start = dropped(five=True, pop_out=True)
    assert set(start.legal) == DROPS
    assert_unreadable(start, "0", "8", "x0", "x8")


def test_with_five_four_in_a_row_are_no_line_and_five_are() -> None:
    four = dropped("1 1 2 2 3 3 4", five=True)
    assert (four.board[-1], four.outcome) == ("21111...1", None)
    assert winners(four.play("4 5")) == (1,)


@pytest.mark.parametrize(
    ("moves", "bottom_row", "expected"),
    [("4 4 5 5 6 6 7", "2...11111", (1,)), ("7 1 7 2 7 3 6 4", "22222.111", (2,))],
)
def test_the_printed_discs_count_as_played(
    moves: str, bottom_row: str, expected: tuple[int, ...]
) -> None:
    position = dropped(moves, five=True)
    assert (position.board[-1], winners(position)) == (bottom_row, expected)


def test_a_printed_disc_completes_a_diagonal() -> None:
    position = dropped("4 4 4 4 4 5 5 5 5 6 6 7 6 1 7", five=True)
    assert position.board == picture("""
        1 . . . . . . . 2
        2 . . . 1 . . . 1
        1 . . . 2 1 . . 2
        2 . . . 1 2 1 . 1
        1 . . . 2 1 1 1 2
        2 2 . . 1 2 2 2 1
    """)
    assert winners(position) == (1,)


def test_the_printed_discs_never_move() -> None:
    popped = dropped("1 7 7 7 x1 x7", five=True, pop_out=True)
    assert popped.board == picture("""
        1 . . . . . . . 2
        2 . . . . . . . 1
        1 . . . . . . . 2
        2 . . . . . . . 1
        1 . . . . . . 2 2
        2 . . . . . . 1 1
    """)


def test_the_notation_has_drops_pops_and_powers_and_nothing_else() -> None:
    tokens = {kind + column for kind in ("", "A", "W", "D", "B", "x") for column in DROPS} | {"-"}
    assert set(q.GAMES["puissance4"].TOKENS) - {""} == tokens
    assert_unreadable(dropped(power=True), "8", "0", "a4", "X4", "A", "A8", "4A", "--")


def test_a_word_of_digits_is_one_token_a_digit() -> None:
    assert dropped("4453") == dropped("4 4 5 3")
    assert dropped("4453").moves == ("4", "4", "5", "3")
    assert dropped("44 x4 53", pop_out=True).moves == ("4", "4", "x4", "5", "3")
