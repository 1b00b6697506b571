"""What the rules of q4 say about announcing, sentence by sentence."""

import pytest

import quatuor as q
from tests.pictures import after, assert_forbidden, boards, match_after, winners

THREE_EACH = "1a1 4a4 1b1 4b4 1c1 4c4"
LINE_OF_1 = f"{THREE_EACH} 1d1"
LINE_OF_1_AMONG_FOUR = "1a1 2a1 4a1 3a1 1b1 2b1 4b4 3b2 1c1 2c1 4c3 3c4 1d1"
FOUR_EACH_TO_MOVE = f"{THREE_EACH} 1d2 4d3"


def said(moves: str = "", **options: object) -> q.Position:
    return after("q4", moves, claims="announce", **options)


def test_a_line_does_not_win_until_it_is_announced() -> None:
    position = said(LINE_OF_1)
    assert position.board[0][-1] == "1111"
    assert (position.outcome, position.to_move) == (None, 2)


def test_a_line_can_be_announced_with_the_ply_that_makes_it() -> None:
    assert said(f"{THREE_EACH} 1d1!").outcome == q.Outcome((1,), "line")


def test_a_line_can_be_announced_alone_at_the_start_of_a_later_turn() -> None:
    assert winners(said(f"{LINE_OF_1} 4c2 !")) == (1,)
    assert winners(said(f"{LINE_OF_1} 4c2 3c3 4b2 !")) == (1,)


def test_an_old_line_can_be_announced_with_a_ply_too() -> None:
    assert winners(said(f"{LINE_OF_1} 4c2 3c3!")) == (1,)


def test_a_line_that_the_announced_ply_takes_apart_does_not_stand() -> None:
    moving = said(f"{LINE_OF_1} 4d3", marbles=4)
    position = moving.play("1d1-2d2!")
    assert position.outcome is None
    assert winners(moving.play("!")) == (1,)


def test_a_line_is_announced_by_its_owner_and_not_by_an_opponent() -> None:
    position = said(f"{LINE_OF_1} !")
    assert (position.outcome, position.to_move) == (None, 1)
    assert winners(position.play("!")) == (1,)


def test_a_line_is_announced_by_its_owner_and_not_by_the_partner() -> None:
    position = said(f"{LINE_OF_1_AMONG_FOUR} 2d2 !", players=4, partners=True)
    assert (position.outcome, position.to_move) == (None, 4)
    assert winners(position.play("3d3 !")) == (1, 3)


def test_there_is_nothing_to_announce_alone_on_an_empty_board() -> None:
    assert_forbidden(said(), "!")
    assert "1a1!" in said().legal
    assert "!" in said("1a1").legal


def test_you_announce_alone_at_most_once_a_turn() -> None:
    position = said("1a1 !", wrong_claim="none")
    assert (position.to_move, position.outcome) == (2, None)
    assert_forbidden(position, "!")
    assert {"1b1", "1b1!"} <= set(position.legal)
    assert "!" in position.play("1b1").legal


def test_a_wrong_announcement_costs_the_turn_when_nothing_was_played_yet() -> None:
    position = said("1a1 !")
    assert (position.to_move, position.hand) == (1, (11, 12))
    assert position.play("1b1").to_move == 2


def test_a_wrong_announcement_costs_the_next_turn_when_it_came_with_a_ply() -> None:
    position = said("1a1 1b1!")
    assert position.board[0][-1] == "12.."
    assert position.to_move == 1
    skipped = position.play("1a2")
    assert (skipped.to_move, skipped.hand) == (1, (10, 11))
    assert skipped.play("1a3").to_move == 2


def test_only_one_turn_is_skipped() -> None:
    assert said("1a1 1b1! 1a2 1a3 1b2 1a4").to_move == 2


def test_two_players_can_be_skipped_one_after_the_other() -> None:
    position = said("1a1! 1b1!")
    assert position.to_move == 1
    assert position.play("1a2").to_move == 2
    assert said("1a1! 1b1!", players=3).play("1c1").to_move == 3


@pytest.mark.parametrize("moves", ["1a1 1b1!", "1a1 ! 1b1", "1a1 ! 1b1!"])
def test_with_none_a_wrong_announcement_costs_nothing(moves: str) -> None:
    position = said(moves, wrong_claim="none")
    assert (position.to_move, position.hand, position.outcome) == (1, (11, 11), None)
    assert position.play("1c1").to_move == 2


