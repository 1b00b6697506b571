"""Boards as text, for a terminal, a test or a record."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, zip_longest
from typing import Any

from quatuor.pictures.boards import LETTERS, TRAYS, columns_of, is_panel, split_row
from quatuor.rules import Rules

GAP = "   "
"""Between two boards side by side."""


def board_text(rules: Rules, board: Any) -> Any:
    """The board as rows of text from the top; a list of boards for q4, an object for flip."""
    return _written(board, rules.GLYPHS)


def _written(board: Any, glyphs: tuple[str, ...]) -> Any:
    if isinstance(board, dict):
        return dict(board)
    if isinstance(board[0][0], tuple):
        return [_written(part, glyphs) for part in board]
    return [_row(row, glyphs) for row in board]


@lru_cache(maxsize=4096)
def _row(row: tuple[int, ...], glyphs: tuple[str, ...]) -> str:
    """One row as text; most rows of a board are as they were before the last ply."""
    space = " " if len(glyphs[0]) > 1 else ""
    return space.join(map(glyphs.__getitem__, row))


def copied(board: Any) -> Any:
    """The same board, to be changed by whoever gets it."""
    if isinstance(board, dict):
        return dict(board)
    return [row if isinstance(row, str) else list(row) for row in board]


def draw(game: str, board: Any) -> str:
    """The board with its columns and rows named, as a person would draw it.

    >>> print(draw("plus4", ["12..", "A...", "....", "...."]))
    4  1 2 . .
    3  A . . .
    2  . . . .
    1  . . . .
       1 2 3 4
    """
    if game == "q4":
        return _side_by_side([_plate(part, f"board {n}") for n, part in enumerate(board, 1)])
    if game == "flip":
        return _side_by_side([_plate(_tray(board, t), f"{TRAYS[t]} tray") for t in TRAYS])
    if game == "foursenses":
        return "\n".join(_named(board, LETTERS))
    return "\n".join(_named(board, [_column_name(board, column) for column in columns_of(board)]))


def _column_name(board: Sequence[str], column: int) -> str:
    """The number to play a column by; the panels of `five` are printed and have none."""
    return "|" if is_panel(board, column) else str(column)


def _plate(board: Sequence[str], title: str) -> list[str]:
    """One of several boards, under its title."""
    return [GAP + title, *_named(board, LETTERS)]


def _tray(stacks: dict[str, str], tray: str) -> list[str]:
    """The rows of a tray of flip from the back; a stack is written bottom first."""
    return [" ".join(stacks.get(f"{tray}{c}{row}", "") or "." for c in LETTERS) for row in "4321"]


def _named(board: Sequence[str], columns: Sequence[str]) -> list[str]:
    """The rows with their numbers at the left and the columns' names below."""
    rows = [split_row(row) for row in board]
    widest = max(len(cell) for cell in chain(*rows))
    numbered = [(str(len(rows) - depth), row) for depth, row in enumerate(rows)]
    return [
        f"{name:<2} {' '.join(cell.ljust(widest) for cell in row)}".rstrip()
        for name, row in [*numbered, ("", columns)]
    ]


def _side_by_side(plates: Sequence[Sequence[str]]) -> str:
    """Boards in one row, so that a line through all of them can be followed."""
    widths = [max(len(line) for line in plate) for plate in plates]
    return "\n".join(
        GAP.join(line.ljust(width) for line, width in zip(lines, widths, strict=True)).rstrip()
        for lines in zip_longest(*plates, fillvalue="")
    )
