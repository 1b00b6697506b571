"""The box: two trays of 4 × 4 cells, one above the other on four corner towers. Metres, seconds.

From above, with player 1 in front and player 2 facing them:

                player 2
            a    b    c    d
          o----------------------o
        4 |    |    |    |    |       y
        3 |    |    |    |    |       ^
        2 |    |    |    |    |       |
        1 |    |    |    |    |       +--> x     z is up, the origin in the middle of the table
          o----------------------o
                player 1

Cells are divided by ridges, higher than three tokens are thick; a tray ends in a higher rim.
"""

from dataclasses import dataclass

PITCH = 0.052
"""From the middle of one cell to the middle of the next."""
RIDGE = 0.003
"""How wide the ridge between two cells is."""
RIDGE_HEIGHT = 0.009
RIM_HEIGHT = 0.011
TRAY_HALF = 2 * PITCH + RIDGE / 2
"""From the middle of a tray to the outside of its rim."""
FLOORS = {"U": 0.150, "L": 0.025}
"""The height of the floor of each tray above the table."""
CELLS = tuple(f"{tray}{column}{row}" for tray in FLOORS for column in "abcd" for row in "1234")
PLATE = 0.006
"""How thick the floor of a tray is: a thinner one would let the hardest throws through."""
TOWER = 0.006
"""Half the side of a corner tower; they stand outside the trays and carry the upper one."""

RADIUS = 0.016
HALF_THICK = 0.0012
THICK = 2 * HALF_THICK
WEIGHT = 0.004
"""A token: its radius, half its thickness, its thickness, and kilograms."""
TALLEST = 3
"""Layers of a pile; further tokens are pressed into them, so that a cell is never too full."""


@dataclass(frozen=True)
class Pose:
    """Where the middle of a token is, and which way its face looks (a unit vector)."""

    x: float
    y: float
    z: float
    face: tuple[float, float, float] = (0.0, 0.0, 1.0)


def middle_of(cell: str) -> tuple[float, float, float]:
    """The middle of the floor of a cell."""
    tray, column, row = cell[0], cell[1], cell[2]
    x = ("abcd".index(column) - 1.5) * PITCH
    y = (int(row) - 2.5) * PITCH
    return x, y, FLOORS[tray]


def cell_at(tray: str, x: float, y: float) -> str | None:
    """The cell above whose floor this point is; none above a ridge, the rim, or outside."""
    column, row = x / PITCH + 2, y / PITCH + 2
    if not (0 <= column < 4 and 0 <= row < 4):
        return None
    inside = RIDGE / 2 / PITCH
    if min(column % 1, 1 - column % 1, row % 1, 1 - row % 1) < inside:
        return None
    return f"{tray}{'abcd'[int(column)]}{int(row) + 1}"
