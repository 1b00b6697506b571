"""Where the piece of a token comes to rest, for games whose tokens name a column, not a cell.

Weight decides it, not a rule: a disc lies on what lies in its column, a heavy one falls through to
the bottom, a piece that is pushed in stays at the top, and what is popped out was the lowest one.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from quatuor.games.registry import GAMES
from quatuor.pictures.boards import EMPTY, split_row
from quatuor.rules.tokens import Parts


def landing_cells(game: str, tokens: Iterable[str], board: Any) -> dict[str, str]:
    """For each token that names a column, the cell that it is about on this board."""
    if GAMES[game].DESCRIPTOR.gravity == "none":
        return {}
    heights = _heights(board)
    places = _places(game, tuple(tokens), len(heights), len(board))
    return {token: cells[heights[at]] for token, at, cells in places}


def piece_symbols(game: str, token: str, board: Any) -> dict[str, str]:
    """The piece with a power that a token has just brought onto the board: its cell, its letter.

    From the next ply on it is a piece like any other, and its symbol is no longer shown.
    """
    descriptor = GAMES[game].DESCRIPTOR
    kind, column, *_ = _parts_of(game, token)
    if not column or not descriptor.kind_of[kind].symbol:
        return {}
    heights = _heights(board)
    top = heights[descriptor.board.columns_in(len(heights)).index(column)]
    return {f"{column}{descriptor.board.separator}{top}": kind}


@lru_cache(4096)
def _parts_of(game: str, token: str) -> Parts:
    """What a token is made of: after every move all that may follow are taken apart."""
    return GAMES[game].DESCRIPTOR.parts_of(token)


@lru_cache(1024)
def _places(
    game: str, tokens: tuple[str, ...], columns: int, rows: int
) -> tuple[tuple[str, int, tuple[str, ...]], ...]:
    """For each token that names a column: which it is, and the cell for each height of the column.

    What may be played often comes again, so that only heights are left to be counted.
    """
    board = GAMES[game].DESCRIPTOR.board
    names, found = board.columns_in(columns), []
    for token in tokens:
        kind, column, *_ = _parts_of(game, token)
        if column:
            ends = (_row_of(game, kind, height, rows) for height in range(rows + 1))
            cells = tuple(f"{column}{board.separator}{row}" for row in ends)
            found.append((token, names.index(column), cells))
    return tuple(found)


def _row_of(game: str, kind: str, height: int, rows: int) -> int:
    """The row in which a piece of that kind ends, in a column that is so high."""
    descriptor = GAMES[game].DESCRIPTOR
    if descriptor.gravity == "push":
        return rows
    return 1 if descriptor.kind_of[kind].at_bottom else height + 1


def _heights(board: Sequence[str]) -> list[int]:
    """How many pieces lie in each column, from the left.

    Where a cell is one character, a column is a text as a row is.
    """
    (dot, dash), rows = EMPTY, len(board)
    if " " in board[0]:
        columns = zip(*map(split_row, board), strict=True)
        return [rows - column.count(dot) - column.count(dash) for column in columns]
    text, width = "".join(board), len(board[0])
    return [rows - text[at::width].count(dot) for at in range(width)]
