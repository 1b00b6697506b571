"""Where the piece of a token comes to rest, for games whose tokens name a column, not a cell.

Weight decides it, not a rule: a disc lies on what lies in its column, a heavy one falls through to
the bottom, a piece that is pushed in stays at the top, and what is popped out was the lowest one.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from quatuor.games.registry import GAMES
from quatuor.pictures.boards import EMPTY, split_row
from quatuor.rules.descriptor import Descriptor
from quatuor.rules.tokens import Parts


def landing_cells(game: str, tokens: Iterable[str], board: Any) -> dict[str, str]:
    """For each token that names a column, the cell that it is about on this board."""
    descriptor = GAMES[game].DESCRIPTOR
    if descriptor.gravity == "none":
        return {}
    heights, rows = _heights(descriptor, board), len(board)
    found = {}
    for token in tokens:
        kind, column, *_ = _parts_of(game, token)
        if column:
            bottom = descriptor.kind_of[kind].at_bottom
            pushed = descriptor.gravity == "push"
            row = rows if pushed else 1 if bottom else heights[column] + 1
            found[token] = f"{column}{descriptor.board.separator}{row}"
    return found


def piece_symbols(game: str, token: str, board: Any) -> dict[str, str]:
    """The piece with a power that a token has just brought onto the board: its cell, its letter.

    From the next ply on it is a piece like any other, and its symbol is no longer shown.
    """
    descriptor = GAMES[game].DESCRIPTOR
    kind, column, *_ = _parts_of(game, token)
    if not column or not descriptor.kind_of[kind].symbol:
        return {}
    top = _heights(descriptor, board)[column]
    return {f"{column}{descriptor.board.separator}{top}": kind}


@lru_cache(4096)
def _parts_of(game: str, token: str) -> Parts:
    """What a token is made of: after every move all that may follow are taken apart."""
    return GAMES[game].DESCRIPTOR.parts_of(token)


def _heights(descriptor: Descriptor, board: Sequence[str]) -> dict[str, int]:
    """How many pieces lie in each column."""
    columns = list(zip(*map(split_row, board), strict=True))
    names = descriptor.board.columns_in(len(columns))
    return {
        name: len(column) - sum(map(column.count, EMPTY))
        for name, column in zip(names, columns, strict=True)
    }
