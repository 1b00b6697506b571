"""Five in a row between two printed panels, as a position of the same solver.

The panels are two more columns, full from the start. Their colours are not mirror images of each
other, so neither are positions.

    column   0  1  2  3  4  5  6  7  8
             1  .  .  .  .  .  .  .  2
             2  .  .  .  .  .  .  .  1
             1  .  .  .  .  .  .  .  2
             2  .  .  .  .  .  .  .  1
             1  .  .  .  .  .  .  .  2
             2  .  .  .  .  .  .  .  1
"""

from typing import Final

from quatuor.games.puissance4.solver.plan import Plan
from quatuor.games.puissance4.solver.position import Stones, place

PANELS: Final = ((0, "212121"), (8, "121212"))
"""Column, and the owners of its discs from the bottom."""


def five_plan() -> Plan:
    """The board with its panels, and lines of five."""
    return Plan(9, 6, without=("mirror",), fixed=True, length=5)


def five_stones(plan: Plan, columns: str) -> Stones:
    """The discs of (the side to move, the other), panels included, after these columns."""
    discs = {"1": 0, "2": 0}
    for column, owners in PANELS:
        for row, owner in enumerate(owners):
            discs[owner] |= 1 << (column * plan.step + row)
    mover, other = discs["1"], discs["2"]
    for digit in columns:
        mover, other = other, place(plan, mover, other, int(digit))
    return mover, other
