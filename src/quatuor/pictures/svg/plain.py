"""The picture of a game that brings none: cells side by side, with a disc for every piece."""

from collections.abc import Mapping

from quatuor.pictures.svg.colours import BIRCH, BIRCH_DARK, BIRCH_LIGHT, INK, MARBLES
from quatuor.pictures.svg.pieces import disc, owner_mark
from quatuor.pictures.svg.primitives import box, words
from quatuor.pictures.svg.sheet import Drawing, Spot, ghost, halo_at
from quatuor.rules.descriptor import Board
from quatuor.rules.tokens import Parts

PITCH, R, EDGE, GAP = 64, 22, 14, 20


class Plain:
    """Boards of named cells, from left to right."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def draw(self, cells: Mapping[str, str]) -> Drawing:
        """Every cell with its name and what lies in it."""
        letters = [part.letter for part in self.board.parts] or [""]
        wide = len(self.board.columns) * PITCH + 2 * EDGE
        high = self.board.rows * PITCH + 2 * EDGE
        spots: dict[str, Spot] = {}
        drawn = []
        for at, letter in enumerate(letters):
            left = at * (wide + GAP)
            drawn.append(box(left, 0, wide, high, BIRCH_DARK, r=12))
            spots |= self._spots(letter, left, cells)
        drawn += [_cell(cell, spot, cells[cell]) for cell, spot in spots.items()]
        return Drawing(len(letters) * (wide + GAP) - GAP, high, "".join(drawn), spots)

    def mark(self, _cells: Mapping[str, str], token: Parts, spots: Mapping[str, Spot]) -> str:
        """The piece that came last, and where it came from."""
        left = ghost(spots[token.origin]) if token.origin in spots else ""
        return left + halo_at(spots, token.cell)

    def _spots(self, letter: str, left: float, cells: Mapping[str, str]) -> dict[str, Spot]:
        """Where the cells of one board are, of those that there are."""
        across = len(self.board.columns)
        return {
            cell: Spot(
                left + EDGE + (at % across + 0.5) * PITCH,
                EDGE + (at // across + 0.5) * PITCH,
                R,
                letter,
            )
            for at, cell in enumerate(self.board.cells(letter))
            if cell in cells
        }


def _cell(cell: str, spot: Spot, content: str) -> str:
    """The square of a cell with its name below, and the piece in it."""
    side = PITCH - 4
    square = box(spot.x - side / 2, spot.y - side / 2, side, side, BIRCH_LIGHT, r=6)
    name = words(spot.x - side / 2 + 9, spot.y + side / 2 - 8, cell, 10, INK)
    if not content:
        return square + name
    paint = MARBLES.get(content)
    if paint is None:
        ground = box(spot.x - R, spot.y - R, 2 * R, 2 * R, BIRCH, r=6)
        return square + name + ground + words(spot.x, spot.y, content, 17, INK)
    own = owner_mark(spot.x, spot.y, R, content, paint.mark)
    return square + name + disc(spot.x, spot.y, R, paint, own)
