"""Where the piece of a token comes to rest, for games whose tokens name a column, not a cell.

Weight decides it, not a rule: a disc lies on what lies in its column, an anvil falls through to the
bottom, a piece that is pushed in stays at the top, and what is popped out was the lowest one.
"""

from collections.abc import Iterable
from typing import Any

from quatuor.pictures.boards import columns_of

PUSHED = ("plus4",)
COLUMN_GAMES = ("puissance4", "top10", *PUSHED)
FREE = "."
AT_THE_BOTTOM = ("A", "x")
"""The anvil, and a disc that is popped out."""
POWERS = "AWDB"


def landing_cells(game: str, tokens: Iterable[str], board: Any) -> dict[str, str]:
    """For each token that names a column, the cell that it is about on this board."""
    if game not in COLUMN_GAMES:
        return {}
    first, rows = columns_of(board)[0], len(board)
    tops = [rows - column.count(FREE) + 1 for column in zip(*board, strict=True)]
    found = {}
    for token in tokens:
        if token[-1].isdigit():
            bottom = token[0] in AT_THE_BOTTOM
            row = rows if game in PUSHED else 1 if bottom else tops[int(token[-1]) - first]
            found[token] = f"{token[-1]},{row}"
    return found


def piece_symbols(game: str, token: str, board: Any) -> dict[str, str]:
    """The power disc that a token has just brought onto the board: its cell and its letter.

    From the next ply on it is a disc like any other, and its sign is no longer shown.
    """
    if game != "puissance4" or not token or token[0] not in POWERS:
        return {}
    place = columns_of(board).index(int(token[-1]))
    top = sum(row[place] != FREE for row in board)
    return {f"{token[-1]},{top}": token[0]}
