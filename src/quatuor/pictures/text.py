"""Boards as text, for a terminal, a test or a record."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain, zip_longest
from typing import Any

from quatuor.games.registry import GAMES
from quatuor.pictures.boards import EMPTY, split_row
from quatuor.rules import Rules
from quatuor.rules.descriptor import Board

GAP = "   "
"""Between two boards side by side."""


def board_text(rules: Rules, board: Any) -> Any:
    """The board as rows of text from the top; a list of boards, or an object from cell to pile."""
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
    if isinstance(board[0], str):
        return list(board)
    return [list(part) for part in board]


def draw(game: str, board: Any) -> str:
    """The board with its columns and rows named, as a person would draw it.

    4  1 2 . .
    3  A . . .
    2  . . . .
    1  . . . .
       1 2 3 4
    """
    cells = GAMES[game].DESCRIPTOR.board
    if not cells.parts:
        return "\n".join(_plain(cells, board))
    if isinstance(board, Mapping):
        board = [_piles(cells, board, part.letter) for part in cells.parts]
    return _side_by_side(
        [
            [GAP + part.title, *_plain(cells, rows)]
            for part, rows in zip(cells.parts, board, strict=True)
        ]
    )


def _plain(cells: Board, rows: Sequence[str]) -> list[str]:
    """One board; the columns into which nobody plays have no number to be played by."""
    columns = cells.columns_in(len(split_row(rows[0])))
    return _named(rows, ["|" if column in cells.panels else column for column in columns])


def _piles(cells: Board, piles: Mapping[str, str], letter: str) -> list[str]:
    """The rows of one board of piles; a pile is written bottom first."""
    names, wide = list(cells.cells(letter)), len(cells.columns)
    signs = [piles.get(name, "") or EMPTY[0] for name in names]
    return [" ".join(signs[at : at + wide]) for at in range(0, len(signs), wide)]


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
