"""The upright 7 × 6 grid of `puissance4` and `top10`, and the printed panels of `five`."""

from collections.abc import Mapping

from quatuor.pictures.svg.colours import (
    CARD,
    CARD_EDGE,
    CREAM,
    DISCS,
    FRAME,
    FRAME_DARK,
    FRAME_LABEL,
    FRAME_LIGHT,
    HOLE,
)
from quatuor.pictures.svg.pieces import disc, owner_mark, power_sign, printed
from quatuor.pictures.svg.primitives import arc, box, circle, path, words
from quatuor.pictures.svg.sheet import Drawing, Spot, arrow_down, halo
from quatuor.rules.tokens import Parts

PITCH = 60
HOLE_R, DISC_R = 25.5, 24
ROWS = 6
EDGE, HEAD, FOOT = 26, 34, 30
"""The frame beside, above and below the holes."""
BASE = 22
"""How far the stand reaches out at each side, and how high it is."""
PANEL = 64
LEFT_PANEL, RIGHT_PANEL = 0, 8
"""The columns of the printed panels of `five`."""


def draw(cells: Mapping[str, str]) -> Drawing:
    """The frame on its stand with the discs in it."""
    five = f"{LEFT_PANEL},1" in cells
    left = BASE + (PANEL if five else 0)
    frame = 7 * PITCH + 2 * EDGE
    height = HEAD + ROWS * PITCH + FOOT
    spots = {cell: _spot(cell, left, frame) for cell in cells}
    parts = [_stand(left, frame, height), _frame(left, frame, height)]
    if five:
        parts += [_panel(left - PANEL), _panel(left + frame)]
    for cell, content in cells.items():
        parts.append(_cell(cell, spots[cell], content, five))
    parts += _labels(left)
    return Drawing(frame + 2 * left, height + BASE + 4, "".join(parts), spots)


def mark(cells: Mapping[str, str], token: Parts, spots: Mapping[str, Spot]) -> str:
    """What the last ply did: the disc that came, with its power, or the way out of a popped one."""
    kind, column = token.kind, token.column
    filled = [row for row in range(1, ROWS + 1) if cells.get(f"{column},{row}")]
    if kind == "x" and f"{column},1" in spots:
        bottom = spots[f"{column},1"]
        return arrow_down(bottom.x, bottom.y + PITCH / 2 + 13)
    if not filled:
        return ""
    cell = f"{column},{filled[0] if kind == 'A' else filled[-1]}"
    return (_sign(spots[cell], kind, cells[cell]) if kind else "") + halo(spots[cell])


def _sign(spot: Spot, power: str, owner: str) -> str:
    """The sign that a power disc shows on the turn on which it is played."""
    paint = DISCS[owner]
    ground = circle(spot.x, spot.y, DISC_R * 0.72, paint.mark)
    ink = paint.face if owner == "1" else paint.light
    return ground + power_sign(spot.x, spot.y, DISC_R * 0.94, power, ink)


def _spot(cell: str, left: float, frame: float) -> Spot:
    column, row = (int(part) for part in cell.split(","))
    x = left + EDGE + (column - 0.5) * PITCH
    if column == LEFT_PANEL:
        x = left - PANEL / 2
    elif column == RIGHT_PANEL:
        x = left + frame + PANEL / 2
    return Spot(x, HEAD + (ROWS - row + 0.5) * PITCH, DISC_R, "")


def _stand(left: float, frame: float, height: float) -> str:
    """A broad foot, drawn first so that the frame stands in it."""
    wide = frame + 2 * left
    return box(0, height - BASE, wide, 2 * BASE, FRAME_DARK, r=12) + box(
        0, height - BASE, wide, 8, FRAME_LIGHT, r=4
    )


def _frame(left: float, frame: float, height: float) -> str:
    rounded = 20
    top = path(
        f"M{left + rounded} 3H{left + frame - rounded}",
        stroke=FRAME_LIGHT,
        stroke_width=3,
        stroke_linecap="round",
    )
    return box(left, 0, frame, height, FRAME, r=rounded) + top


def _panel(x: float) -> str:
    """A strip of cardboard that stands at a side of the frame."""
    high = ROWS * PITCH + 16
    return box(x + 1, HEAD - 8, PANEL - 2, high, CARD_EDGE, r=6) + box(
        x + 3, HEAD - 6, PANEL - 6, high - 4, CARD, r=5
    )


def _cell(cell: str, spot: Spot, content: str, five: bool) -> str:
    x, y = spot.x, spot.y
    paint = DISCS[content] if content else None
    sign = owner_mark(x, y, DISC_R, content, paint.mark) if paint else ""
    if five and paint and cell[0] in "08":
        return printed(x, y, DISC_R - 1, paint, sign)
    hole = (
        circle(x, y + 1.2, HOLE_R + 1, FRAME_LIGHT, fill_opacity=0.7)
        + circle(x, y, HOLE_R, HOLE)
        + arc(x, y, HOLE_R - 2, 200, 340, stroke="#000", stroke_width=4, stroke_opacity=0.35)
    )
    return hole + (disc(x, y, DISC_R, paint, sign) if paint else "")


def _labels(left: float) -> list[str]:
    """The columns' numbers above, where discs go in, and the rows' at the left."""
    across = [
        words(left + EDGE + (column - 0.5) * PITCH, HEAD / 2 + 1, str(column), 17, CREAM)
        for column in range(1, 8)
    ]
    up = [
        words(left + EDGE / 2 - 1, HEAD + (ROWS - row + 0.5) * PITCH, str(row), 13, FRAME_LABEL)
        for row in range(1, ROWS + 1)
    ]
    return across + up
