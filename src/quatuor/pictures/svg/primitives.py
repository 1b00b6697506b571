"""The few SVG elements that every board is made of, as text.

No element has an id, a class or a style sheet: any number of pictures can stand in one page without
disturbing it or each other. Shading is therefore layers of plain shapes instead of gradients.
"""

import math
from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

Number = float | int
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"


def number(value: object) -> str:
    """A length with at most two decimals, written in one way only."""
    if isinstance(value, float):
        text = f"{value:.2f}".rstrip("0").rstrip(".")
        return "0" if text == "-0" else text
    return str(value)


def element(tag: str, content: str = "", /, **attributes: object) -> str:
    """One element; `stroke_width` is written `stroke-width`, and None is left out."""
    written = "".join(
        f" {name.replace('_', '-')}={quoteattr(number(value))}"
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{tag}{written}>{content}</{tag}>" if content else f"<{tag}{written}/>"


def circle(x: Number, y: Number, r: Number, fill: str = "none", /, **look: object) -> str:
    """A circle around a point."""
    return element("circle", cx=x, cy=y, r=r, fill=fill, **look)


def ellipse(
    x: Number, y: Number, rx: Number, ry: Number, fill: str = "none", /, **look: object
) -> str:
    """An ellipse around a point."""
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **look)


def box(x: Number, y: Number, width: Number, height: Number, fill: str, *, r: Number = 0) -> str:
    """A filled rectangle, its corners rounded by `r`."""
    return element("rect", x=x, y=y, width=width, height=height, rx=r or None, fill=fill)


def path(d: str, fill: str = "none", /, **look: object) -> str:
    """A shape or a stroke along a path."""
    return element("path", d=d, fill=fill, **look)


def shape(points: Sequence[tuple[float, float]], fill: str, **look: object) -> str:
    """A filled polygon with soft corners of its own colour."""
    corners = " ".join(f"{number(float(x))},{number(float(y))}" for x, y in points)
    return element(
        "polygon", points=corners, fill=fill, stroke=fill, stroke_linejoin="round", **look
    )


def arc(x: float, y: float, r: float, start: float, end: float, **look: object) -> str:
    """A part of a circle, from one angle to another, in degrees clockwise from the right."""
    (x1, y1), (x2, y2) = (around(x, y, r, angle) for angle in (start, end))
    large = int((end - start) % 360 > 180)
    d = f"M{number(x1)} {number(y1)}A{number(r)} {number(r)} 0 {large} 1 {number(x2)} {number(y2)}"
    return path(d, stroke_linecap="round", **look)


def around(x: float, y: float, r: float, angle: float) -> tuple[float, float]:
    """The point at a distance and an angle (degrees, clockwise from the right) from a point."""
    return x + r * math.cos(math.radians(angle)), y + r * math.sin(math.radians(angle))


def words(x: Number, y: Number, content: str, size: Number, fill: str, **look: object) -> str:
    """A short text, centred on a point unless it is anchored otherwise."""
    return element(
        "text",
        escape(content),
        x=x,
        y=y + size * 0.35,
        font_family=FONT,
        font_size=size,
        font_weight=look.pop("font_weight", 600),
        text_anchor=look.pop("text_anchor", "middle"),
        fill=fill,
        **look,
    )


def group(content: str, **attributes: object) -> str:
    """Several elements that share attributes."""
    return element("g", content, **attributes)