@pytest.mark.parametrize(("moves", "expected"), [("1a1!", (2,)), ("1a1 !", (1,))])
def test_with_lose_a_wrong_announcement_leaves_the_round_to_the_last_one(
    moves: str, expected: tuple[int, ...]
) -> None:
    assert said(moves, wrong_claim="lose").outcome == q.Outcome(expected, "last")


def test_whoever_left_has_no_marbles_in_hand_and_leaves_those_on_the_boards() -> None:
    position = said("1a1! 1b1 1c1", players=3, wrong_claim="lose")
    assert position.board == boards("""
        .... .... .... ....
        .... .... .... ....
        .... .... .... ....
        123. .... .... ....
    """)
    assert (position.hand, position.to_move, position.outcome) == ((0, 11, 11), 2, None)
    assert_forbidden(position, "1a1")


def test_the_marbles_of_whoever_left_count_for_nobody() -> None:
    """Player 1 leaves three in a row behind; player 2's fourth marble makes no line of them."""
    moves = "1a1 2a1 3a1 1b1 2b3 3b2 1c1 2c4 3c4 4d4! 1d1!"
    position = said(moves, players=3, wrong_claim="lose")
    assert position.board[0][-1] == "1112"
    assert winners(position) == (3,)


def test_the_last_player_left_wins() -> None:
    assert winners(said("1a1! 1b1!", players=3, wrong_claim="lose")) == (3,)
    assert said("1a1! 1b1 1c1", players=3, wrong_claim="lose").outcome is None


def test_the_last_team_left_wins() -> None:
    one_of_each = said("1a1! 1b1!", players=4, partners=True, wrong_claim="lose")
    assert (one_of_each.outcome, one_of_each.to_move) == (None, 3)
    assert one_of_each.play("1c1!").outcome == q.Outcome((2, 4), "last")
    assert one_of_each.play("1c1 1d1!").outcome == q.Outcome((1, 3), "last")


def test_moving_starts_once_the_marbles_of_the_players_still_in_are_placed() -> None:
    placing = said("1a1! 1b1 1c1 1b2", players=3, marbles=2, wrong_claim="lose")
    assert (placing.to_move, placing.hand, "2a1" in placing.legal) == (3, (0, 0, 1), True)
    moving = placing.play("1c2")
    assert (moving.to_move, "1b1-2a1" in moving.legal, "2a1" in moving.legal) == (2, True, False)


def test_until_then_a_player_with_none_in_hand_passes_and_may_not_even_announce() -> None:
    """Player 1 was skipped twice: player 2 has placed everything, player 1 has one marble left."""
    position = said("1a1! 1b1 1b2 1c1! 1b4", marbles=3)
    assert (position.hand, position.to_move) == ((1, 0), 1)
    assert "2a1" in position.legal
    moving = position.play("2a1")
    assert (moving.hand, moving.to_move, "1b1-3a1" in moving.legal) == ((0, 0), 2, True)


def test_a_skipped_turn_ends_with_the_round() -> None:
    moves = "1a1 4a4 1b1 4b4 1c2 4c4 1d1! 4d4!"
    match = match_after("q4", moves, claims="announce", wins=2)
    assert (match.round, match.scores, match.to_move) == (2, (0, 1), 2)
    assert match.play("1a1").to_move == 1


def test_whoever_left_is_back_in_the_next_round() -> None:
    moves = "1a1! 4a4 3a1 4b4 3b2 4c4 3c4 4d4!"
    match = match_after("q4", moves, claims="announce", wrong_claim="lose", players=3, wins=2)
    assert (match.round, match.scores, match.to_move) == (2, (0, 1, 0), 2)
    assert match.position.hand == (12, 12, 12)
    assert match.play("1a1 1b1").to_move == 1


@pytest.mark.parametrize(
    ("last", "expected"), [("4d3-4d4!", (2,)), ("4d3-4d4", ()), ("4d3-3d4!", ())]
)
def test_the_round_ends_with_the_last_move_unless_a_line_is_announced_with_it(
    last: str, expected: tuple[int, ...]
) -> None:
    moving = said(f"{FOUR_EACH_TO_MOVE} 1d2-2d2", marbles=4, move_limit=2)
    assert moving.outcome is None
    assert winners(moving.play(last)) == expected


def test_announcing_alone_is_no_moving_ply() -> None:
    moving = said("1a1 1b1 1a1-1a2 ! 1a2-1a3", marbles=1, move_limit=3)
    assert moving.outcome is None
    assert winners(moving.play("1b1-1b2")) == ()
