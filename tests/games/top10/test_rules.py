"""What the rules of top10 say, sentence by sentence."""

import pytest

import quatuor as q
from tests.pictures import (
    after,
    assert_forbidden,
    assert_refused,
    assert_unreadable,
    filling,
    match_after,
    picture,
    winners,
)

LINE_IN_A_ROW = """
    1 2 2 2 1 2 1
    1 2 1 2 1 2 1
    2 1 2 2 1 1 2
    1 2 1 1 2 1 2
    1 2 2 2 1 2 1
    2 2 2 1 1 1 1
"""
LINE_IN_A_COLUMN = """
    2 1 1 2 1 2 2
    1 2 1 1 2 1 2
    2 2 2 1 2 1 1
    1 2 1 1 2 2 1
    2 1 2 2 1 2 1
    2 2 1 1 2 1 1
"""
RISING_LINE = """
    1 2 2 2 1 2 1
    1 1 1 2 2 2 1
    2 2 1 1 1 2 2
    2 1 1 2 2 1 1
    2 1 2 1 1 2 2
    1 2 2 1 1 1 2
"""
FALLING_LINE = """
    2 1 2 1 2 2 1
    1 1 2 2 1 2 1
    1 2 1 1 2 2 2
    2 1 1 2 1 1 2
    2 2 1 2 2 1 1
    1 1 2 1 1 2 2
"""
NO_LINE_AT_THE_BOTTOM = """
    1 2 2 2 2 1 1
    1 1 2 2 1 1 2
    1 2 2 1 2 1 2
    1 1 2 2 1 2 1
    2 2 1 1 2 1 2
    1 2 1 2 1 2 1
"""
TEN_IN_ONE_TURN = """
    1 1 2 1 2 2 2
    1 1 2 1 1 2 2
    2 1 2 1 2 2 1
    1 1 1 1 2 2 2
    2 1 1 1 2 2 2
    1 1 2 1 2 1 2
"""


def popped(drawing: str, pops: str = "", **options: object) -> q.Position:
    """The round after filling the grid as drawn and popping."""
    return after("top10", filling(drawing), **options).play(pops)


def kept(drawing: str, pops: str = "", **options: object) -> tuple[int, ...]:
    """The kept discs of both players, after the same."""
    return match_after("top10", f"{filling(drawing)} {pops}", **options).scores


def test_players_fill_and_ten_discs_win_unless_chosen_otherwise() -> None:
    options = q.Game("top10").options
    assert (options["fill"], options["target"]) == ("players", 10)


def test_the_target_is_1_to_21() -> None:
    assert [q.Game("top10", target=n).options["target"] for n in (1, 21)] == [1, 21]
    assert_refused("top10", target=0)
    assert_refused("top10", target=22)
    assert_refused("top10", fill="nobody")
    assert_refused("top10", seed=-1)


def test_filling_starts_on_an_empty_grid_with_21_discs_each() -> None:
    start = after("top10")
    assert start.board == picture("\n".join(["......."] * 6))
    assert (start.hand, start.to_move, start.legal) == ((21, 21), 1, tuple("1234567"))


def test_the_grid_is_filled_in_turn_one_row_at_a_time() -> None:
    position = after("top10", "4 2")
    assert position.board[-1] == ".2.1..."
    assert (set(position.legal), position.to_move) == (set("13567"), 1)
    assert_forbidden(position, "4", "2", "x4")
    row = position.play("1 3 5 6 7")
    assert row.board == picture("""
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        1 2 2 1 1 2 1
    """)
    assert (set(row.legal), row.to_move) == (set("1234567"), 2)


def test_filling_takes_42_plies_and_lines_mean_nothing_meanwhile() -> None:
    plies = filling(LINE_IN_A_ROW).split()
    assert len(plies) == 42
    position = after("top10", " ".join(plies[:-1]))
    assert (position.outcome, len(position.legal)) == (None, 1)
    full = position.play(plies[-1])
    assert full.board == picture(LINE_IN_A_ROW)
    assert (full.outcome, full.hand) == (None, (0, 0))


def test_after_the_filling_player_1_begins_and_pops_an_own_disc_of_the_bottom_row() -> None:
    position = popped(LINE_IN_A_ROW)
    assert (position.to_move, set(position.legal)) == (1, {"x4", "x5", "x6", "x7"})
    assert_forbidden(position, "x1", "x3", "4")


