"""Cutting off changes the work, not the result: the same score as looking at everything."""

import random
from typing import Any

import pytest

import quatuor as q
from quatuor.search.alphabeta import search
from quatuor.search.alphabeta.bound import HALF_WAY
from quatuor.search.evaluation import evaluate
from quatuor.search.limit import Limit
from quatuor.search.specialise import rules_for
from tests.search.alphabeta.referee import plies_of, result_of

DEPTH = 4
WIN = 1_000_000


def minimax(game: q.Game, state: Any, depth: int) -> int:
    """The best score for players 1 and 3, so many plies ahead, by looking at everything."""
    rules = game.rules
    sign = 1 if rules.mover(state) % 2 else -1
    if rules.over(state):
        return result_of(rules.over(state)) * (WIN + depth)
    if depth == 0:
        return sign * int(evaluate(rules_for(game.name, state), state))
    scores = [minimax(game, rules.play(state, p), depth - 1) for p in plies_of(rules, state)]
    return sign * max(sign * score for score in scores)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("puissance4", {}),
        ("puissance4", {"five": True}),
        ("puissance4", {"power": True, "five": True}),
        ("top10", {}),
        ("plus4", {"mode": "endless", "discs": 9}),
    ],
    ids=str,
)
def test_alpha_beta_finds_the_score_that_minimax_finds(name: str, options: dict[str, Any]) -> None:
    game = q.Game(name, **options)
    for seed in range(8):
        chance, position = random.Random(seed), game.start()
        for _ in range(4 + seed):
            following = position.play(chance.choice(position.legal))
            position = position if following.outcome else following
        depth = DEPTH - 1 if options.get("power") else DEPTH
        value = search(position, Limit(depth=depth), 1).value
        score = minimax(game, position.state, depth) * (1 if position.to_move == 1 else -1)
        if abs(score) > WIN // 2:
            assert value.plies == depth - (abs(score) - WIN), position
            assert value.at_least == value.at_most == (1 if score > 0 else -1)
        else:
            assert value.guess == score / (abs(score) + HALF_WAY), position
