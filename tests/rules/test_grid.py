"""The grid as a person sees it, cell by cell: also with the panels of nine columns."""

from random import Random

import pytest

from quatuor.rules.grid import COLUMNS, ROWS, rows_of

WIDE = range(9)
"""The columns with a panel at each side."""


@pytest.mark.parametrize("columns", [COLUMNS, WIDE])
def test_each_cell_is_seen_in_its_own_place(columns: range) -> None:
    for depth, row in enumerate(reversed(ROWS)):
        for at, column in enumerate(columns):
            cell = 1 << 7 * column + row - 1
            for player, discs in ((1, (cell, 0)), (2, (0, cell))):
                expected = [[0] * len(columns) for _ in ROWS]
                expected[depth][at] = player
                assert [list(each) for each in rows_of(*discs, columns)] == expected


@pytest.mark.parametrize("columns", [COLUMNS, WIDE])
def test_a_full_board_is_seen_as_all_of_its_cells(columns: range) -> None:
    chance = Random(7)
    for _ in range(500):
        expected = [[chance.randrange(3) for _ in columns] for _ in ROWS]
        discs = [0, 0, 0]
        for depth, row in enumerate(expected):
            for column, player in zip(columns, row, strict=True):
                discs[player] |= 1 << 7 * column + 5 - depth
        assert [list(row) for row in rows_of(discs[1], discs[2], columns)] == expected


def test_a_row_with_panels_is_not_taken_for_one_without() -> None:
    discs = 1 << 7 * 3
    assert [len(rows_of(discs, 0, columns)[-1]) for columns in (COLUMNS, WIDE, COLUMNS)] == [
        7,
        9,
        7,
    ]
