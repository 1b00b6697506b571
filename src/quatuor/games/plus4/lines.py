"""The lines of `plus4`, cell by cell."""

from collections.abc import Iterator

from quatuor.games.plus4.rules import LINES, State
from quatuor.pictures.lines import Line
from quatuor.rules.usual import sides


def standing(s: State) -> Iterator[Line]:
    """All four cells of a column, a row or a diagonal in one colour."""
    for owner, side in enumerate(sides(s), 1):
        for line in LINES:
            if side.pieces & line == line:
                bits = (bit for bit in range(20) if line >> bit & 1)
                yield Line(owner, tuple(f"{bit // 5 + 1},{4 - bit % 5}" for bit in bits))
