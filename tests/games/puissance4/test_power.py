"""What the rules of puissance4 say about power discs, sentence by sentence."""

import pytest

import quatuor as q
from tests.pictures import after, assert_forbidden, match_after, picture, winners

DROPS = set("1234567")
ROW_OF_THREE = "1 1 2 2 3 3"
NO_ORDINARY_DISC_LEFT = "4227256762161372613365763571135735"
ONLY_COLUMNS_THAT_COMPLETE_A_LINE = "23464435634332631221467242667777"
PLAYER_1_OUT_OF_DISCS = (
    "W7 5 7 D3 5 4 5 4 2 1 6 1 3 7 2 6 1 3 3 1 5 7 4 3 4 6 1 6 1 2 4 7 7 2 3 5 B5 x4 2 A6 4 4"
)


def dropped(moves: str = "", **options: object) -> q.Position:
    return after("puissance4", moves, power=True, **options)


def test_four_of_the_21_discs_are_power_discs() -> None:
    start = dropped()
    assert (start.hand, start.powers) == ((17, 17), ("AWDB", "AWDB"))


def test_without_power_there_are_no_power_discs() -> None:
    start = after("puissance4")
    assert start.powers == ("", "")
    assert_forbidden(start, "A4", "W4", "D4", "B4", "-")


@pytest.mark.parametrize("kind", "AWDB")
def test_each_power_disc_is_used_once_a_round(kind: str) -> None:
    position = dropped(f"{kind}1").play({"W": "-", "D": "2"}.get(kind, "")).play("7")
    left = "AWDB".replace(kind, "")
    assert (position.powers, position.to_move) == ((left, "AWDB"), 1)
    assert set(position.legal) == DROPS | {other + column for other in left for column in DROPS}
    assert_forbidden(position, f"{kind}2")


def test_the_power_discs_are_back_in_the_next_round() -> None:
    match = match_after("puissance4", "A1 1 2 2 3 3 4", power=True, wins=2)
    assert (match.round, match.position.powers) == (2, ("AWDB", "AWDB"))


def test_a_power_disc_can_be_dropped_in_any_column_that_is_not_full() -> None:
    position = dropped("444444")
    assert set(position.legal) == {
        kind + column for kind in ("", "A", "W", "D", "B") for column in DROPS - {"4"}
    }


@pytest.mark.parametrize(("kind", "rest"), [("W", {"-"}), ("D", set[str]())])
def test_at_most_one_power_disc_a_turn(kind: str, rest: set[str]) -> None:
    position = dropped(f"{kind}4")
    assert (position.to_move, set(position.legal)) == (1, DROPS | rest)


def test_once_played_a_power_disc_is_a_disc_of_your_colour() -> None:
    position = dropped("A1 1 2 2 3 3 4")
    assert position.board[-1] == "1111..."
    assert winners(position) == (1,)


def test_a_drop_needs_a_disc_in_hand() -> None:
    position = dropped(NO_ORDINARY_DISC_LEFT)
    assert position.hand == (0, 0)
    assert set(position.legal) == {kind + column for kind in "AWDB" for column in "1245"}
    assert_forbidden(position, "1", "4")


def test_a_player_without_a_disc_passes() -> None:
    position = dropped(PLAYER_1_OUT_OF_DISCS, five=True)
    assert (position.to_move, position.hand, position.powers) == (2, (0, 2), ("", "AWDB"))
    position = position.play("2")
    assert (position.to_move, position.hand) == (2, (0, 1))
    assert set(position.legal) == {"6", "A6", "W6", "D6", "B6"}


def test_the_anvil_ejects_everything_below_it_and_lands_on_the_bottom_row() -> None:
    position = dropped("4 4 5 4 A4")
    assert position.board == picture("""
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 1 1 . .
    """)
    assert (position.hand, position.powers, position.to_move) == ((16, 17), ("WDB", "AWDB"), 2)


