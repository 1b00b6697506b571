"""What a look at the trays is worth to a player: lines for and lines against.

A line counts the more the more of its cells one controls, whoever holds the rest: in flip every
cell can be won back. Boards are rows of 32 numbers: for each cell who controls it, 0 for nobody.
"""

import numpy as np
import numpy.typing as npt

from quatuor.games.flip.trays import LINES, worth

Boards = npt.NDArray[np.int64]
Values = npt.NDArray[np.float64]

CELLS_OF = np.array(LINES)
HOLDS = np.array((0.0, 1.0, 4.0, 14.0, 60.0))
"""What it is worth to control none, one, two, three or four cells of a line."""
POINTS = np.array([float(worth(line)) for line in range(len(LINES))])


def values(boards: Boards, player: int, against: float, points: bool) -> Values:
    """What each board is worth; `against` is how much the other's lines trouble the player.

    In a match for points a line on the upper tray counts double.
    """
    held = boards[:, CELLS_OF]
    own = HOLDS[(held == player).sum(axis=2)]
    other = HOLDS[(held == 3 - player).sum(axis=2)]
    weights = POINTS if points else np.ones(len(LINES))
    looked: Values = (own - against * other) @ weights
    return looked