def test_a_random_filling_alternates_the_colours_row_by_row() -> None:
    for seed in range(20):
        start = after("top10", fill="random", seed=seed)
        assert [row.count("1") for row in start.board] == [3, 4, 3, 4, 3, 4]
        assert [row.count("2") for row in start.board] == [4, 3, 4, 3, 4, 3]
        own = {f"x{at}" for at, disc in enumerate(start.board[-1], 1) if disc == "1"}
        assert (start.to_move, set(start.legal), start.moves) == (1, own, ())


def test_a_seed_names_one_random_filling() -> None:
    fillings = [tuple(after("top10", fill="random", seed=seed).board) for seed in range(20)]
    assert len(set(fillings)) == 20
    assert fillings == [tuple(after("top10", fill="random", seed=seed).board) for seed in range(20)]


def test_every_round_of_a_match_has_another_random_filling() -> None:
    match = match_after("top10", fill="random", target=1, wins=2)
    first = match.position.board
    while match.round == 1:
        match = match.play(match.legal[0])
    assert [row.count("1") + row.count("2") for row in match.position.board] == [7] * 6
    assert match.position.board != first


def test_a_random_filling_puts_any_colour_in_any_cell() -> None:
    fillings = ["".join(after("top10", fill="random", seed=seed).board) for seed in range(40)]
    assert all({"1", "2"} == set(cell) for cell in zip(*fillings, strict=True))


def test_a_disc_that_was_part_of_a_line_is_kept_and_you_pop_again() -> None:
    position = popped(LINE_IN_A_ROW, "x4")
    assert position.board == picture("""
        1 2 2 . 1 2 1
        1 2 1 2 1 2 1
        2 1 2 2 1 1 2
        1 2 1 2 2 1 2
        1 2 2 1 1 2 1
        2 2 2 2 1 1 1
    """)
    assert (position.to_move, set(position.legal)) == (1, {"x5", "x6", "x7"})
    assert kept(LINE_IN_A_ROW, "x4") == (1, 0)


@pytest.mark.parametrize(
    ("drawing", "pop"),
    [(LINE_IN_A_ROW, "x7"), (LINE_IN_A_COLUMN, "x7"), (RISING_LINE, "x1"), (FALLING_LINE, "x4")],
    ids=["row", "column", "rising", "falling"],
)
def test_a_line_goes_in_any_direction(drawing: str, pop: str) -> None:
    assert kept(drawing, pop) == (1, 0)


@pytest.mark.parametrize("pop", ["x4", "x5", "x6", "x7"])
def test_every_disc_of_a_line_is_part_of_it(pop: str) -> None:
    assert kept(LINE_IN_A_ROW, pop) == (1, 0)


def test_player_2_keeps_discs_too() -> None:
    other_colours = LINE_IN_A_ROW.translate(str.maketrans("12", "21"))
    match = match_after("top10", f"{filling(other_colours, first=2)} x4", first=2)
    assert (match.scores, match.to_move) == ((0, 1), 2)


def test_what_counts_is_the_line_just_before_the_pop() -> None:
    """Column 4 comes down: that breaks the row, and makes a falling line that ends in column 5."""
    assert kept(LINE_IN_A_ROW, "x4 x5") == (2, 0)
    assert kept(LINE_IN_A_ROW, "x4 x6") == (1, 0)
    assert popped(LINE_IN_A_ROW, "x4 x6").legal == ("4",)


def test_a_disc_that_was_in_no_line_is_dropped_back_in_and_the_turn_ends() -> None:
    position = popped(LINE_IN_A_ROW, "x4 x6 4")
    assert position.board == picture("""
        1 2 2 1 1 . 1
        1 2 1 2 1 2 1
        2 1 2 2 1 2 2
        1 2 1 2 2 1 2
        1 2 2 1 1 1 1
        2 2 2 2 1 2 1
    """)
    assert position.to_move == 2
    assert kept(LINE_IN_A_ROW, "x4 x6 4") == (1, 0)


