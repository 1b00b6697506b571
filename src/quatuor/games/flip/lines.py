"""The lines of `flip`, cell by cell."""

from collections.abc import Iterator

from quatuor.games.flip.pro import Turns
from quatuor.games.flip.rules import State
from quatuor.games.flip.trays import CELLS, LINES, in_majority, lines_held, on_top
from quatuor.pictures.lines import Line


def standing(s: State) -> Iterator[Line]:
    """Four cells in line on one tray under one player's control."""
    control = in_majority if isinstance(s, Turns) else on_top
    for owner in (1, 2):
        for number in lines_held(s.stacks, owner, control):
            yield Line(owner, tuple(CELLS[cell] for cell in LINES[number]))
