"""The lines of `top10`, cell by cell."""

from collections.abc import Iterator

from quatuor.games.top10.rules import FILLING, State
from quatuor.pictures.grid_lines import on_the_grid
from quatuor.pictures.lines import Line


def standing(s: State) -> Iterator[Line]:
    """Four or more of one colour; lines mean nothing while the grid is being filled."""
    return iter(()) if s.phase == FILLING else on_the_grid(s, 0)
