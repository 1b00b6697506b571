"""The four boards of `q4`, in the order in which they stack."""

from collections.abc import Mapping

from quatuor.pictures.svg.colours import BIRCH, BIRCH_DARK, BIRCH_LIGHT, DIMPLE, INK, MARBLES
from quatuor.pictures.svg.pieces import marble, owner_mark
from quatuor.pictures.svg.primitives import arc, box, circle, path, words
from quatuor.pictures.svg.sheet import Drawing, Spot, ghost, halo_at
from quatuor.rules.tokens import Parts

PITCH, R = 50, 19
EDGE, HEAD, FOOT, GAP = 26, 34, 26, 18
SIDE = 4
LETTERS = "abcd"
PLATE = SIDE * PITCH + 2 * EDGE
HEIGHT = HEAD + SIDE * PITCH + FOOT


def draw(cells: Mapping[str, str]) -> Drawing:
    """The boards side by side, numbered from the lowest of the stack."""
    spots = {cell: _spot(cell) for cell in cells}
    parts = [_plate(number) for number in range(1, SIDE + 1)]
    parts += [_cell(spots[cell], content) for cell, content in cells.items()]
    return Drawing(SIDE * PLATE + (SIDE - 1) * GAP, HEIGHT + 5, "".join(parts), spots)


def mark(_cells: Mapping[str, str], token: Parts, spots: Mapping[str, Spot]) -> str:
    """The marble placed or moved last, and where it came from."""
    left = ghost(spots[token.origin]) if token.origin in spots else ""
    return left + halo_at(spots, token.cell)


def _spot(cell: str) -> Spot:
    left = (int(cell[0]) - 1) * (PLATE + GAP)
    column, row = LETTERS.index(cell[1]), int(cell[2])
    x = left + EDGE + (column + 0.5) * PITCH
    return Spot(x, HEAD + (SIDE - row + 0.5) * PITCH, R, cell[0])


def _plate(number: int) -> str:
    left = (number - 1) * (PLATE + GAP)
    parts = [
        box(left, 5, PLATE, HEIGHT, BIRCH_DARK, r=16),
        box(left, 0, PLATE, HEIGHT, BIRCH, r=16),
        path(
            f"M{left + 16} 2.5H{left + PLATE - 16}",
            stroke=BIRCH_LIGHT,
            stroke_width=3,
            stroke_linecap="round",
        ),
        words(left + PLATE / 2, HEAD / 2 + 1, str(number), 19, INK, font_weight=700),
    ]
    for at in range(SIDE):
        middle = (at + 0.5) * PITCH
        x, y = left + EDGE + middle, HEAD + middle
        parts.append(words(x, HEIGHT - FOOT / 2 - 1, LETTERS[at], 13, INK, fill_opacity=0.8))
        parts.append(words(left + EDGE / 2, y, str(SIDE - at), 13, INK, fill_opacity=0.8))
    return "".join(parts)


def _cell(spot: Spot, content: str) -> str:
    x, y = spot.x, spot.y
    dimple = circle(x, y, R - 2, DIMPLE) + arc(
        x, y, R - 3.5, 190, 350, stroke=BIRCH_DARK, stroke_width=3, stroke_opacity=0.7
    )
    if not content:
        return dimple
    paint = MARBLES[content]
    return marble(x, y, R, paint, owner_mark(x, y, R, content, paint.mark))
