"""A drawn board: its size, its shapes and where its cells are, so that marks find them."""

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from quatuor.errors import BadRequest
from quatuor.pictures.svg.colours import TRACE, TRACE_EDGE
from quatuor.pictures.svg.primitives import circle, element, ellipse, path

SHORT = 0.68
"""How far from the middle of a piece a traced line starts, in radii."""


class Spot(NamedTuple):
    """Where the piece of a cell is drawn, or would be."""

    x: float
    y: float
    r: float
    plate: str = ""
    """Which of several boards it lies on."""
    flat: float = 1
    """Less than 1 for a piece seen from above at a slant."""


class Drawing(NamedTuple):
    """A board without marks."""

    width: float
    height: float
    body: str
    spots: Mapping[str, Spot]


def halo(spot: Spot) -> str:
    """A bright ring around the piece that was played last."""
    rx, ry = spot.r + 2.5, spot.r * spot.flat + 2.5
    return "".join(
        ellipse(spot.x, spot.y, rx, ry, stroke=colour, stroke_width=width)
        for colour, width in ((TRACE_EDGE, 6), (TRACE, 3))
    )


def halo_at(spots: Mapping[str, Spot], cell: str) -> str:
    """The ring around a cell's piece; nothing where there is no such cell."""
    return halo(spots[cell]) if cell in spots else ""


def ghost(spot: Spot) -> str:
    """A dashed ring where the piece that was moved has been."""
    return circle(
        spot.x, spot.y, spot.r, stroke=TRACE_EDGE, stroke_width=2.5, stroke_dasharray="5 4"
    )


def arrow_down(x: float, y: float) -> str:
    """Where a piece has fallen out of its column."""
    points = f"{x - 12:g},{y - 6:g} {x + 12:g},{y - 6:g} {x:g},{y + 9:g}"
    return element(
        "polygon",
        points=points,
        fill=TRACE,
        stroke=TRACE_EDGE,
        stroke_width=2,
        stroke_linejoin="round",
    )


def trace(spots: Mapping[str, Spot], line: Sequence[str]) -> str:
    """A line of cells, joined; where it leaves one board for the next the joint is dashed."""
    for cell in line:
        if cell not in spots:
            raise BadRequest(
                f"there is no cell {cell!r} on this board; there is {next(iter(spots))}"
            )
    found = [spots[cell] for cell in line]
    pairs = list(pairwise(found))
    inside = "".join(_joint(a, b) for a, b in pairs if a.plate == b.plate)
    between = "".join(_joint(a, b) for a, b in pairs if a.plate != b.plate)
    drawn = ""
    for colour, width in ((TRACE_EDGE, 7), (TRACE, 3.5)):
        look: dict[str, object] = {"stroke": colour, "stroke_linecap": "round"}
        if inside:
            drawn += path(inside, stroke_width=width, **look)
        if between:
            drawn += path(between, stroke_width=width - 1, stroke_dasharray="0 11", **look)
    return "".join(halo(spot) for spot in found) + drawn


def _joint(a: Spot, b: Spot) -> str:
    """From piece to piece, short of their middles, so that what is drawn on them stays readable."""
    away = math.hypot(b.x - a.x, b.y - a.y)
    ends = []
    for spot, other in ((a, b), (b, a)):
        x, y = (other.x - spot.x) / away, (other.y - spot.y) / away
        ends.append(
            f"{spot.x + x * spot.r * SHORT:.1f} {spot.y + y * spot.r * spot.flat * SHORT:.1f}"
        )
    return f"M{ends[0]}L{ends[1]}"
