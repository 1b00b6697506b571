"""Fours: which cells would complete one, whether a set holds one, what lies above a cell."""

from quatuor.compiler import inlined
from quatuor.compiler.lanes import joining, joining_five, lined_up, lined_up_five
from quatuor.games.puissance4.solver.plan import Plan


@inlined
def winning_cells(plan: Plan, stones: int, taken: int) -> int:
    """The empty cells where one more stone completes a four, reachable now or not."""
    if plan.length == 5:
        return joining_five(stones, plan.step) & plan.board & ~taken
    return joining(stones, plan.step) & plan.board & ~taken


@inlined
def holds_four(plan: Plan, cells: int) -> bool:
    """Whether four of the cells lie in a row."""
    if plan.length == 5:
        return lined_up_five(cells, plan.step) != 0
    return lined_up(cells, plan.step) != 0


@inlined
def above(plan: Plan, cells: int) -> int:
    """Every cell that lies over one of these in its column.

    A shift by k can carry a bit into the next column, but only into its lowest k rows: masking
    those off keeps columns apart.
    """
    reached = (cells << 1) & plan.from_row_1
    reached |= (reached << 1) & plan.from_row_2
    reached |= (reached << 2) & plan.from_row_4
    reached |= (reached << 4) & plan.from_row_8
    return reached
