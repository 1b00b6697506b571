"""What the rules of plus4 say about its games for points, sentence by sentence."""

import pytest

import quatuor as q
from tests.pictures import match_after, picture, winners

COLUMN_OF_1 = "1 2 1 2 1 2 1"
COLUMN_OF_1_AFTER_2 = "2 1 2 1 2 1 3 1"
COLUMN_OF_2 = "1 2 1 2 1 2 3 2"
ROW_OF_EACH_COLOUR = "1 1 2 2 3 3 4 4"
BEFORE_THE_CYCLE = "3 1 1 2 1 2 1 2"
CYCLE = "1 1 1 2 1 2 1 2"
"""Player 1 completes column 1 with the first push; with the last one it is as before."""


def endless(moves: str, **options: object) -> q.Match:
    return match_after("plus4", moves, mode="endless", **options)


def rounds(moves: str, **options: object) -> q.Match:
    return match_after("plus4", moves, mode="rounds", **options)


def test_a_line_scores_one_point_and_the_grid_is_not_emptied() -> None:
    match = endless(COLUMN_OF_1)
    assert match.position.board == picture("""
        1 2 . .
        1 2 . .
        1 2 . .
        1 . . .
    """)
    assert (match.scores, match.outcome, match.to_move) == ((1, 0), None, 2)
    assert match.play("3").position.board[0] == "122."


def test_a_full_column_pushed_again_with_its_own_colour_scores_nothing() -> None:
    match = endless(f"{COLUMN_OF_1} 3 1")
    assert [row[0] for row in match.position.board] == ["1", "1", "1", "1"]
    assert match.scores == (1, 0)
    assert endless(f"{COLUMN_OF_1} 3 B1").scores == (1, 0)


def test_a_line_that_was_broken_and_is_made_again_scores_again() -> None:
    match = endless(f"{BEFORE_THE_CYCLE} {CYCLE}")
    assert [row[0] for row in match.position.board] == ["1", "1", "1", "2"]
    assert match.scores == (1, 1)
    assert match.play("1").scores == (2, 1)


@pytest.mark.parametrize("moves", ["B1 2 1 2 1 2 1", "1 2 B1 2 1 2 1", "1 2 1 2 1 2 B1"])
def test_a_line_with_its_owners_bonus_piece_scores_two(moves: str) -> None:
    assert endless(moves).scores == (2, 0)


def test_a_bonus_piece_elsewhere_does_not_count() -> None:
    match = endless("B3 B2 1 2 1 2 1 4 1")
    assert match.position.board == picture("""
        1 2 A 2
        1 2 . .
        1 B . .
        1 . . .
    """)
    assert match.scores == (1, 0)


def test_every_line_of_a_push_counts() -> None:
    match = endless("2 B3 B4 3 3 3 2 1 3 B4 1 4 4")
    assert match.position.board == picture("""
        1 1 1 1
        2 1 2 2
        . . 1 B
        . . 2 A
    """)
    assert match.scores == (3, 0)


def test_the_lines_of_both_players_count() -> None:
    assert endless(ROW_OF_EACH_COLOUR).scores == (1, 1)
    match = endless("B3 3 1 1 4 B4 2 2")
    assert match.position.board == picture("""
        2 2 2 B
        1 1 A 1
        . . . .
        . . . .
    """)
    assert match.scores == (2, 2)


def test_a_line_scores_for_its_owner_whoever_pushed() -> None:
    match = endless("B2 B4 2 3 3 3 4 4 1 1")
    assert match.position.board == picture("""
        2 1 2 2
        1 A 1 1
        . . 2 B
        . . . .
    """)
    assert match.scores == (2, 0)


def test_the_first_to_eleven_points_wins() -> None:
    ten = endless(" ".join([BEFORE_THE_CYCLE, *[CYCLE] * 10]))
    assert (ten.scores, ten.outcome) == ((10, 1), None)
    eleven = ten.play("1")
    assert (eleven.scores, eleven.outcome) == ((11, 1), q.Outcome((1,), "target"))


def test_the_target_may_be_another_number() -> None:
    assert winners(endless(COLUMN_OF_1, target=1)) == (1,)
    assert winners(endless(COLUMN_OF_1, target=2)) is None
    assert winners(endless("B1 2 1 2 1 2 1", target=2)) == (1,)


def test_when_both_reach_the_target_on_one_ply_the_higher_score_wins() -> None:
    match = endless("1 1 2 2 3 3 4 B4", target=1)
    assert (match.scores, match.outcome) == ((1, 2), q.Outcome((2,), "target"))
    match = endless("B1 1 2 2 3 3 4 4", target=1)
    assert (match.scores, winners(match)) == ((2, 1), (1,))


def test_when_both_reach_the_target_with_equal_scores_it_is_a_draw() -> None:
    assert winners(endless(ROW_OF_EACH_COLOUR, target=1)) == ()


