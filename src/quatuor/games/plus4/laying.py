"""What the columns of plus4 may become: pieces come in at the top and push the others down."""

from quatuor.game import Game
from quatuor.search.reach import Cells

COLUMNS, SIDE = "1234", 4


def may_become(now: Cells, wanted: Cells) -> bool:
    """Whether the pieces of each column are the lowest of those that are wanted there."""
    return all(_column(wanted, column).startswith(_column(now, column)) for column in COLUMNS)


def _column(cells: Cells, column: str) -> str:
    """The pieces of a column, the one that came in first at the beginning."""
    return "".join(cells[f"{column},{row}"] for row in range(1, SIDE + 1))


def is_exact(_game: Game, wanted: Cells) -> bool:
    """Where no column is full, nothing has been pushed out, so that what lies there is all."""
    return all(len(_column(wanted, column)) < SIDE for column in COLUMNS)
