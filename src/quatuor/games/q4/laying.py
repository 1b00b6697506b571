"""When a laid-out board of q4 is reached by placing marbles alone."""

from quatuor.game import Game
from quatuor.search.reach import Cells, only_added as may_become

__all__ = ["is_exact", "may_become"]


def is_exact(game: Game, wanted: Cells) -> bool:
    """Marbles move only once all of them have been placed."""
    return sum(map(bool, wanted.values())) < sum(game.start().hand)
