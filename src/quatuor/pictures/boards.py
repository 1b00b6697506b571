"""Boards as the records write them, cell by cell and in words: what every kind of picture reads.

A board is rows of text from the top, several such boards, or an object from cell to pile. The
descriptor of a game says how its cells are named:

    "4,2"    column 4, row 2 from the bottom
    "b3"     column b, row 3
    "2b3"    board 2, column b, row 3
    "Ub3"    upper tray (U), column b, row 3
"""

from collections.abc import Mapping, Sequence
from typing import Any

from quatuor.games.registry import GAMES
from quatuor.rules.descriptor import Board, Content, Descriptor

EMPTY = (".", "--")
"""How a cell is written in which nothing lies."""


def cells_of(game: str, board: Any) -> dict[str, str]:
    """What lies in each cell, from the top left, by the cell's name; "" in an empty one."""
    cells = GAMES[game].DESCRIPTOR.board
    if isinstance(board, Mapping):
        names = [name for part in cells.parts for name in cells.cells(part.letter)]
        return {name: board.get(name, "") for name in names}
    if not cells.parts:
        return _named(cells, board)
    return {
        f"{part.letter}{name}": content
        for part, rows in zip(cells.parts, board, strict=True)
        for name, content in _named(cells, rows).items()
    }


def _named(cells: Board, rows: Sequence[str]) -> dict[str, str]:
    split = [split_row(row) for row in rows]
    columns = cells.columns_in(len(split[0]))
    return {
        f"{column}{cells.separator}{len(rows) - depth}": "" if content in EMPTY else content
        for depth, row in enumerate(split)
        for column, content in zip(columns, row, strict=True)
    }


def split_row(row: str) -> list[str]:
    """The cells of a row, written one character each or as words."""
    return row.split() if " " in row else list(row)


def content_at(game: str, board: Any, cell: str) -> Content | None:
    """What the sign in a cell stands for; None where the cell is empty or holds a plain piece."""
    return GAMES[game].DESCRIPTOR.content_of.get(cells_of(game, board)[cell])


def in_words(game: str, board: Any) -> str:
    """The board in sentences, for someone who does not see it."""
    cells = cells_of(game, board)
    descriptor = GAMES[game].DESCRIPTOR
    if not any(cells.values()):
        return "The board is empty."
    if descriptor.gravity != "none":
        return " ".join(_columns_in_words(descriptor, board, cells))
    return " ".join(_cell_in_words(descriptor, name, what) for name, what in cells.items() if what)


def _columns_in_words(
    descriptor: Descriptor, board: Sequence[str], cells: Mapping[str, str]
) -> list[str]:
    """Column by column, in the order in which the pieces came to rest, or still move down."""
    rows = range(1, len(board) + 1)
    from_top = descriptor.gravity == "push"
    said = []
    for column in descriptor.board.columns_in(len(split_row(board[0]))):
        names = [f"{column}{descriptor.board.separator}{row}" for row in rows]
        found = [cells[name] for name in (reversed(names) if from_top else names)]
        pieces = ", ".join(_piece(descriptor, piece) for piece in found if piece)
        if pieces:
            end = "top" if from_top else "bottom"
            said.append(f"{_column_name(descriptor.board, column)} from the {end}: {pieces}.")
    return said


def _column_name(board: Board, column: str) -> str:
    if column in board.panels:
        return "Left panel" if column == board.panels[0] else "Right panel"
    return f"Column {column}"


def _piece(descriptor: Descriptor, sign: str) -> str:
    known = descriptor.content_of.get(sign)
    return known.words if known else sign


def _cell_in_words(descriptor: Descriptor, name: str, what: str) -> str:
    titles = {part.letter: part.title.capitalize() for part in descriptor.board.parts}
    if descriptor.board.piled:
        return f"{titles[name[0]]} {name[1:]} from the bottom: {', '.join(what)}."
    where = f"{titles[name[0]]}, {name[1:]}" if titles else name
    return f"{where}: {_piece(descriptor, what)}."
