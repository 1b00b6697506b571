"""The lines that stand on a board, cell by cell: what a picture traces and a page shows.

The rules decide *whether* somebody has a line. Its cells are read off the tables and tests of the
rules by the module `lines` of a game, or off the lines that the rules list (`LINE_CELLS`). Cells
are named as in `quatuor.pictures.boards`.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from quatuor.games.registry import GAMES, part
from quatuor.pictures.boards import cells_of
from quatuor.pictures.text import board_text

Cells: TypeAlias = tuple[str, ...]


class Line(NamedTuple):
    """A line or a pattern that stands."""

    owner: int
    """Whose pieces it is made of; 0 where pieces belong to nobody."""
    cells: Cells
    """From one end to the other."""


class Threat(NamedTuple):
    """A line of which one cell is free and all the others are one player's."""

    owner: int
    cell: str
    """The free one."""
    line: Cells


def threats(lines: Iterable[Cells], contents: Mapping[str, str]) -> Iterator[Threat]:
    """The threats among these lines, where each cell holds a player's digit or nothing."""
    for line in lines:
        free = [cell for cell in line if not contents[cell]]
        owners = {contents[cell] for cell in line if contents[cell]}
        if len(free) == len(owners) == 1:
            yield Threat(int(owners.pop()), free[0], line)


def standing(game: str, state: Any) -> tuple[Line, ...]:
    """The lines that stand in a state of a game."""
    own = part(game, "lines")
    if own is not None:
        return tuple(own.standing(state))
    rules = GAMES[game]
    if not rules.LINE_CELLS:
        return ()
    return tuple(_listed(rules.LINE_CELLS, cells_of(game, board_text(rules, rules.board(state)))))


def _listed(lines: Iterable[Cells], contents: Mapping[str, str]) -> Iterator[Line]:
    """Of these lines, those whose cells all hold the digit of one player; player 1's first."""
    found = []
    for line in lines:
        owners = {contents[cell] for cell in line}
        if len(owners) == 1 and "" not in owners:
            found.append(Line(int(owners.pop()), line))
    return iter(sorted(found, key=lambda line: line.owner))
