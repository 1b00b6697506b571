"""What runs in a worker: one choice of a computer player.

Kept apart from the room, so that a worker imports the games and nothing else.
"""

import time
from importlib import import_module
from typing import Any

from quatuor.game import Game

ENGINE = "quatuor.players.choose"
"""Imported only in a worker: the room itself never searches."""
LEAST = 0.05
"""Seconds to think when all time has been used up."""


def choose_move(
    game: str,
    options: dict[str, Any],
    starter: int,
    number: int,
    absent: tuple[int, ...],
    moves: str,
    until: float,
    level: str,
) -> str:
    """The token that a computer player of this level plays in this round; it thinks until then."""
    position = Game(game, **options).round(starter, number, absent).play(moves)
    engine = import_module(ENGINE)
    limit = engine.budget_of(level, max(until - time.time(), LEAST))
    return str(engine.choose(position, level, limit).token)