def test_lines_are_tested_when_the_anvil_has_landed_and_not_where_it_was_dropped() -> None:
    position = dropped("4 1 1 2 2 3 3 7 A4")
    assert position.board == picture("""
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        1 1 1 . . . .
        2 2 2 1 . . 2
    """)
    assert (position.outcome, position.to_move) == (None, 2)


def test_an_anvil_that_lands_in_a_line_wins() -> None:
    position = dropped("1 4 2 4 3 4 A4")
    assert position.board[-2:] == [".......", "1111..."]
    assert (winners(position), position.hand) == ((1,), (14, 17))


@pytest.mark.parametrize("kind", "WDB")
def test_a_power_disc_that_makes_a_line_wins_and_the_turn_goes_no_further(kind: str) -> None:
    position = dropped(f"{ROW_OF_THREE} {kind}4")
    assert position.board[-2:] == ["222....", "1111..."]
    assert (position.outcome, position.legal) == (q.Outcome((1,), "line"), ())


def test_after_the_wall_you_may_drop_one_ordinary_disc() -> None:
    position = dropped("W4 4")
    assert position.board[-2:] == ["...1...", "...1..."]
    assert (position.hand, position.to_move) == ((16, 17), 2)


def test_after_the_wall_you_may_decline() -> None:
    position = dropped("W4 -")
    assert position.board[-1] == "...1..."
    assert (position.hand, position.to_move) == ((17, 17), 2)


def test_the_disc_after_the_wall_may_not_complete_a_line() -> None:
    position = dropped(f"{ROW_OF_THREE} W5")
    assert position.board[-1] == "111.1.."
    assert set(position.legal) == DROPS - {"4"} | {"-"}
    assert_forbidden(position, "4")


def test_with_five_the_disc_after_the_wall_may_complete_four_but_not_five() -> None:
    position = dropped(f"{ROW_OF_THREE} W5", five=True)
    assert position.board[-1] == "2111.1..1"
    assert "4" not in position.legal
    position = dropped("1 1 2 2 W3", five=True)
    assert position.play("4").board[-1] == "21111...1"


def test_the_turn_ends_with_the_wall_when_every_open_column_would_complete_a_line() -> None:
    position = dropped(ONLY_COLUMNS_THAT_COMPLETE_A_LINE + " W7")
    assert position.board == picture("""
        . 2 2 1 . 2 1
        . 2 1 1 . 1 2
        . 1 2 1 . 2 1
        . 2 2 2 . 1 2
        2 2 1 1 . 1 1
        1 1 2 1 2 2 1
    """)
    assert (position.hand, position.to_move, position.outcome) == ((1, 1), 2, None)


@pytest.mark.parametrize("kind", "WD")
def test_the_turn_ends_with_the_disc_when_no_ordinary_one_is_left(kind: str) -> None:
    position = dropped(f"{NO_ORDINARY_DISC_LEFT} {kind}1")
    assert (position.hand, position.to_move, position.outcome) == ((0, 0), 2, None)


@pytest.mark.parametrize("kind", "WD")
def test_the_last_ordinary_disc_can_follow_in_the_same_turn(kind: str) -> None:
    position = dropped(f"{NO_ORDINARY_DISC_LEFT[:-2]} {kind}1")
    assert (position.hand, position.to_move, "3" in position.legal) == ((1, 1), 1, True)


def test_after_the_double_you_must_drop_an_ordinary_disc() -> None:
    position = dropped("D4")
    assert set(position.legal) == DROPS
    assert_forbidden(position, "-")
    position = position.play("5")
    assert position.board[-1] == "...11.."
    assert (position.hand, position.to_move) == ((16, 17), 2)


def test_both_discs_of_a_double_count() -> None:
    position = dropped("1 1 2 2 D3 4")
    assert position.board[-2:] == ["22.....", "1111..."]
    assert winners(position) == (1,)


def test_after_the_breaker_you_pop_one_of_the_opponents_discs_out_of_the_bottom_row() -> None:
    position = dropped("7 4 4 5 B1")
    assert (position.to_move, set(position.legal)) == (1, {"x4", "x5"})
    position = position.play("x4")
    assert position.board == picture("""
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        1 . . 1 2 . 1
    """)
    assert (position.hand, position.powers, position.to_move) == ((15, 16), ("AWD", "AWDB"), 2)


