"""The 192 ways to move the cells of the cube so that every line stays a line.

The axes change places, each may be reversed, and the four steps of all axes at once may change
places so that opposite ones stay opposite (1 and 4, 2 and 3): outer cells trade with inner ones.
"""

from collections.abc import Iterator
from itertools import permutations, product

BOARDS, COLUMNS, ROWS = "1234", "abcd", "1234"
STEPS = tuple(
    order
    for order in permutations(range(4))
    if all(order[3 - at] == 3 - order[at] for at in (0, 1))
)
"""Orders of the steps along an axis that keep opposite ones opposite."""


def images(names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """For each symmetry, the cell that comes to lie in the place of each."""
    for axes, flips, steps in product(permutations(range(3)), product((0, 1), repeat=3), STEPS):
        if steps[0] < 2:  # the others are reversed in all axes, which `flips` does as well
            yield tuple(_image(name, axes, flips, steps) for name in names)


def _image(name: str, axes: tuple[int, ...], flips: tuple[int, ...], steps: tuple[int, ...]) -> str:
    """Where a cell comes from."""
    at = (BOARDS.index(name[0]), COLUMNS.index(name[1]), ROWS.index(name[2]))
    moved = [steps[at[axis]] for axis in axes]
    board, column, row = (3 - x if flip else x for x, flip in zip(moved, flips, strict=True))
    return BOARDS[board] + COLUMNS[column] + ROWS[row]
