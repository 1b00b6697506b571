"""Leaf scores of the cube, and opponents who may overlook a threat."""

import numpy as np
import pytest

from quatuor.compiler.bits import lowest
from quatuor.game import Game
from quatuor.search.limit import Limit
from quatuor.search.mcts import ANALYSIS, PLAY, ROUGH, search
from quatuor.search.mcts.leaf_value import leaf_scores, quick_leaf_scores, sample_winner, split_win
from quatuor.search.mcts.payoffs import LEAF_ROW, WIN, payoffs_of
from quatuor.search.specialise import rules_for


def test_whoever_has_more_open_lines_wins_more_of_the_samples() -> None:
    state = Game("q4", players=3).start().play("1a1 2b1 4d4 1b2 2b3 4d3").state
    scores = leaf_scores(rules_for("q4", state), state)
    assert scores[0] > scores[2] > 0
    assert scores[3] == 0
    wins, rng = [0, 0, 0], 12345
    for _ in range(2000):
        over, rng = sample_winner(scores, 1, 3, rng)
        wins[lowest(over & 15)] += 1
    assert wins[0] > wins[2] > 0
    assert sum(wins) == 2000


@pytest.mark.parametrize(
    ("game", "moves"),
    [
        (Game("q4"), "1a1 2b1 1b1 2b3"),
        (Game("q4", players=3), "1a1 2b1 4d4 1b2 2b3 4d3"),
        (Game("q4", players=4, partners=True), "1a1 2b1 4d4 3c2 1b2 2b3"),
    ],
    ids=str,
)
def test_a_win_is_shared_by_chances_as_samples_would_have_it(game: Game, moves: str) -> None:
    state, payoffs = game.start().play(moves).state, payoffs_of(game)
    scores, mover = leaf_scores(rules_for("q4", state), state), game.rules.mover(state)
    shared, drawn = np.zeros(4), np.zeros(4)
    rng = other = 12345
    for _ in range(4000):
        rng = split_win(scores, mover, payoffs, rng)
        assert sum(payoffs.gains[LEAF_ROW]) == WIN
        shared += payoffs.gains[LEAF_ROW].tolist()
        over, other = sample_winner(scores, mover, game.players, other)
        drawn[payoffs.side[lowest(over & 15) + 1]] += WIN
    assert shared / 4000 == pytest.approx(drawn / 4000, abs=2.0)


def test_a_three_is_worth_less_when_two_can_block_it_but_not_in_the_rough_scores() -> None:
    moves = "1a1 2b1 4d4 1b1 2b3 4d3 1c1 3a1 3b4"
    three = Game("q4", players=3).start().play(moves).state
    g = rules_for("q4", three)
    assert leaf_scores(g, three)[0] < quick_leaf_scores(g, three)[0]
    assert leaf_scores(g, three)[1:3] == quick_leaf_scores(g, three)[1:3]
    two = Game("q4").start().play("1a1 2b1 1b1 2b3 1c1 3a1").state
    assert leaf_scores(rules_for("q4", two), two) == quick_leaf_scores(rules_for("q4", two), two)


def test_rough_leaf_values_vary_more() -> None:
    position = Game("q4").start().play("1a1 2b1 1b2 2b3")
    spread = {}
    for parameters in (ANALYSIS, ROUGH):
        found = [
            search(position, Limit(nodes=400), 16, seed=k, parameters=parameters) for k in range(12)
        ]
        spread[parameters] = np.std([one.scores[one.best or ""][0] for one in found])
    assert spread[ROUGH] > 2 * spread[ANALYSIS]


def test_a_player_among_three_expects_errors_and_an_analysis_does_not() -> None:
    position = Game("q4", players=3).start().play("1a1 2b1 4d4 1b1 2b3 4d3")
    judged = search(position, Limit(nodes=4000), 16, seed=1, parameters=ANALYSIS)
    played = search(position, Limit(nodes=4000), 16, seed=1, parameters=PLAY)
    scores, sober = ({t: s[0] for t, s in one.scores.items()} for one in (played, judged))
    assert max(scores["1c1"], scores["1d1"]) > max(sober["1c1"], sober["1d1"]) + 0.02
    assert played.best in ("1c1", "1d1"), "it makes a three"


@pytest.mark.parametrize("game", [Game("q4"), Game("foursenses", players=3)], ids=str)
def test_nobody_errs_where_two_play_or_lines_are_everybodys(game: Game) -> None:
    judged, played = (
        search(game.start(), Limit(nodes=500), 16, seed=1, parameters=parameters)
        for parameters in (ANALYSIS, PLAY)
    )
    assert played.values == judged.values
    assert (played.visits, played.scores) == (judged.visits, judged.scores)


def test_where_rollouts_say_enough_there_are_no_leaf_scores() -> None:
    state = Game("puissance4").start().play("4 4").state
    assert leaf_scores(rules_for("puissance4", state), state) == (0, 0, 0, 0)
