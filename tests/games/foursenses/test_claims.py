"""What the rules of foursenses say about announcing and about three players."""

import pytest

import quatuor as q
from tests.pictures import after, assert_forbidden, match_after, winners

FOUR_SOLID = "Sa1 DSb1 Sc1 DSd1"
STAIRS = "Sa1 DHb1 Sc1 DSc1"
SOLID_STAIRS = "Sa1 DSb1 Sc1 DSc1"
DRAW = "Sa1 ! ! ! ! ! !"
"""Three players announce what is not there until the position comes for the third time."""


def said(moves: str = "", **options: object) -> q.Position:
    return after("foursenses", moves, claims="announce", **options)


def three(moves: str = "", **options: object) -> q.Match:
    return match_after("foursenses", moves, players=3, **options)


def all_placed() -> str:
    """All 24 pieces: solid doubles on rows 1 and 2, singles elsewhere; row 1 is a pattern."""
    doubles = [f"DS{column}{row}" for row in "12" for column in "abcd"]
    singles = [f"{kind}{column}{row}" for kind in "SH" for row in "34" for column in "abcd"]
    return " ".join(doubles + singles)


def test_a_pattern_does_not_win_until_it_is_announced() -> None:
    position = said(FOUR_SOLID)
    assert position.board[-1] == "S1 S2 S1 S2"
    assert (position.outcome, position.to_move) == (None, 1)


def test_a_pattern_can_be_announced_with_the_ply_that_makes_it() -> None:
    assert said(f"{FOUR_SOLID}!").outcome == q.Outcome((2,), "pattern")


@pytest.mark.parametrize("moves", ["!", "Hb3!"], ids=["alone", "with a ply"])
def test_a_pattern_that_was_missed_wins_for_the_next_player_who_announces_it(moves: str) -> None:
    assert winners(said(f"{FOUR_SOLID} {moves}")) == (1,)


def test_a_pattern_that_everybody_missed_can_still_be_announced() -> None:
    assert winners(said(f"{FOUR_SOLID} Hb3 !")) == (2,)
    assert winners(said(f"{FOUR_SOLID} Hb3 !", players=3)) == (3,)


def test_a_pattern_that_the_announced_ply_takes_apart_does_not_stand() -> None:
    position = said(f"{FOUR_SOLID} Ha1!")
    assert position.board[-1] == "H2 S2 S1 S2"
    assert position.outcome is None


def test_there_is_nothing_to_announce_alone_on_an_empty_board_or_twice_in_a_turn() -> None:
    assert_forbidden(said(), "!")
    position = said("Sa1 !", wrong_claim="none")
    assert position.to_move == 2
    assert_forbidden(position, "!")
    assert {"Sb1", "Sb1!"} <= set(position.legal)


def test_without_announcing_there_is_nothing_to_announce() -> None:
    assert_forbidden(after("foursenses", "Sa1"), "!", "Sb1!")


def test_a_wrong_announcement_costs_the_turn_or_with_a_ply_the_next_turn() -> None:
    assert said("Sa1 !").to_move == 1
    position = said("Sa1 Hb1!")
    assert position.to_move == 1
    assert position.play("Sa2").to_move == 1
    assert position.play("Sa2 Sb4").to_move == 2


@pytest.mark.parametrize("moves", ["Sa1 Hb1!", "Sa1 ! Hb1", "Sa1 ! Hb1!"])
def test_with_none_a_wrong_announcement_costs_nothing(moves: str) -> None:
    position = said(moves, wrong_claim="none")
    assert (position.to_move, position.outcome) == (1, None)
    assert position.play("Sa2").to_move == 2


def test_with_lose_a_wrong_announcement_leaves_the_round() -> None:
    assert said("Sa1!", wrong_claim="lose").outcome == q.Outcome((2,), "last")
    assert said("Sa1 !", wrong_claim="lose").outcome == q.Outcome((1,), "last")
    position = said("Sa1! Hb1 Sc3", wrong_claim="lose", players=3)
    assert (position.to_move, position.outcome) == (2, None)
    assert winners(position.play("!")) == (3,)


def test_the_round_ends_with_the_last_piece_unless_a_pattern_is_announced_with_it() -> None:
    moves = all_placed()
    assert said(moves).outcome == q.Outcome((), "full")
    assert said(f"{moves}!").outcome == q.Outcome((2,), "pattern")


