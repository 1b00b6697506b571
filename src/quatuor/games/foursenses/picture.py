"""The board of `foursenses`, seen from the front and a little from above, so that heights show.

A solid top is light wood, a holed one dark wood with a hollow; the height is carved into each top.
"""

from collections.abc import Mapping

from quatuor.pictures.svg.colours import (
    CREAM,
    HOLLOW,
    MAPLE,
    PLACE,
    SLATE,
    SLATE_DARK,
    SLATE_LIGHT,
    WALNUT,
    Paint,
)
from quatuor.pictures.svg.primitives import box, ellipse, path, words
from quatuor.pictures.svg.sheet import Drawing, Spot, halo_at
from quatuor.rules.tokens import Parts

ACROSS, DEEP = 86, 74
RX, RY, LEVEL = 32, 20, 13
EDGE, HEAD, FOOT = 34, 56, 30
SIDE = 4
LETTERS = "abcd"
WIDTH = SIDE * ACROSS + 2 * EDGE
HEIGHT = HEAD + SIDE * DEEP + FOOT


def draw(cells: Mapping[str, str]) -> Drawing:
    """The places from the back to the front, each with its stack."""
    spots = {cell: _spot(cell, content) for cell, content in cells.items()}
    body = _board() + "".join(_place(cell, content) for cell, content in cells.items())
    return Drawing(WIDTH, HEIGHT + 8, body, spots)


def mark(_cells: Mapping[str, str], token: Parts, spots: Mapping[str, Spot]) -> str:
    """The top of the place that was played last."""
    return halo_at(spots, token.cell)


def _ground(cell: str) -> tuple[float, float]:
    column, row = LETTERS.index(cell[0]), int(cell[1])
    return EDGE + (column + 0.5) * ACROSS, HEAD + (SIDE - row + 0.5) * DEEP


def _spot(cell: str, content: str) -> Spot:
    x, y = _ground(cell)
    return Spot(x, y - LEVEL * int(content[1:] or 0), RX, "", RY / RX)


def _board() -> str:
    parts = [
        box(0, 8, WIDTH, HEIGHT, SLATE_DARK, r=20),
        box(0, 0, WIDTH, HEIGHT, SLATE, r=20),
        path(f"M20 3H{WIDTH - 20}", stroke=SLATE_LIGHT, stroke_width=3, stroke_linecap="round"),
    ]
    for at in range(SIDE):
        x, y = EDGE + (at + 0.5) * ACROSS, HEAD + (at + 0.5) * DEEP
        parts.append(words(x, HEIGHT - FOOT / 2 + 2, LETTERS[at], 16, CREAM))
        parts.append(words(EDGE / 2, y, str(SIDE - at), 16, CREAM))
    return "".join(parts)


def _place(cell: str, content: str) -> str:
    x, y = _ground(cell)
    dent = ellipse(x, y, RX + 4, RY + 3, PLACE) + path(
        f"M{x - RX - 2} {y}A{RX + 2} {RY + 2} 0 0 1 {x + RX + 2} {y}",
        stroke=SLATE_DARK,
        stroke_width=3,
    )
    if not content:
        return dent
    return dent + _stack(x, y, int(content[1]), WALNUT if content[0] == "H" else MAPLE)


def _stack(x: float, y: float, height: int, wood: Paint) -> str:
    """A pile of that many levels; the grooves between them can be counted."""
    top = y - LEVEL * height
    wall = f"M{x - RX} {y}A{RX} {RY} 0 0 0 {x + RX} {y}V{top}H{x - RX}Z"
    grooves = "".join(
        path(
            f"M{x - RX} {y - LEVEL * level}A{RX} {RY} 0 0 0 {x + RX} {y - LEVEL * level}",
            stroke=HOLLOW,
            stroke_width=1.5,
            stroke_opacity=0.55,
        )
        for level in range(1, height)
    )
    shadow = ellipse(x + 4, y + 4, RX + 1, RY, "#000", fill_opacity=0.3)
    face = ellipse(x, top, RX, RY, wood.light) + ellipse(x, top + 0.8, RX - 2, RY - 1.6, wood.face)
    if wood is WALNUT:
        face += ellipse(x, top, RX * 0.6, RY * 0.6, wood.rim)
        face += ellipse(x, top + 1.5, RX * 0.55, RY * 0.52, HOLLOW)
    number = words(x, top + 1, str(height), 15, wood.mark, font_weight=700)
    return shadow + path(wall, wood.rim) + grooves + face + number
