"""Levels: what each sees, and that they play every game by its rules."""

import random

import pytest

from quatuor.errors import BadRequest
from quatuor.game import Game
from quatuor.games.puissance4.solver.engine import value_of_score
from quatuor.players.choose import choose, search_tree_for
from quatuor.players.human_like import HumanLikePlayer
from quatuor.players.levels import LEVELS
from quatuor.players.visibility import (
    cells_of,
    difficulty,
    distance,
    middle,
    recent_cells,
    straight,
)
from quatuor.search.limit import Limit, Stop
from quatuor.search.mcts import PLAY, ROUGH
from quatuor.search.registry import analysis
from quatuor.search.value import Value

GAMES = [
    Game("puissance4"),
    Game("puissance4", pop_out=True, power=True),
    Game("top10"),
    Game("plus4", mode="endless", target=3),
    Game("q4", players=3),
    Game("q4", claims="announce"),
    Game("foursenses"),
    Game("foursenses", players=3, claims="announce"),
]


def test_there_are_six_levels_and_each_has_more_time_than_the_one_before() -> None:
    assert list(LEVELS) == ["first", "easy", "medium", "hard", "expert", "strongest"]
    seconds = [level.seconds for level in LEVELS.values()]
    assert seconds == sorted(seconds)
    assert seconds[-1] == 5


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_levels_play_a_round_by_the_rules_to_its_end(game: Game) -> None:
    position, plies = game.start(), 0
    while position.to_move is not None and plies < 400:
        level = ("first", "easy", "medium")[position.to_move % 3]
        token = choose(position, level, Limit(simulations=20), seed=1).token
        following = position.play(token)
        if level == "medium" and token.endswith("!"):
            assert following.outcome
            assert position.to_move in following.outcome.winners
        position, plies = following, plies + 1
    assert position.outcome


def test_the_two_best_judge_soberly_and_the_others_at_first_sight() -> None:
    parameters = [search_tree_for(level, seed=1).parameters for level in LEVELS]
    assert parameters == [ROUGH] * 4 + [PLAY] * 2


@pytest.mark.parametrize("options", [{}, {"players": 3}, {"claims": "announce"}], ids=str)
def test_an_expert_of_the_cube_plays_what_it_looked_at_most(options: dict[str, int | str]) -> None:
    position, limit = Game("q4", **options).start().play("1a1 2b2 3c3"), Limit(simulations=600)
    chosen = choose(position, "expert", limit, tree=search_tree_for("expert", seed=5))
    thought = search_tree_for("expert", seed=5).search(position, limit)
    assert chosen.token == thought.best
    assert thought.visits[chosen.token] == max(thought.visits.values())


def vigilance(game: Game) -> float:
    """How likely level hard sees a straight line that the next player is about to complete."""
    tree = search_tree_for("hard", seed=1)
    return HumanLikePlayer(
        game.start(), LEVELS["hard"], random.Random(1), Limit(simulations=1), Stop(), tree
    ).vigilance


@pytest.mark.parametrize(
    ("options", "opponents"),
    [({}, 1), ({"players": 3}, 2), ({"players": 4, "partners": True}, 2), ({"players": 4}, 3)],
    ids=str,
)
def test_attention_is_divided_among_the_opponents(options: dict[str, int], opponents: int) -> None:
    hard = LEVELS["hard"]
    assert vigilance(Game("q4", **options)) == hard.their_lines * hard.divided ** (opponents - 1)


def test_where_all_pieces_are_everybodys_there_are_no_more_lines_to_watch_among_three() -> None:
    assert vigilance(Game("foursenses", players=3)) == vigilance(Game("foursenses"))