def test_two_players_play_one_round() -> None:
    match = match_after("foursenses", STAIRS)
    assert (match.round, winners(match), match.scores) == (1, (2,), (0, 1))


def test_three_players_play_three_rounds_started_by_each_in_turn() -> None:
    start = three()
    second = start.play(STAIRS)
    third = second.play(STAIRS)
    assert [match.round for match in (start, second, third)] == [1, 2, 3]
    assert [match.to_move for match in (start, second, third)] == [1, 2, 3]
    assert third.outcome is None
    assert third.play(STAIRS).outcome is not None


@pytest.mark.parametrize(
    ("moves", "scores"),
    [(STAIRS, (5, 3, 0)), (f"Hd4 {STAIRS}", (0, 5, 3)), (f"Hd4 Hb3 {STAIRS}", (3, 0, 5))],
    ids=["player 1 wins", "player 2 wins", "player 3 wins"],
)
def test_the_winner_scores_5_the_player_just_before_0_and_the_other_3(
    moves: str, scores: tuple[int, ...]
) -> None:
    assert three(moves).scores == scores


def test_the_player_just_before_scores_0_even_when_they_did_not_play() -> None:
    gone = three("Sa1 DHb1 Sc1! DSc1!", claims="announce", wrong_claim="lose")
    assert gone.scores == (5, 3, 0)
    skipped = three("Sa1 DHb1 Hd4! Sc1 Hb3 DSc1!", claims="announce")
    assert skipped.scores == (5, 3, 0)


@pytest.mark.parametrize(
    ("moves", "bottom_row", "winner"),
    [
        ("Sa1 Sb1 Sc1 Sd1", "S1 S1 S1 S1", 6),
        (SOLID_STAIRS, "S1 S2 S3 --", 6),
        ("Ha1 DHb1 Hc1 DHc1", "H1 H2 H3 --", 6),
        (STAIRS, "S1 H2 S3 --", 5),
        (FOUR_SOLID, "S1 S2 S1 S2", 5),
        ("Sa1 Hb1 Sc1 Hd1", "S1 H1 S1 H1", 5),
    ],
)
def test_a_double_condition_scores_one_more(moves: str, bottom_row: str, winner: int) -> None:
    match = three(moves)
    assert match.past[0].board[-1] == bottom_row
    assert match.scores == (winner, 3, 0)


def test_a_double_condition_scores_at_most_one() -> None:
    """The last piece completes four alike in row 1, and solid stairs in column d."""
    match = three("Sa1 DSd2 Sb1 Sd3 Sc1 DSd3 Sd1")
    assert match.past[0].board == ["-- -- -- --", "-- -- -- S3", "-- -- -- S2", "S1 S1 S1 S1"]
    assert match.scores == (6, 3, 0)


def test_one_line_of_the_same_face_and_another_of_the_same_height_are_no_double_condition() -> None:
    match = three("Sa1 DSd2 Hb1 Sd3 Sc1 DSd4 Sd1")
    assert match.past[0].board == ["-- -- -- S2", "-- -- -- S1", "-- -- -- S2", "S1 H1 S1 S1"]
    assert match.scores == (5, 3, 0)


def test_whoever_announces_scores_for_the_pattern_that_stands() -> None:
    match = three("Sa1 Sb1 Sc1 Sd1 !", claims="announce")
    assert match.scores == (0, 6, 3)


def test_being_the_last_one_left_scores_no_more_than_5() -> None:
    match = three("Sa1! Sb1!", claims="announce", wrong_claim="lose")
    assert match.scores == (3, 0, 5)


def test_a_drawn_round_scores_nothing_and_counts_as_a_round() -> None:
    match = three(DRAW, claims="announce")
    assert (match.scores, match.round, match.to_move) == ((0, 0, 0), 2, 2)


def test_most_points_win_the_match() -> None:
    match = three(f"{STAIRS} {STAIRS} Hd4 {STAIRS}")
    assert (match.scores, winners(match)) == ((10, 11, 3), (2,))


def test_equal_points_are_a_shared_win() -> None:
    match = three(f"{STAIRS} {STAIRS} Hd4 {SOLID_STAIRS}")
    assert (match.scores, winners(match)) == ((11, 11, 3), (1, 2))
    assert winners(three(f"{STAIRS} {STAIRS} {STAIRS}")) == (1, 2, 3)
    assert winners(three(f"{DRAW} {DRAW} {DRAW}", claims="announce")) == (1, 2, 3)
