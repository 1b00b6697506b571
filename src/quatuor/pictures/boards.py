"""Boards as the records write them, cell by cell and in words: what every kind of picture reads.

A board is rows of text from the top (`puissance4`, `top10`, `plus4`, `foursenses`), four such
boards (`q4`), or an object from cell to stack (`flip`). Cells have names:

    puissance4, top10, plus4    "4,2"    column 4, row 2 from the bottom
    q4                          "2b3"    board 2, column b, row 3
    foursenses                  "b3"     column b, row 3
    flip                        "Ub3"    upper tray (U) or lower (L), column b, row 3
"""

from collections.abc import Mapping, Sequence
from typing import Any

NAMES = {
    "puissance4": "Puissance 4",
    "top10": "Top 10",
    "plus4": "Plus 4",
    "q4": "Q4",
    "flip": "Flip",
    "foursenses": "Four Senses",
}
LETTERS = "abcd"
TRAYS = {"U": "upper", "L": "lower"}
EMPTY = (".", "--")
FIVE_WIDE = 9
"""The columns of `puissance4` with `five`: the printed panels are the first and the last."""
FACES = {"S": "solid", "H": "holed"}
PIECES = {"A": "1 bonus", "B": "2 bonus"}


def cells_of(game: str, board: Any) -> dict[str, str]:
    """What lies in each cell, from the top left, by the cell's name; "" in an empty one."""
    if game == "flip":
        return {cell: board.get(cell, "") for cell in flip_cells()}
    if game == "q4":
        return {
            f"{number}{cell}": content
            for number, part in enumerate(board, 1)
            for cell, content in _lettered(part).items()
        }
    return _lettered(board) if game == "foursenses" else _numbered(board)


def flip_cells() -> list[str]:
    """The cells of both trays, the upper first, each from its back left corner."""
    return [f"{tray}{column}{row}" for tray in TRAYS for row in "4321" for column in LETTERS]


def columns_of(board: Sequence[str]) -> range:
    """The numbers of the columns of a grid; the left panel of `five` is column 0."""
    width = len(board[0])
    return range(width) if width == FIVE_WIDE else range(1, width + 1)


def is_panel(board: Sequence[str], column: int) -> bool:
    """Whether this is one of the printed panels of `five`, into which nobody plays."""
    return len(board[0]) == FIVE_WIDE and column in (0, FIVE_WIDE - 1)


def _numbered(board: Sequence[str]) -> dict[str, str]:
    return {
        f"{column},{len(board) - depth}": "" if content in EMPTY else content
        for depth, row in enumerate(board)
        for column, content in zip(columns_of(board), row, strict=True)
    }


def _lettered(board: Sequence[str]) -> dict[str, str]:
    return {
        f"{column}{len(board) - depth}": "" if content in EMPTY else content
        for depth, row in enumerate(board)
        for column, content in zip(LETTERS, split_row(row), strict=True)
    }


def split_row(row: str) -> list[str]:
    """The cells of a row, written one character each or as words."""
    return row.split() if " " in row else list(row)


def in_words(game: str, board: Any) -> str:
    """The board in sentences, for someone who does not see it."""
    cells = cells_of(game, board)
    if not any(cells.values()):
        return "The board is empty."
    if game in ("puissance4", "top10", "plus4"):
        return " ".join(_columns_in_words(game, board, cells))
    return " ".join(_cell_in_words(game, name, what) for name, what in cells.items() if what)


def _columns_in_words(game: str, board: Sequence[str], cells: Mapping[str, str]) -> list[str]:
    """Column by column, in the order in which the pieces came to rest, or still move down."""
    rows = range(1, len(board) + 1)
    from_top = game == "plus4"
    said = []
    for column in columns_of(board):
        found = [cells[f"{column},{row}"] for row in (reversed(rows) if from_top else rows)]
        pieces = ", ".join(PIECES.get(piece, piece) for piece in found if piece)
        if pieces:
            end = "top" if from_top else "bottom"
            said.append(f"{_column_name(board, column)} from the {end}: {pieces}.")
    return said


def _column_name(board: Sequence[str], column: int) -> str:
    if is_panel(board, column):
        return "Left panel" if column == 0 else "Right panel"
    return f"Column {column}"


def _cell_in_words(game: str, name: str, what: str) -> str:
    if game == "foursenses":
        return f"{name}: {FACES[what[0]]}, height {what[1]}."
    if game == "q4":
        return f"Board {name[0]}, {name[1:]}: {what}."
    return f"{TRAYS[name[0]].capitalize()} tray {name[1:]} from the bottom: {', '.join(what)}."
