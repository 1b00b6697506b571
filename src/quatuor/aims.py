"""Where the piece of a token comes to rest, for games whose tokens name a column, not a cell.

No rule is needed for it: what goes into a column from above lies on top of it afterwards, and what
is popped out of it is the lowest piece.
"""

from typing import Any

from quatuor.boards import cells_of

COLUMN_GAMES = ("puissance4", "top10", "plus4")
POP = "x"


def aim(token: str, before: Any, after: Any) -> str:
    """The cell that a token is about, given the boards before and after it; "" without one."""
    if not token[-1].isdigit():
        return ""
    popped = token.startswith(POP)
    filled = _filled(before if popped else after, token[-1])
    return filled[0 if popped else -1]


def _filled(board: Any, column: str) -> list[str]:
    """The cells of a column in which something lies, from the bottom."""
    cells = cells_of("puissance4", board)
    return sorted(cell for cell, content in cells.items() if content and cell[0] == column)
