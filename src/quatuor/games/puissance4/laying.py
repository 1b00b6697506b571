"""When a laid-out board of puissance4 is reached by dropping discs alone."""

from quatuor.game import Game
from quatuor.search.reach import Cells, only_added as may_become

__all__ = ["is_exact", "may_become"]


def is_exact(game: Game, _wanted: Cells) -> bool:
    """Only popping and discs with a power take anything off the board."""
    return not game.options["pop_out"] and not game.options["power"]
