"""The lines of discs on the upright grid of `rules.grid`."""

from collections.abc import Iterator
from typing import Any

from quatuor.pictures.lines import Line
from quatuor.rules import grid
from quatuor.rules.usual import sides


def on_the_grid(s: Any, five: int) -> Iterator[Line]:
    """The longest runs of one colour that the rules accept as a line."""
    for owner, side in enumerate(sides(s), 1):
        for step in (1, 6, 7, 8):
            for run in _runs(side.discs, step):
                if not five or grid.has_line(sum(1 << bit for bit in run), five):
                    cells = (f"{bit // 7},{bit % 7 + 1}" for bit in run)
                    yield Line(owner, tuple(cells))


def _runs(discs: int, step: int) -> Iterator[list[int]]:
    """Four bits or more that follow each other at this distance, each run as long as it goes."""
    fours = grid.fours_from(discs, step)
    firsts = fours & ~(fours << step)
    while firsts:
        run = [(firsts & -firsts).bit_length() - 1]
        while discs >> (run[-1] + step) & 1:
            run.append(run[-1] + step)
        yield run
        firsts &= firsts - 1