def test_among_four_only_the_strongest_never_overlooks_a_slanted_line() -> None:
    """Player 2 has three in a diagonal of the cube: 1a1, 2b2, 3c3."""
    moves = "1a4 1a1 3d1 4a2 2a3 2b2 4d2 2d4 4c1 3c3 1d2 3b4"
    position, limit = Game("q4", players=4).start().play(moves), Limit(simulations=100)
    stopped = {
        level: sum(choose(position, level, limit, seed).token == "4d4" for seed in range(60))
        for level in ("easy", "hard", "expert", "strongest")
    }
    assert stopped["easy"] < stopped["hard"] < stopped["expert"] < stopped["strongest"] == 60


def times(level: str, moves: str, token: str, game: str = "puissance4") -> int:
    """In how many of 40 games the level plays this token here."""
    position = Game(game).start().play(moves)
    return sum(choose(position, level, seed=seed).token == token for seed in range(40))


def test_the_first_level_completes_its_own_column_now_and_then() -> None:
    assert 8 <= times("first", "414141", "4") <= 32


def test_the_first_level_often_misses_what_the_hard_level_stops() -> None:
    assert times("first", "41424", "4") < 35
    assert times("hard", "41424", "4") >= 38


def test_a_line_across_is_missed_more_often_than_a_straight_one() -> None:
    board = cells_of(((0, 0, 0, 1), (0, 0, 1, 0), (0, 1, 0, 0), (1, 0, 0, 0)))
    row = cells_of(((0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (1, 1, 1, 1)))
    assert straight(row, [(3, 3)])
    assert not straight(board, [(0, 3)])
    assert difficulty(board, [(0, 3)], [(0, 0)]) > difficulty(row, [(3, 3)], [(3, 0)])


def test_what_was_just_played_catches_the_eye() -> None:
    row = cells_of(((0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (1, 1, 1, 1)))
    assert difficulty(row, [(3, 3)], [(3, 2)]) < difficulty(row, [(3, 3)], [(3, 0)])
    assert recent_cells(Game("puissance4").start().play("4 4")) == [(4, 3), (5, 3)]
    assert distance([(0, 0)], [(2, 3), (5, 5)]) == 3


def test_the_middle_of_the_board_is_the_middle() -> None:
    board = cells_of(((0,) * 7,) * 7)
    assert middle(board, [(3, 3)]) == 1
    assert middle(board, [(0, 0)]) == 0


def test_the_same_seed_gives_the_same_choice() -> None:
    position = Game("q4").start().play("1a1 2b2")
    assert choose(position, "easy", seed=3).token == choose(position, "easy", seed=3).token


def test_the_strongest_level_says_perfect_only_for_what_is_proved() -> None:
    won = Game("puissance4").start().play("33445")
    choice = choose(won.play("2"), "strongest", Limit(seconds=5, simulations=2000))
    assert (choice.token, choice.perfect) == ("6", True)
    opening = choose(Game("q4").start(), "strongest", Limit(seconds=0.2, simulations=200))
    assert not opening.perfect


def test_the_registry_answers_for_three_players_with_monte_carlo() -> None:
    position = Game("q4", players=3).start().play("1a1 2a1 3a4 1b1 2b2 3b3 1c1 2c1 3c3")
    found = analysis(position, Limit(simulations=2000))
    assert (found.best, found.engine, found.value.proved) == ("1d1", "mcts", True)


@pytest.mark.parametrize(
    ("score", "stones", "value"),
    [
        (1, 0, Value.win(1, 41)),
        (18, 6, Value.win(1, 1)),
        (18, 7, Value.win(1, 1)),
        (-18, 6, Value.loss(1, 2)),
        (-17, 7, Value.loss(1, 2)),
        (0, 20, Value.draw(1)),
    ],
)
def test_a_score_of_the_solver_as_a_value(score: int, stones: int, value: Value) -> None:
    assert value_of_score(score, stones, 1) == value


def test_what_cannot_be_played_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadRequest, match="there is no level 'godlike'; there are first, easy"):
        choose(Game("puissance4").start(), "godlike")
    with pytest.raises(BadRequest, match="over"):
        choose(Game("puissance4").start().play("1212121"), "first")
