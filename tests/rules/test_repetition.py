"""What the rules say about repetition, sentence by sentence, in every game where it can happen."""

import quatuor as q
from tests.pictures import after, filling, match_after, picture, winners

DRAW = q.Outcome((), "repetition")
IN_AND_OUT = "4 4 x4 x4"
"""Both drop a disc and pop it again: as before."""
THERE_AND_BACK = "1a1-1a2 1b1-1b2 1a2-1a1 1b2-1b1"
"""Both move a marble and move it back: as before."""
NO_LINE_AT_THE_BOTTOM = """
    1 2 2 2 2 1 1
    1 1 2 2 1 1 2
    1 2 2 1 2 1 2
    1 1 2 2 1 2 1
    2 2 1 1 2 1 2
    1 2 1 2 1 2 1
"""
TWO_TO_KEEP = """
    1 1 2 2 2 1 2
    2 1 2 1 1 2 1
    1 1 1 2 2 2 2
    2 1 2 1 1 1 2
    2 1 2 1 2 2 1
    2 2 2 1 1 1 1
"""


def times(cycle: str, n: int) -> str:
    return " ".join([cycle] * n)


def test_the_third_occurrence_of_a_position_is_a_draw() -> None:
    twice = after("puissance4", times(IN_AND_OUT, 1), pop_out=True)
    assert (twice.outcome, twice.board) == (None, after("puissance4").board)
    almost = after("puissance4", times(IN_AND_OUT, 2).removesuffix(" x4"), pop_out=True)
    assert almost.outcome is None
    third = almost.play("x4")
    assert (third.outcome, third.legal, third.to_move) == (DRAW, (), None)


def test_the_first_position_of_the_round_is_its_first_occurrence() -> None:
    assert after("puissance4", times(IN_AND_OUT, 2), pop_out=True).outcome == DRAW
    assert after("puissance4", f"1 {times(IN_AND_OUT, 2)}", pop_out=True).outcome == DRAW


def test_the_occurrences_need_not_come_about_in_the_same_way() -> None:
    position = after("puissance4", f"{IN_AND_OUT} 1 2 x1", pop_out=True)
    assert position.outcome is None
    assert position.play("x2").outcome == DRAW


def test_occurrences_do_not_count_from_round_to_round() -> None:
    moves = f"{IN_AND_OUT} 1 1 2 2 3 3 4 {IN_AND_OUT}"
    match = match_after("puissance4", moves, pop_out=True, wins=2)
    assert (match.round, match.scores, match.outcome) == (2, (1, 0), None)


def test_the_power_discs_left_are_part_of_the_position() -> None:
    """The third empty grid is not the same as the first; the third lone disc of player 1 is."""
    position = after("puissance4", f"A4 4 x4 x4 {IN_AND_OUT}", pop_out=True, power=True)
    assert position.board == after("puissance4").board
    assert position.outcome is None
    assert position.play("4").outcome == DRAW


def test_the_player_to_move_is_part_of_the_position() -> None:
    """A wrong announcement ends the turn: the same boards, with the other player to move."""
    moves = "1a1 1b1 ! ! !"
    position = after("q4", moves, marbles=1, claims="announce")
    assert (position.outcome, position.to_move) == (None, 2)
    assert position.play("!").outcome == DRAW


def test_a_turn_that_will_be_skipped_is_part_of_the_position() -> None:
    moves = f"1a1 1b1 {THERE_AND_BACK} {THERE_AND_BACK}"
    assert after("q4", moves, marbles=1, claims="announce").outcome == DRAW
    assert after("q4", f"{moves}!", marbles=1, claims="announce").outcome is None


def test_only_positions_at_the_start_of_a_turn_count() -> None:
    """After a wrong announcement that costs nothing the turn goes on: no new occurrence."""
    moves = f"1a1 1b1 ! {THERE_AND_BACK}"
    position = after("q4", moves, marbles=1, claims="announce", wrong_claim="none")
    assert position.outcome is None
    assert position.play(f"! {THERE_AND_BACK}").outcome == DRAW


