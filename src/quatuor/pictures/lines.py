"""The lines that stand on a board, cell by cell: what a picture traces and a page shows.

The rules decide *whether* somebody has a line; here its cells are read off the tables and tests of
the rules, one function a game. Cells are named as in `quatuor.pictures.boards`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from quatuor.games.flip import rules as flip
from quatuor.games.flip.pro import Turns
from quatuor.games.flip.trays import (
    CELLS as TRAY_CELLS,
    LINES as TRAY_LINES,
    in_majority,
    lines_held,
    on_top,
)
from quatuor.games.foursenses import rules as foursenses
from quatuor.games.plus4 import rules as plus4
from quatuor.games.puissance4 import rules as puissance4
from quatuor.games.q4 import rules as q4
from quatuor.games.top10 import rules as top10
from quatuor.rules import grid
from quatuor.rules.usual import sides

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
    return tuple(LINES[game](state))


def _of_puissance4(s: puissance4.State) -> Iterator[Line]:
    """Four, or five, or more of one colour; the printed panels of `five` belong to it."""
    return _on_the_grid(s, s.setup & puissance4.FIVE)


def _of_top10(s: top10.State) -> Iterator[Line]:
    """Four or more of one colour; lines mean nothing while the grid is being filled."""
    return iter(()) if s.phase == top10.FILLING else _on_the_grid(s, 0)


def _on_the_grid(s: Any, five: int) -> Iterator[Line]:
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


def _of_plus4(s: plus4.State) -> Iterator[Line]:
    """All four cells of a column, a row or a diagonal in one colour."""
    for owner, side in enumerate(sides(s), 1):
        for line in plus4.LINES:
            if side.pieces & line == line:
                bits = (bit for bit in range(20) if line >> bit & 1)
                yield Line(owner, tuple(f"{bit // 5 + 1},{4 - bit % 5}" for bit in bits))


def _of_q4(s: q4.State) -> Iterator[Line]:
    """Four marbles of one colour, along the cube."""
    for owner, marbles in enumerate(q4.marbles_of(s), 1):
        for step, starts in q4.DIRECTIONS:
            for first in range(64):
                line = range(first, first + 4 * step, step)
                if starts >> first & 1 and all(marbles >> cell & 1 for cell in line):
                    yield Line(owner, tuple(q4.CELLS[cell] for cell in line))


def _of_foursenses(s: foursenses.State) -> Iterator[Line]:
    """Four with one face or one height, and staircases of three, whoever placed them."""
    solid, *heights = s.tops
    holed = sum(heights) & ~solid
    patterns = [four for four in foursenses.FOURS if _alike(four, (solid, holed, *heights))]
    patterns += [
        sum(stair)
        for stair in foursenses.STAIRS
        if foursenses.has_stairs(*(height & sum(stair) for height in heights))
    ]
    for pattern in patterns:
        places = (place for bit, place in enumerate(foursenses.PLACES) if pattern >> bit & 1)
        yield Line(0, tuple(places))


def _alike(four: int, words: tuple[int, ...]) -> bool:
    """Whether four places share one of these facts."""
    return any(word & four == four for word in words)


def _of_flip(s: flip.State) -> Iterator[Line]:
    """Four cells in line on one tray under one player's control."""
    control = in_majority if isinstance(s, Turns) else on_top
    for owner in (1, 2):
        for number in lines_held(s.stacks, owner, control):
            yield Line(owner, tuple(TRAY_CELLS[cell] for cell in TRAY_LINES[number]))


LINES: Mapping[str, Callable[[Any], Iterator[Line]]] = {
    "puissance4": _of_puissance4,
    "top10": _of_top10,
    "plus4": _of_plus4,
    "q4": _of_q4,
    "flip": _of_flip,
    "foursenses": _of_foursenses,
}
