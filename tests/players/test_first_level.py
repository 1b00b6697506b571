"""The level that is proposed first is one that a child of six can beat."""

import random

import pytest
from bench.child import GAMES, child, scores, winner

from quatuor.game import Game, Position
from quatuor.players.choose import choose
from quatuor.players.levels import LEVELS

ROUNDS = 30


@pytest.mark.parametrize(
    "game", [GAMES[0], GAMES[1], GAMES[2], GAMES[4]], ids=lambda game: game.name
)
def test_a_child_wins_most_rounds_against_the_first_level(game: Game) -> None:
    ends = [winner(game, "first", seed) for seed in range(ROUNDS)]
    assert ends.count(1) > ROUNDS / 2


def test_the_first_level_rather_leaves_a_disc_in_a_line_than_scores_with_it() -> None:
    position = Game("top10", fill="random").round(1, 1)
    while not some_score(position):
        position = position.play(position.legal[0])
    points = [choose(position, "first", seed=seed).token for seed in range(60)]
    scored = sum(scores(position, position.game.rules.TOKENS.index(token)) for token in points)
    assert 0 < scored < 12


def some_score(position: Position) -> bool:
    """Whether there is a ply that scores, and one that does not."""
    tokens = position.game.rules.TOKENS
    return len({scores(position, tokens.index(token)) for token in position.legal}) == 2


def test_a_child_completes_its_own_line_nearly_always() -> None:
    position = Game("puissance4").start().play("414141")
    played = [child(position, random.Random(seed)) for seed in range(50)]
    assert 40 <= played.count("4") < 50


def test_every_level_says_for_whom_it_is() -> None:
    assert all(level.title.startswith("For ") for level in LEVELS.values())
