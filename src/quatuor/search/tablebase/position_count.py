"""How many positions a round has: the figure by which a table's reach is checked.

A turn that is passed counts as a position of its own here, as it would if every
player had a turn; the rules themselves go straight to the player who can play.
"""

from dataclasses import dataclass

from quatuor.game import Game
from quatuor.search.tablebase.explore import explore


@dataclass(frozen=True)
class PositionCount:
    """The undecided positions that can come up in a round, each with its player to move."""

    positions: int
    """Positions in which a player has a ply to choose."""
    passes: int
    """Positions in which the player whose turn it is has none."""

    @property
    def undecided(self) -> int:
        """All of them."""
        return self.positions + self.passes


def count_positions(game: Game) -> PositionCount:
    """Count the positions of a round, mirror images and both players apart."""
    graph = explore(game, fold=False)
    passing = {edge for edge in graph.edges if edge >= 0 and edge & 1}
    return PositionCount(len(graph.keys), len(passing))