@pytest.mark.parametrize(
    ("moves", "scores", "expected"),
    [
        ("1 2 1 2 1 2 B1 B3", (2, 0), (1,)),
        ("1 2 1 2 1 2 B4 B2", (0, 2), (2,)),
        ("1 2 1 2 1 2 B1 B2", (2, 2), ()),
    ],
)
def test_when_nobody_has_a_piece_to_push_the_higher_score_wins(
    moves: str, scores: tuple[int, int], expected: tuple[int, ...]
) -> None:
    match = endless(moves, discs=3)
    assert (match.scores, winners(match)) == (scores, expected)


def test_the_round_ends_with_the_first_line_and_the_grid_is_emptied() -> None:
    match = rounds("B1 2 1 2 1 2 1")
    assert (match.round, match.scores, match.outcome) == (2, (2, 0), None)
    assert match.position.board == picture("""
        . . . .
        . . . .
        . . . .
        . . . .
    """)
    assert match.position.hand == (9, 9)
    assert set(match.legal) == {"1", "2", "3", "4", "B1", "B2", "B3", "B4"}


@pytest.mark.parametrize(
    ("moves", "scores"),
    [
        (COLUMN_OF_1, (1, 0)),
        ("B1 2 1 2 1 2 1", (2, 0)),
        ("1 2 1 2 1 2 B1", (1, 0)),
        ("B3 B1 1 2 4 3 1 4 2 2", (2, 0)),
        ("4 2 B3 1 2 4 1 2 1 B3", (2, 0)),
        (ROW_OF_EACH_COLOUR, (1, 1)),
        ("3 B3 1 1 2 2 B4 4", (2, 2)),
        ("1 1 2 2 3 3 4 B4", (1, 1)),
        ("3 4 B1 B3 1 2 2 4 1 2 4 2 1", (4, 0)),
    ],
    ids=[
        "no bonus piece",
        "bonus piece pushed before",
        "bonus piece just pushed",
        "completed by the other player",
        "completed by the other player's bonus piece",
        "a line of each",
        "a line of each with bonus pieces",
        "a line of each, a bonus piece just pushed",
        "two lines through one bonus piece",
    ],
)
def test_a_line_is_worth_two_if_it_has_its_owners_bonus_piece_and_that_was_not_just_pushed(
    moves: str, scores: tuple[int, int]
) -> None:
    match = rounds(moves)
    assert (match.scores, match.round) == (scores, 2)


def test_the_next_round_is_started_by_whoever_scored_less_in_this_one() -> None:
    assert rounds(COLUMN_OF_1).to_move == 2
    assert rounds(COLUMN_OF_2).to_move == 1
    behind_but_better_this_time = rounds(f"B1 2 1 2 1 2 1 {COLUMN_OF_1}")
    assert behind_but_better_this_time.scores == (2, 1)
    assert behind_but_better_this_time.to_move == 1


def test_after_equal_scores_the_next_round_is_started_by_whoever_did_not_start_this_one() -> None:
    match = rounds(ROW_OF_EACH_COLOUR)
    assert (match.scores, match.to_move) == ((1, 1), 2)
    match = match.play(ROW_OF_EACH_COLOUR)
    assert (match.scores, match.to_move) == ((2, 2), 1)


def test_the_first_to_eleven_points_at_the_end_of_a_round_wins() -> None:
    ten = rounds(" ".join([COLUMN_OF_1, *[COLUMN_OF_1_AFTER_2] * 9]))
    assert (ten.scores, ten.round, ten.outcome) == ((10, 0), 11, None)
    eleven = ten.play(COLUMN_OF_1_AFTER_2)
    assert (eleven.scores, winners(eleven), eleven.legal) == ((11, 0), (1,), ())


def test_when_both_reach_the_target_in_one_round_the_higher_wins() -> None:
    match = rounds("3 B3 1 1 2 2 4 4", target=1)
    assert (match.scores, winners(match)) == ((1, 2), (2,))


def test_when_both_reach_the_target_in_one_round_and_are_equal_it_is_a_draw() -> None:
    match = rounds(ROW_OF_EACH_COLOUR, target=1)
    assert (match.scores, winners(match)) == ((1, 1), ())


def test_most_points_after_rounds_max_rounds_win() -> None:
    two = rounds(f"{COLUMN_OF_1} {COLUMN_OF_1_AFTER_2}", rounds_max=3)
    assert (two.scores, two.outcome) == ((2, 0), None)
    three = two.play(COLUMN_OF_1)
    assert (three.scores, winners(three)) == ((2, 1), (1,))


def test_equal_points_after_rounds_max_rounds_are_a_draw() -> None:
    match = rounds(f"{COLUMN_OF_1} {COLUMN_OF_1}", rounds_max=2)
    assert (match.scores, winners(match)) == ((1, 1), ())


def test_the_target_may_come_before_rounds_max() -> None:
    assert winners(rounds("B1 2 1 2 1 2 1", target=2, rounds_max=3)) == (1,)


def test_a_round_in_which_nobody_has_a_piece_left_scores_nothing() -> None:
    match = rounds("1 2 B3 B4", discs=1)
    assert (match.scores, match.round, match.to_move) == ((0, 0), 2, 2)
