"""How many positions a round has: the figure by which a table's reach is checked.

A turn that is passed counts as a position of its own here, as it would for somebody who lets every
player have a turn; the rules themselves go straight to the player who can play.
"""

from dataclasses import dataclass

from quatuor.game import Game
from quatuor.search.tables.explore import explore


@dataclass(frozen=True)
class Census:
    """The undecided positions that can come up in a round, each with its player to move."""

    positions: int
    """Positions in which a player has a ply to choose."""
    passes: int
    """Positions in which the player whose turn it is has none."""

    @property
    def undecided(self) -> int:
        """All of them."""
        return self.positions + self.passes


def census(game: Game) -> Census:
    """Count the positions of a round, mirror images and both players apart."""
    graph = explore(game, fold=False)
    passing = {arrow for arrow in graph.arrows if arrow >= 0 and arrow & 1}
    return Census(len(graph.codes), len(passing))
