"""Classic positions as two words, and how to read them from column digits."""

from quatuor.games.puissance4.solver.lines import holds_four
from quatuor.games.puissance4.solver.plan import Plan

Stones = tuple[int, int]


def place(plan: Plan, mover: int, other: int, column: int) -> int:
    """The mover's stones after one more in a column."""
    cell = ((mover | other) + (1 << column * plan.step)) & (plan.column << column * plan.step)
    if cell == 0:
        raise ValueError(f"column {column + 1} is full")
    return mover | cell & ~(mover | other)


def legal_columns(plan: Plan, taken: int) -> list[int]:
    """The columns with room left."""
    top = plan.height - 1
    return [c for c in range(plan.width) if not taken >> (c * plan.step + top) & 1]


def is_over(plan: Plan, mover: int, other: int) -> bool:
    """Whether somebody has four in a row, or the board is full."""
    full = mover | other == plan.board
    return full or bool(holds_four(plan, mover) or holds_four(plan, other))


def read(plan: Plan, position: str | Stones) -> Stones:
    """The stones of (the side to move, the other) of a position that is not over.

    A string names columns from 1: digits, then letters from `a` for the tenth.
    """
    if not isinstance(position, str):
        return position
    mover, other = 0, 0
    for digit in position:
        column = int(digit, 36) - 1
        if not 0 <= column < plan.width:
            raise ValueError(f"there is no column {digit}")
        if is_over(plan, mover, other):
            raise ValueError("the game is over before the last move")
        mover, other = other, place(plan, mover, other, column)
    if is_over(plan, mover, other):
        raise ValueError("the game is over")
    return mover, other