def test_it_may_go_into_any_column_with_room_except_the_one_it_came_from() -> None:
    drawing = """
        2 2 1 1 1 2 2
        2 1 2 2 1 1 1
        1 1 2 2 1 2 2
        2 2 1 1 2 1 1
        1 2 1 1 2 2 2
        2 2 2 1 1 1 1
    """
    position = popped(drawing, "x7 x5 x6")
    assert position.board == picture("""
        2 2 1 1 . . .
        2 1 2 2 1 2 2
        1 1 2 2 1 1 1
        2 2 1 1 1 2 2
        1 2 1 1 2 1 1
        2 2 2 1 2 2 2
    """)
    assert (position.to_move, position.hand, set(position.legal)) == (1, (1, 0), {"5", "7"})
    assert_forbidden(position, "6", "1", "x4")
    assert position.play("7").board[0] == "2211..1"


def test_it_goes_into_the_column_it_came_from_when_no_other_has_room() -> None:
    position = popped(NO_LINE_AT_THE_BOTTOM, "x5")
    assert position.legal == ("5",)
    position = position.play("5")
    assert position.board == picture("""
        1 2 2 2 1 1 1
        1 1 2 2 2 1 2
        1 2 2 1 1 1 2
        1 1 2 2 2 2 1
        2 2 1 1 1 1 2
        1 2 1 2 2 2 1
    """)
    assert position.to_move == 2


def test_the_turn_ends_when_you_have_kept_your_last_disc_of_the_bottom_row() -> None:
    drawing = """
        1 1 2 1 2 2 2
        1 1 1 2 2 1 2
        2 2 1 2 1 1 2
        1 2 2 1 1 1 2
        1 2 1 1 2 2 2
        2 1 1 2 1 1 2
    """
    position = popped(drawing, "x2 x3 x5 x6 x3")
    assert position.board == picture("""
        1 . . 1 . . 2
        1 1 . 2 2 2 2
        2 1 2 2 2 1 2
        1 2 1 1 1 1 2
        1 2 1 1 1 1 2
        2 2 2 2 2 2 2
    """)
    assert (position.to_move, len(position.legal)) == (2, 7)
    assert kept(drawing, "x2 x3 x5 x6 x3") == (5, 0)


def test_a_player_without_a_disc_on_the_bottom_row_passes() -> None:
    drawing = """
        1 2 2 2 2 1 1
        1 2 2 1 1 1 2
        1 1 2 2 2 2 1
        1 1 2 2 2 1 1
        1 1 2 2 1 2 2
        1 2 1 1 2 1 2
    """
    position = popped(drawing, "x3 3 x3 x2 x3 x5 x7 x3 x3 x7 x3 x3 x1 x2 5")
    assert position.board == picture("""
        . . . 2 1 1 .
        1 . . 1 2 1 .
        1 2 . 2 1 2 1
        1 2 . 2 2 1 2
        1 1 . 2 2 2 1
        1 1 . 1 1 1 1
    """)
    assert (position.to_move, position.legal) == (1, ("x1", "x2", "x4", "x5", "x6", "x7"))


def test_the_first_to_ten_kept_discs_wins_at_once() -> None:
    nine = match_after("top10", f"{filling(TEN_IN_ONE_TURN)} x1 x2 x4 x4 x4 x2 x2 x4 x4")
    assert (nine.scores, nine.outcome, nine.to_move) == ((9, 0), None, 1)
    ten = nine.play("x4")
    assert (ten.scores, ten.outcome, ten.legal) == ((10, 0), q.Outcome((1,), "target"), ())


@pytest.mark.parametrize("target", [1, 2, 9, 10])
def test_the_target_may_be_another_number(target: int) -> None:
    *before, last = ["x1", "x2", "x4", "x4", "x4", "x2", "x2", "x4", "x4", "x4"][:target]
    position = popped(TEN_IN_ONE_TURN, " ".join(before), target=target)
    assert position.outcome is None
    assert winners(position.play(last)) == (1,)


def test_the_notation_has_columns_and_pops_and_nothing_else() -> None:
    tokens = {kind + column for kind in ("", "x") for column in "1234567"}
    assert set(q.GAMES["top10"].TOKENS) - {""} == tokens
    assert_unreadable(after("top10"), "0", "8", "x8", "A1", "-")
    assert after("top10", "4253") == after("top10", "4 2 5 3")
