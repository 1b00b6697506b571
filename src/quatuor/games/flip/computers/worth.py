"""What a look at the trays is worth to a player: lines for and lines against.

A line counts the more the more of its cells one controls, whoever holds the rest: in flip every
cell can be won back. A board says for each of the 32 cells who controls it, 0 for nobody.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from quatuor.games.flip.trays import CELLS, LINES, worth

HOLDS = (0, 1, 4, 14, 60)
"""What it is worth to control none, one, two, three or four cells of a line."""
ALL = range(len(LINES))
THROUGH = tuple(
    tuple(number for number, line in enumerate(LINES) if cell in line) for cell in range(len(CELLS))
)
"""The lines through each cell."""


@dataclass(frozen=True)
class Judge:
    """Whoever looks at the trays."""

    player: int
    against: float
    """How much the other's lines trouble the player."""
    points: bool
    """Whether the match is for points: then a line on the upper tray counts double."""

    def value(self, board: Sequence[int], lines: Iterable[int] = ALL) -> float:
        """What a board is worth, or these lines of it."""
        own = other = 0
        for number in lines:
            a, b, c, d = LINES[number]
            held = (board[a], board[b], board[c], board[d])
            weight = worth(number) if self.points else 1
            own += weight * HOLDS[held.count(self.player)]
            other += weight * HOLDS[held.count(3 - self.player)]
        return own - self.against * other
