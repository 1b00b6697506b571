"""A thousand rounds between levels, simulated."""

import random
from collections import Counter
from itertools import pairwise

import pytest

import quatuor as q
from quatuor.games.flip.computers.rounds import Simulation
from quatuor.players.levels import LEVELS

RACES, TURNS = 180, 20
"""Rounds of each pair of neighbouring levels; five pairs make a thousand rounds."""
*LOWER, HIGHEST = pairwise(LEVELS)
PAIRS = [*(pytest.param(*pair, marks=pytest.mark.slow) for pair in LOWER), HIGHEST]
"""The strongest, who throw least, are quick to simulate; the others take their time."""


class Accountant:
    """Counts the tokens of a round after everything that happens in it."""

    def __init__(self) -> None:
        self.removed = [0, 0]

    def check(self, position: q.Position) -> None:
        """In a cell, not landed yet, or removed; what is removed never comes back."""
        cells = Counter("".join(position.board.values()))
        for at, hand in enumerate(position.hand):
            removed = 21 - hand - cells[str(at + 1)]
            assert removed >= self.removed[at]
            self.removed[at] = removed


@pytest.mark.parametrize(("weaker", "better"), PAIRS)
def test_in_a_thousand_rounds_no_token_is_lost_or_made_and_the_better_level_wins_more(
    weaker: str, better: str
) -> None:
    for mode, times in (("basic", RACES), ("pro", TURNS)):
        game, wins = q.Game("flip", mode=mode), Counter[str]()
        for number in range(times):
            levels = (weaker, better) if number % 2 else (better, weaker)
            watch = Accountant().check
            end = Simulation(levels, random.Random(number), watch).round(game, 1 + number % 2)
            wins.update(levels[seat - 1] for seat in (end.outcome.winners if end.outcome else ()))
        assert wins[better] > wins[weaker], mode


def test_a_simulated_race_is_a_game_that_the_rules_can_replay() -> None:
    game = q.Game("flip", mode="championship")
    end = Simulation(("hard", "easy"), random.Random(5)).round(game)
    again = game.start().play(" ".join(end.moves))
    assert again.board == end.board
    assert again.outcome == end.outcome
