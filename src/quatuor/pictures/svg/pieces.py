"""Pieces: flat discs and round marbles, each with its owner's shape.

Player 1 has a ring, 2 a dot, 3 a triangle, 4 a square, so that no picture is told by colour alone.
Bonus pieces wear a star; a power disc just played wears its sign.
"""

from quatuor.pictures.svg.colours import Paint
from quatuor.pictures.svg.primitives import (
    Number,
    arc,
    around,
    box,
    circle,
    ellipse,
    path,
    shape,
    words,
)


def disc(x: Number, y: Number, r: Number, paint: Paint, mark: str) -> str:
    """A flat disc with a raised rim, seen from the front; `mark` lies on it."""
    return (
        circle(x, y, r, paint.rim)
        + circle(x, y, r * 0.94, paint.face)
        + circle(x, y, r * 0.78, stroke=paint.rim, stroke_width=r * 0.05, stroke_opacity=0.45)
        + arc(x, y, r * 0.86, 195, 285, stroke=paint.light, stroke_width=r * 0.09)
        + mark
    )


def printed(x: Number, y: Number, r: Number, paint: Paint, mark: str) -> str:
    """A disc printed on cardboard: flat, without rim or light."""
    return circle(x, y, r, paint.face, stroke=paint.rim, stroke_width=1.5) + mark


def marble(x: Number, y: Number, r: Number, paint: Paint, mark: str) -> str:
    """A glass marble: dark below, light where the lamp is."""
    return (
        ellipse(x + r * 0.1, y + r * 0.22, r, r * 0.95, "#000", fill_opacity=0.22)
        + circle(x, y, r, paint.rim)
        + circle(x - r * 0.05, y - r * 0.06, r * 0.9, paint.face)
        + ellipse(x - r * 0.2, y - r * 0.3, r * 0.58, r * 0.5, paint.light, fill_opacity=0.55)
        + mark
        + ellipse(
            x - r * 0.36,
            y - r * 0.52,
            r * 0.22,
            r * 0.13,
            "#fff",
            fill_opacity=0.85,
            transform=f"rotate(-35 {x - r * 0.36:.1f} {y - r * 0.52:.1f})",
        )
    )


def owner_mark(x: Number, y: Number, r: Number, owner: str, fill: str) -> str:
    """The shape of a player, for a piece of radius r."""
    if owner in ("1", "A"):
        return circle(x, y, r * 0.46, stroke=fill, stroke_width=r * 0.17)
    if owner in ("2", "B"):
        return circle(x, y, r * 0.36, fill)
    if owner == "3":
        corners = [around(x, y + r * 0.06, r * 0.44, angle) for angle in (-90, 30, 150)]
        return shape(corners, fill, stroke_width=r * 0.1)
    return box(x - r * 0.33, y - r * 0.33, r * 0.66, r * 0.66, fill, r=r * 0.06)


def star(x: Number, y: Number, r: Number, fill: str) -> str:
    """A five-pointed star."""
    points = [
        around(x, y, r if corner % 2 == 0 else r * 0.45, corner * 36 - 90) for corner in range(10)
    ]
    return shape(points, fill, stroke_width=r * 0.08)


def bonus_mark(x: Number, y: Number, r: Number, owner: str, paint: Paint) -> str:
    """A star that keeps its owner's shape: in a ring for player 1, around a dot for player 2."""
    if owner == "A":
        ring = circle(x, y, r * 0.62, stroke=paint.mark, stroke_width=r * 0.11)
        return ring + star(x, y, r * 0.42, paint.mark)
    return star(x, y, r * 0.68, paint.mark) + circle(x, y, r * 0.17, paint.light)


def power_sign(x: Number, y: Number, r: Number, power: str, fill: str) -> str:
    """The sign of a power disc: anvil, wall, double or breaker."""
    s = r * 0.1

    def at(points: str) -> str:
        pairs = [pair.split(",") for pair in points.split()]
        return "M" + "L".join(f"{x + float(a) * s:.1f} {y + float(b) * s:.1f}" for a, b in pairs)

    if power == "A":
        anvil = "-6,-4 5,-4 5,-1.5 2,0 2,2 4,4.5 -4,4.5 -2,2 -2,0 -5,-1.8"
        return path(at(anvil) + "Z", fill, stroke=fill, stroke_width=s, stroke_linejoin="round")
    if power == "W":
        bricks: tuple[tuple[float, float, float], ...] = (
            (-5, -4.5, 4.6),
            (0.4, -4.5, 4.6),
            (-5, -1.3, 2),
            (-2.3, -1.3, 4.6),
        )
        bricks += ((3, -1.3, 2), (-5, 1.9, 4.6), (0.4, 1.9, 4.6))
        return "".join(box(x + a * s, y + b * s, w * s, 2.4 * s, fill) for a, b, w in bricks)
    if power == "D":
        return words(x, y, "×2", r * 0.85, fill, font_weight=800)
    bolt = "1.5,-6 -4,0.8 -0.6,0.8 -1.8,6 4,-1.2 0.6,-1.2"
    return path(at(bolt) + "Z", fill, stroke=fill, stroke_width=s, stroke_linejoin="round")
