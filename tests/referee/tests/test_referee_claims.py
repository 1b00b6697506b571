"""The referee on the two games in which a win may have to be announced."""

import pytest

from tests.referee import Match, match, play_all
from tests.referee.q4 import LINES


def after(game: str, moves: str, **options: object) -> Match:
    """The match after the moves."""
    return play_all(match(game, options), moves.split())


def announced(game: str, moves: str, **options: object) -> Match:
    """The match after the moves, wins being announced."""
    return after(game, moves, claims="announce", **options)


def test_the_cube_has_76_lines() -> None:
    assert len({frozenset(line) for line in LINES}) == len(LINES) == 76


def test_a_diagonal_through_all_four_boards_wins() -> None:
    game = after("q4", "1a1 1a2 2b2 1a3 3c3 1b1 4d4")
    assert game.result == {"winners": [1], "reason": "line"}
    assert game.board == [
        ["....", "2...", "2...", "12.."],
        ["....", "....", ".1..", "...."],
        ["....", "..1.", "....", "...."],
        ["...1", "....", "....", "...."],
    ]


def test_marbles_move_once_all_are_placed_and_go_to_another_free_cell() -> None:
    game = after("q4", "1a1 1a2", marbles=1)
    assert len(game.legal()) == 62
    assert all(token.startswith("1a1-") for token in game.legal())
    game.play("1a1-4d4")
    assert all(token.startswith("1a2-") for token in game.legal())


SILENT_LINE = "1a1 2a1 1a2 2a2 1a3 2b3 1a4"


def test_a_line_that_is_not_announced_waits_for_its_owner() -> None:
    game = announced("q4", SILENT_LINE)
    assert game.result is None
    wrong = game.copy()
    wrong.play("!")
    assert (wrong.result, wrong.to_move) == (None, 1)
    wrong.play("!")
    assert wrong.result == {"winners": [1], "reason": "line"}
    play_all(game, ["2c4", "4d4!"])
    assert game.result == {"winners": [1], "reason": "line"}


def test_nothing_can_be_announced_alone_on_an_empty_board() -> None:
    game = announced("q4", "")
    assert "!" not in game.legal()
    game.play("1a1")
    assert "!" in game.legal()


def test_a_wrong_announcement_with_a_ply_costs_the_next_turn() -> None:
    game = announced("q4", "1a1! 1a2", players=3)
    assert game.to_move == 3
    play_all(game, ["1a3"])
    assert game.to_move == 2


def test_a_wrong_announcement_alone_costs_the_turn_and_three_times_the_same_is_a_draw() -> None:
    game = announced("q4", "1a1 ! ! !")
    assert game.to_move == 1
    game.play("!")
    assert game.result == {"winners": [], "reason": "repetition"}


def test_a_harmless_announcement_can_be_made_once_a_turn() -> None:
    game = announced("q4", "1a1 !", wrong_claim="none")
    assert (game.to_move, "!" in game.legal(), "1a2!" in game.legal()) == (2, False, True)
    game.play("1a2!")
    assert (game.to_move, "!" in game.legal()) == (1, True)


def test_a_player_without_marbles_in_hand_waits_for_the_others() -> None:
    game = announced("q4", "1a1 ! 1a2", marbles=2)
    assert (game.to_move, game.hand) == (2, [0, 2])
    game.play("2a1")
    assert (game.to_move, game.hand) == (2, [0, 1])
    game.play("2a2")
    assert (game.to_move, "1a1-1a4" in game.legal()) == (1, True)


def test_whoever_leaves_loses_and_the_last_one_left_wins() -> None:
    game = announced("q4", "1a1 1a2! 1a3", players=3, wrong_claim="lose", marbles=2)
    assert (game.to_move, game.hand) == (1, [1, 0, 1])
    play_all(game, ["!"])
    assert game.result == {"winners": [3], "reason": "last"}


def test_a_team_wins_when_both_opponents_have_left() -> None:
    game = announced(
        "q4", "1a1! 1a2! 1a3", players=4, partners=True, wrong_claim="lose", stake=3, wins=3
    )
    assert game.to_move == 4
    game.play("!")
    assert (game.result, game.scores) == ({"winners": [1, 3], "reason": "last"}, [3, 0, 3, 0])


def test_the_move_limit_ends_the_round_unless_a_line_is_announced_with_the_last_ply() -> None:
    ply = "4d4-1a4"
    placed = "1a1 2a1 1a2 2a2 1a3 2b3 4d4 2c4"
    limited = announced("q4", f"{placed} {ply}", marbles=4, move_limit=1)
    assert limited.result == {"winners": [], "reason": "limit"}
    right = announced("q4", f"{placed} {ply}!", marbles=4, move_limit=1)
    assert right.result == {"winners": [1], "reason": "line"}


def test_a_place_takes_a_second_piece_only_on_a_single_one() -> None:
    game = after("foursenses", "Sa1 DHb2 DSa1 Hd3 Sd3")
    assert game.board == ["-- -- -- --", "-- -- -- S2", "-- H2 -- --", "S3 -- -- --"]
    assert game.hand == [6, 7, 6]
    places = {token[-2:] for token in game.legal()}
    assert places.isdisjoint({"a1", "b2", "d3"})
    assert len(places) == 13


@pytest.mark.parametrize(
    ("moves", "won"),
    [
        ("Sa1 DSb1 Sc1 Sd1", True),
        ("Sa1 Hb2 Hc3 Sd4", True),
        ("Sa1 DSb1 Sc1 Hd1", False),
        ("Sa3 DHb2 Hc1 DHc1", True),
        ("Sa1 DHb1 Hd1 DHd1", False),
        ("Sa1 DHb1 Hc1", False),
    ],
)
def test_a_pattern_is_four_faces_or_four_heights_or_a_staircase_of_neighbours(
    moves: str, won: bool
) -> None:
    result = after("foursenses", moves).result
    assert (result is not None and result["reason"] == "pattern") == won


def test_a_missed_pattern_is_for_whoever_announces_it() -> None:
    game = announced("foursenses", "Sa1 Hb1 Sc1 Hd1 !")
    assert game.result == {"winners": [1], "reason": "pattern"}


def test_three_players_score_five_nothing_and_three_and_one_more_for_a_double_condition() -> None:
    game = after("foursenses", "Sa1 Hb1 Sc1 Hd1", players=3)
    assert (game.round, game.to_move, game.scores) == (2, 2, [5, 3, 0])
    play_all(game, ["Sa1", "Sb1", "Sc1", "Sd1"])
    assert (game.round, game.to_move, game.scores) == (3, 3, [5, 9, 3])
    play_all(game, ["Sa1", "DHb1", "Hc1", "DHc1"])
    assert (game.scores, game.result) == ([8, 9, 8], {"winners": [2], "reason": "rounds"})
