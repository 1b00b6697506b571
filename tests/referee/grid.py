"""Straight lines of cells in a flat grid, found by walking."""

from collections.abc import Iterable, Sequence

Cell = tuple[int, int]

RIGHT, UP, RISING, FALLING = (1, 0), (0, 1), (1, 1), (1, -1)
DIRECTIONS = (RIGHT, UP, RISING, FALLING)


def straight_lines(columns: Iterable[int], rows: Iterable[int], length: int) -> list[list[Cell]]:
    """Every run of `length` neighbouring cells in a row, a column or a diagonal of the grid."""
    cells = {(column, row) for column in columns for row in rows}
    lines = []
    for column, row in sorted(cells):
        for right, up in DIRECTIONS:
            line = [(column + step * right, row + step * up) for step in range(length)]
            if all(cell in cells for cell in line):
                lines.append(line)
    return lines


def neighbours(cell: Cell, columns: Sequence[int], rows: Sequence[int]) -> list[Cell]:
    """The up to eight cells around a cell."""
    column, row = cell
    around = [(column + right, row + up) for right in (-1, 0, 1) for up in (-1, 0, 1)]
    return [(c, r) for c, r in around if c in columns and r in rows and (c, r) != cell]
