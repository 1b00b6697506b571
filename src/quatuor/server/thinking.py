"""What runs in a worker process: one decision of a computer player.

Kept apart from the server, so that a worker imports the games and nothing else.
"""

import random
from importlib import import_module
from typing import Any

from quatuor.game import Game, Position

ENGINE = "quatuor.engines.choose"
"""Imported only in a worker: the server itself never searches."""


def decide(
    game: str, options: dict[str, Any], starter: int, number: int, moves: str, level: str
) -> str:
    """The token that a computer player of this level plays in this round."""
    position = Game(game, **options).round(starter, number).play(moves)
    if not position.game.rules.FACTS.compiled:
        return any_move(position)
    return str(import_module(ENGINE).choose(position, level=level).token)


def any_move(position: Position) -> str:
    """A random legal move, for what no engine plays; it announces only when it has to."""
    quiet = [token for token in position.legal if "!" not in token]
    return random.choice(quiet or list(position.legal))
