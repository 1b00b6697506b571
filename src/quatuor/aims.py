"""Where the piece of a token comes to rest, for games whose tokens name a column, not a cell.

No rule is needed for it: what goes into a column from above lies on top of it afterwards, and what
is popped out of it is the lowest piece.
"""

from typing import Any

from quatuor.boards import EMPTY, columns_of

COLUMN_GAMES = ("puissance4", "top10", "plus4")
POP = "x"


def aim(token: str, before: Any, after: Any) -> str:
    """The cell that a token is about, given the boards before and after it; "" without one."""
    if not token[-1].isdigit():
        return ""
    popped = token.startswith(POP)
    filled = _filled(before if popped else after, int(token[-1]))
    return f"{token[-1]},{filled[-1 if popped else 0]}"


def _filled(board: Any, column: int) -> list[int]:
    """The rows in which something lies in a column, from the top."""
    place = columns_of(board).index(column)
    return [len(board) - depth for depth, row in enumerate(board) if row[place] not in EMPTY]
