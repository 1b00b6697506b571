"""Static evaluation of a position that is not over: how good it seems for the player to move.

A game that has one offers a kernel `evaluate(state)` in `games/NAME/evaluation.py`: a number
between -BEST and BEST that is larger the better the position looks. It proves nothing; engines use
it to order plies and where they stop searching. It reads states through the rules' public kernels.
"""

from quatuor.games.registry import part
from quatuor.search.specialise import by_part

BEST = 10_000
"""No evaluation is higher."""

evaluate = by_part("evaluation", "evaluate")
"""`evaluate(g, s)`: the evaluation that belongs to the rules `g`."""


def has_evaluation(game: str) -> bool:
    """Whether a game has a static evaluation."""
    return hasattr(part(game, "evaluation"), "evaluate")
