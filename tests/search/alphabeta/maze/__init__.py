"""A game made for tests, in a folder like any other: random graphs full of loops."""

from typing import Any

from quatuor.game import Game
from quatuor.games.registry import GAMES
from tests.search.alphabeta.maze import rules

NAME = "maze"
RULES: Any = rules


def maze(seed: int) -> Game:
    """One of the mazes; the game must have been added to `GAMES`."""
    GAMES.setdefault(NAME, RULES)
    return Game(NAME, seed=seed)
