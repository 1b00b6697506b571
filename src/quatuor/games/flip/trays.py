"""The two trays of `flip`: their cells, their lines, and who controls a cell.

Each tray is 4 × 4, columns a to d from the left, rows 1 to 4 from the front; the upper tray (U)
stands above the lower one (L). Cells are numbered up the columns, upper tray first:

             upper                lower
    row 4    3   7  11  15       19  23  27  31        number of a cell =
    row 3    2   6  10  14       18  22  26  30            16 * tray + 4 * column + row - 1
    row 2    1   5   9  13       17  21  25  29
    row 1    0   4   8  12       16  20  24  28
             a   b   c   d        a   b   c   d

A cell holds a stack: the players whose tokens lie in it, bottom first.
"""

from collections.abc import Callable
from typing import TypeAlias

Stack: TypeAlias = tuple[int, ...]
Stacks: TypeAlias = tuple[Stack, ...]

CELLS = tuple(f"{tray}{column}{row}" for tray in "UL" for column in "abcd" for row in "1234")
TRAY, MISS = len(CELLS), len(CELLS) + 1
PLACES = (*CELLS, "tray", "miss")
"""Where a throw can end: in a cell, on a tray but in no cell, or off the trays."""
EMPTY: Stacks = ((),) * len(CELLS)


def row_of(cell: int) -> tuple[int, ...]:
    """The four cells from left to right through this one."""
    return tuple(cell // 16 * 16 + 4 * column + cell % 4 for column in range(4))


def column_of(cell: int) -> tuple[int, ...]:
    """The four cells from front to back through this one."""
    return tuple(cell // 4 * 4 + row for row in range(4))


def around(cell: int) -> tuple[int, ...]:
    """The up to eight cells next to this one on its tray, diagonally too."""
    return tuple(
        other
        for other in range(cell // 16 * 16, cell // 16 * 16 + 16)
        if other != cell and abs(other // 4 - cell // 4) <= 1 and abs(other % 4 - cell % 4) <= 1
    )


def _lines_of_tray(corner: int) -> tuple[tuple[int, ...], ...]:
    """The four columns, four rows and two diagonals of the tray with this first cell."""
    columns = tuple(column_of(corner + 4 * column) for column in range(4))
    rows = tuple(row_of(corner + row) for row in range(4))
    rising = tuple(corner + 5 * step for step in range(4))
    falling = tuple(corner + 3 + 3 * step for step in range(4))
    return (*columns, *rows, rising, falling)


LENGTH = 4
LINES = (*_lines_of_tray(0), *_lines_of_tray(16))
"""The ten lines of the upper tray, then the ten of the lower."""


def worth(line: int) -> int:
    """What a line scores: 2 on the upper tray, 1 on the lower."""
    return 2 if line < len(LINES) // 2 else 1


def added(stacks: Stacks, cell: int, player: int) -> Stacks:
    """The stacks after a token came to rest on top of what lies in a cell."""
    return (*stacks[:cell], (*stacks[cell], player), *stacks[cell + 1 :])


def emptied(stacks: Stacks, cells: tuple[int, ...]) -> Stacks:
    """The stacks after all tokens were removed from some cells."""
    return tuple(() if cell in cells else stack for cell, stack in enumerate(stacks))


def on_top(stack: Stack) -> int:
    """Who controls a cell in a race: the owner of the top token; 0 for nobody."""
    return stack[-1] if stack else 0


def in_majority(stack: Stack) -> int:
    """Who controls a cell in pro: the player with more tokens in it; 0 where it is neutral."""
    ones = stack.count(1)
    twos = len(stack) - ones
    return 0 if ones == twos else 1 if ones > twos else 2


def lines_held(stacks: Stacks, player: int, control: Callable[[Stack], int]) -> tuple[int, ...]:
    """The lines of which a player controls all four cells."""
    held = {cell for cell, stack in enumerate(stacks) if stack and control(stack) == player}
    if len(held) < LENGTH:
        return ()
    return tuple(number for number, line in enumerate(LINES) if held.issuperset(line))