def test_the_breaker_itself_comes_down_with_its_column() -> None:
    assert dropped("7 4 B4 x4").board[-2:] == [".......", "...1..1"]


def test_the_breaker_may_not_pop_your_own_disc_even_with_pop_out() -> None:
    position = dropped("4 5 B4", pop_out=True)
    assert position.legal == ("x5",)
    assert_forbidden(position, "x4", "1", "-")


@pytest.mark.parametrize("moves", ["B4", "4 4 B1"], ids=["empty grid", "none at the bottom"])
def test_with_no_opponents_disc_on_the_bottom_row_the_turn_ends_with_the_breaker(
    moves: str,
) -> None:
    position = dropped(moves)
    assert (position.to_move, position.outcome) == (2, None)
    assert set(position.legal) >= DROPS


def test_a_breaker_that_gives_only_the_opponent_a_line_loses() -> None:
    position = dropped("1 1 2 2 7 3 7 3 6 4 4 4 B7 x4")
    assert position.board == picture("""
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . 1
        2 2 2 2 . . 1
        1 1 2 1 . 1 1
    """)
    assert winners(position) == (2,)


@pytest.mark.parametrize(
    ("both_lines", "expected"), [("mover", (1,)), ("opponent", (2,)), ("draw", ())]
)
def test_both_lines_decides_when_a_breaker_gives_both_a_line(
    both_lines: str, expected: tuple[int, ...]
) -> None:
    position = dropped("1 1 2 2 3 4 4 3 7 4 B7 x4", both_lines=both_lines)
    assert position.board[-2:] == ["2222..1", "1111..1"]
    assert position.outcome == q.Outcome(expected, "line")


@pytest.mark.parametrize(
    ("moves", "back", "out"),
    [
        ("4 4 4 4 A4", (17, 17), (15, 15)),
        ("4 1 A4", (17, 16), (16, 16)),
        ("4 5 B4 x5", (16, 17), (16, 16)),
        ("7 W1 - B7 x1", (16, 18), (16, 17)),
        ("7 W1 - A1", (16, 18), (16, 17)),
    ],
    ids=["anvil", "own disc", "breaker", "spent power disc popped", "spent power disc ejected"],
)
def test_ejected_discs_go_back_to_hand_as_ordinary_ones_or_leave_the_round(
    moves: str, back: tuple[int, int], out: tuple[int, int]
) -> None:
    assert dropped(moves).hand == back
    assert dropped(moves, ejected="back").hand == back
    assert dropped(moves, ejected="out").hand == out


def test_a_spent_power_disc_has_no_power_any_more_when_it_comes_back() -> None:
    assert dropped("7 W1 - B7 x1").powers == ("AWD", "ADB")
    position = dropped("A4 4 x4", pop_out=True)
    assert (position.hand, position.powers) == ((18, 16), ("WDB", "AWDB"))


def test_your_own_pops_come_back_even_with_ejected_out() -> None:
    assert dropped("4 4 x4", pop_out=True, ejected="out").hand == (17, 16)
    assert dropped("A4 4 x4", pop_out=True, ejected="out").hand == (18, 16)


def test_only_the_wall_can_be_declined() -> None:
    assert "-" in dropped("W4").legal
    for moves in ("", "4", "D4", "4 5 B4", "W4 -", "W4 5"):
        assert_forbidden(dropped(moves), "-")


def test_a_pop_is_a_turn_of_its_own_and_not_the_second_disc_of_a_wall_or_a_double() -> None:
    assert "x1" in dropped("1 2", pop_out=True).legal
    assert_forbidden(dropped("1 2 W4", pop_out=True), "x1", "x2")
    assert_forbidden(dropped("1 2 D4", pop_out=True), "x1", "x2")


def test_the_first_and_second_disc_of_a_turn_are_two_plies() -> None:
    assert dropped("D4 5 W7 - 3").moves == ("D4", "5", "W7", "-", "3")