def test_the_count_of_moves_is_no_part_of_the_position() -> None:
    start = "1a1 1b1"
    assert after("q4", f"{start} {THERE_AND_BACK}", marbles=1).outcome is None
    assert after("q4", f"{start} {times(THERE_AND_BACK, 2)}", marbles=1).outcome == DRAW


def test_repetition_applies_while_placing_too() -> None:
    position = after("q4", "1a1 ! ! !", claims="announce")
    assert position.outcome is None
    assert position.play("!").outcome == DRAW
    three = after("q4", "1a1 ! ! ! ! !", claims="announce", players=3)
    assert three.outcome is None
    assert three.play("!").outcome == DRAW


def test_repetition_applies_in_foursenses() -> None:
    position = after("foursenses", "Sa1 ! ! !", claims="announce")
    assert position.outcome is None
    assert position.play("!").outcome == DRAW


def test_repetition_applies_in_the_elementary_game_of_plus4() -> None:
    """Only column 1 is pushed: once it is full, every second push brings the same position."""
    assert after("plus4", "1111111").outcome is None
    position = after("plus4", "11111111")
    assert position.board == picture("""
        2 . . .
        1 . . .
        2 . . .
        1 . . .
    """)
    assert position.outcome == DRAW


def test_an_endless_game_that_repeats_is_a_draw_with_equal_scores() -> None:
    assert match_after("plus4", "1111111", mode="endless").outcome is None
    assert match_after("plus4", "11111111", mode="endless").outcome == DRAW


def test_an_endless_game_that_repeats_goes_to_the_higher_score() -> None:
    match = match_after("plus4", "1 2 1 2 1 2 1 3333333", mode="endless")
    assert (match.scores, match.outcome) == ((1, 0), None)
    assert match.play("3").outcome == q.Outcome((1,), "repetition")


def test_the_score_is_part_of_the_position_where_the_round_keeps_score() -> None:
    """With each cycle player 1 scores a point; the grid is the same after it."""
    cycle = "1 1 1 2 1 2 1 2"
    match = match_after("plus4", f"3 1 1 2 1 2 1 2 {times(cycle, 5)}", mode="endless")
    assert (match.scores, match.outcome) == ((5, 1), None)


def test_a_round_of_plus4_that_repeats_scores_nothing_and_counts_as_a_round() -> None:
    match = match_after("plus4", "11111111", mode="rounds")
    assert (match.scores, match.round, match.to_move) == ((0, 0), 2, 2)
    match = match.play("11111111")
    assert (match.round, match.to_move) == (3, 1)
    assert winners(match_after("plus4", "11111111", mode="rounds", rounds_max=1)) == ()


def test_an_automatic_pass_is_no_occurrence() -> None:
    """Player 1 has nothing left to push, so each push of player 2 starts a turn of player 2."""
    moves = "2 1 2 1 3 1 3 1 B4"
    stuck = after("plus4", moves, mode="endless", discs=4)
    assert (stuck.hand, stuck.to_move) == ((0, 0), 2)
    around = stuck.play("B1 1 1 1 1")
    assert (around.board, around.to_move, around.outcome) == (stuck.board, 2, None)
    assert winners(around.play("B1 1 1 1 1")) == (2,)


def test_top10_that_repeats_with_equal_kept_discs_is_a_draw() -> None:
    """Column 5 alternates the colours: popped and dropped back by both, it is as before."""
    start = filling(NO_LINE_AT_THE_BOTTOM)
    assert after("top10", f"{start} x5 5 x5 5 x5 5 x5").outcome is None
    assert after("top10", f"{start} x5 5 x5 5 x5 5 x5 5").outcome == DRAW


def test_top10_that_repeats_goes_to_the_player_with_more_kept_discs() -> None:
    moves = f"{filling(TWO_TO_KEEP)} x5 x6 x4 6 x1 4 x7 1 x5 7 x5 5 x5 5 x5 5 x5"
    match = match_after("top10", moves)
    assert (match.outcome, match.scores) == (None, (2, 0))
    assert match.play("5").outcome == q.Outcome((1,), "repetition")
