"""The push-through grid of `plus4`: pieces held in grooved columns, bonus pieces with a star."""

from collections.abc import Mapping

from quatuor.pictures.svg.colours import GREY, GREY_DARK, GREY_LIGHT, INK, PUSHED, SLOT
from quatuor.pictures.svg.pieces import bonus_mark, disc, owner_mark
from quatuor.pictures.svg.primitives import box, circle, path, words
from quatuor.pictures.svg.sheet import Drawing, Spot, halo_at
from quatuor.rules.tokens import Parts

PITCH, R = 66, 25
EDGE, HEAD, FOOT = 32, 38, 20
SIDE = 4


def draw(cells: Mapping[str, str]) -> Drawing:
    """Four columns, open above and below."""
    width, height = SIDE * PITCH + 2 * EDGE, SIDE * PITCH + HEAD + FOOT
    spots = {cell: _spot(cell) for cell in cells}
    parts = [
        box(0, 4, width, height, GREY_DARK, r=18),
        box(0, 0, width, height, GREY, r=18),
        path(f"M18 3H{width - 18}", stroke=GREY_LIGHT, stroke_width=3, stroke_linecap="round"),
    ]
    parts += [_channel(column, height) for column in range(SIDE)]
    parts += [_cell(spots[cell], content) for cell, content in cells.items()]
    parts += [
        words(EDGE + (column - 0.5) * PITCH, HEAD / 2 - 1, str(column), 17, INK)
        for column in range(1, SIDE + 1)
    ]
    parts += [
        words(EDGE / 2, spots[f"1,{row}"].y, str(row), 13, INK, fill_opacity=0.75)
        for row in range(1, SIDE + 1)
    ]
    return Drawing(width, height + 4, "".join(parts), spots)


def mark(_cells: Mapping[str, str], token: Parts, spots: Mapping[str, Spot]) -> str:
    """The piece pushed last lies at the top of its column."""
    return halo_at(spots, f"{token.column},{SIDE}")


def _spot(cell: str) -> Spot:
    column, row = (int(part) for part in cell.split(","))
    return Spot(EDGE + (column - 0.5) * PITCH, HEAD + (SIDE - row + 0.5) * PITCH, R)


def _channel(column: int, height: float) -> str:
    """A column's groove, open at both ends; teeth hold each piece at its level."""
    x = EDGE + column * PITCH
    groove = box(x + 6, HEAD - 4, PITCH - 12, height - HEAD + 4, SLOT)
    teeth = "".join(
        circle(x + side, HEAD + level * PITCH, 4.5, GREY)
        for level in range(1, SIDE)
        for side in (6, PITCH - 6)
    )
    return groove + teeth


def _cell(spot: Spot, content: str) -> str:
    if not content:
        return circle(spot.x, spot.y, R - 5, GREY_DARK, fill_opacity=0.28)
    paint = PUSHED[content]
    drawn = bonus_mark(spot.x, spot.y, R, content, paint)
    if content in "12":
        drawn = owner_mark(spot.x, spot.y, R, content, paint.mark)
    return disc(spot.x, spot.y, R, paint, drawn)
