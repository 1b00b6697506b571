"""The lines of `puissance4`, cell by cell."""

from collections.abc import Iterator

from quatuor.games.puissance4.rules import FIVE, State
from quatuor.pictures.grid_lines import on_the_grid
from quatuor.pictures.lines import Line


def standing(s: State) -> Iterator[Line]:
    """Four, or five, or more of one colour; the printed panels of `five` belong to it."""
    return on_the_grid(s, s.setup & FIVE)
