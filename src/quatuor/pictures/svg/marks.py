"""Signs on cells, as people put them on a board that they talk about: a colour and a shape."""

from collections.abc import Iterable, Mapping

from quatuor.errors import BadRequest
from quatuor.pictures.svg.primitives import element, ellipse, path
from quatuor.pictures.svg.sheet import Spot

INKS = {"green": "#1d8a4a", "red": "#c8202f", "blue": "#1f5fd0", "amber": "#c77700"}
EDGE = "#ffffff"
SIZE = 0.86
"""Of the radius of a piece."""

Sign = tuple[str, str, str]
"""A cell, a colour and a shape."""


def draw(spots: Mapping[str, Spot], signs: Iterable[Sign]) -> str:
    """The signs, each at the piece of its cell."""
    return "".join(_sign(spots, *sign) for sign in signs)


def _sign(spots: Mapping[str, Spot], cell: str, colour: str, shape: str) -> str:
    if cell not in spots or colour not in INKS or shape not in SHAPES:
        raise BadRequest(f"no sign {colour} {shape} can be put on {cell!r}")
    spot = spots[cell]
    return "".join(
        SHAPES[shape](spot, stroke=ink, stroke_width=width, stroke_linejoin="round")
        for ink, width in ((EDGE, 8), (INKS[colour], 4.5))
    )


def _ring(spot: Spot, **look: object) -> str:
    return ellipse(spot.x, spot.y, spot.r * SIZE, spot.r * SIZE * spot.flat, **look)


def _square(spot: Spot, **look: object) -> str:
    x, y = spot.r * SIZE * 0.86, spot.r * SIZE * 0.86 * spot.flat
    return element(
        "rect", x=spot.x - x, y=spot.y - y, width=2 * x, height=2 * y, fill="none", **look
    )


def _triangle(spot: Spot, **look: object) -> str:
    x, y = spot.r * SIZE, spot.r * SIZE * spot.flat
    return path(
        f"M{spot.x:g} {spot.y - y:g}L{spot.x + x:g} {spot.y + y * 0.75:g}H{spot.x - x:g}Z",
        **look,
    )


def _cross(spot: Spot, **look: object) -> str:
    x, y = spot.r * SIZE * 0.75, spot.r * SIZE * 0.75 * spot.flat
    d = f"M{spot.x - x:g} {spot.y - y:g}l{2 * x:g} {2 * y:g}m0 {-2 * y:g}l{-2 * x:g} {2 * y:g}"
    return path(d, stroke_linecap="round", **look)


SHAPES = {"ring": _ring, "square": _square, "triangle": _triangle, "cross": _cross}
