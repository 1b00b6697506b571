"""The 7 × 6 grid of discs, shared by the games that stand it up: one colour is one word.

Columns 0 and 8 are where the printed panels of `five` stand; in the other games they are empty.
Bits run up each column, and the seventh bit of each is a guard that is always 0, so that no
shift joins the top of one column to the bottom of the next:

    guard    6 | 13  20  27  34  41  48  55 | 62
    row 6    5 | 12  19  26  33  40  47  54 | 61        bit of (column, row) =
    row 5    4 | 11  18  25  32  39  46  53 | 60            7 * column + row - 1
    row 4    3 | 10  17  24  31  38  45  52 | 59
    row 3    2 |  9  16  23  30  37  44  51 | 58
    row 2    1 |  8  15  22  29  36  43  50 | 57
    row 1    0 |  7  14  21  28  35  42  49 | 56
             0 |  1   2   3   4   5   6   7 |  8   column

A set of columns is a small word with bit c for column c.
"""

from functools import lru_cache

from quatuor.compiler import kernel
from quatuor.compiler.bits import times

COLUMNS = range(1, 8)
ROWS = range(1, 7)
DISCS = 21
"""Discs of each player."""

BOTTOM = sum(1 << 7 * column for column in COLUMNS)
TOP = BOTTOM << 5
FIELD = BOTTOM * 0b111111
"""The 42 cells in which discs are dropped."""
ACROSS = BOTTOM | 1 | 1 << 56
"""The bottom row, panels included."""
DOWNWARDS = tuple(row - 1 for row in reversed(ROWS))
"""How many rows lie below each, from the top."""
GATHER = sum(1 << 48 - 6 * column for column in COLUMNS)


@kernel
def columns_of(bottom: int) -> int:
    """The columns of which the bottom bit is set, as a set of columns.

    Multiplying by GATHER copies the bits 7c to 48 + c; no other copy lands there or carries.
    """
    return times(bottom, GATHER) >> 48 & 0b11111110


@kernel
def open_columns(discs: int) -> int:
    """The columns that are not full."""
    return columns_of((~discs & TOP) >> 5)


@kernel
def landing(discs: int, column: int) -> int:
    """The cell where a disc dropped into a column that is not full comes to rest."""
    return (discs + (1 << 7 * column)) & ~discs & 0b1111111 << 7 * column


@kernel
def sunk(discs: int, column: int) -> int:
    """The discs after the bottom one of the column fell out and the column came down by one."""
    low = 7 * column
    within = 0b1111111 << low
    return discs & ~within | (discs & within) >> 1 & within & ~(0b1000000 << low)


@kernel
def has_line(discs: int, five: int) -> bool:
    """Whether four (with `five`: five) or more stand in a row, column or diagonal.

    Neighbours are 1 (column), 6, 7 (row) and 8 (diagonals) bits apart.
    """
    fours = (
        fours_from(discs, 1) | fours_from(discs, 6) | fours_from(discs, 7) | fours_from(discs, 8)
    )
    if not five or fours == 0:
        return fours != 0
    found = 0
    for step in (1, 6, 7, 8):
        found |= fours_from(discs, step) & discs >> 4 * step
    return found != 0


@kernel
def fours_from(discs: int, step: int) -> int:
    """The discs from which three more follow, each `step` bits further."""
    pairs = discs & discs >> step
    return pairs & pairs >> 2 * step


@kernel
def in_fours(discs: int) -> int:
    """All discs that are part of four or more in a row, column or diagonal."""
    found = 0
    for step in (1, 6, 7, 8):
        starts = fours_from(discs, step)
        found |= starts | starts << step | starts << 2 * step | starts << 3 * step
    return found


def rows_of(first: int, second: int, columns: range = COLUMNS) -> tuple[tuple[int, ...], ...]:
    """The grid as a person sees it, top row first: 0 for empty, else the player."""
    return tuple(
        [_row(first >> below & ACROSS, second >> below & ACROSS, columns) for below in DOWNWARDS]
    )


@lru_cache(8192)
def _row(first: int, second: int, columns: range) -> tuple[int, ...]:
    """One row from the left, of which each colour is given as a bottom row; few rows are new."""
    bits = [7 * column for column in columns]
    return tuple([(first >> bit & 1) + 2 * (second >> bit & 1) for bit in bits])
