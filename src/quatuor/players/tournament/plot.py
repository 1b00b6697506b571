"""A tournament as a picture: a row for each game, in it a lane for each level, the lowest on top.

The dot is the rating, with the number of the level in it; the bar is where the rating may be.
"""

from collections.abc import Callable
from xml.sax.saxutils import escape

from quatuor.players.tournament.elo import Rating

Table = dict[str, dict[str, Rating]]
"""Ratings of each level in each game, from the lowest level to the highest."""

LEFT, WIDTH, MARGIN = 250, 680, 40
TOP, LANE, GAP, FOOT = 64, 15, 16, 36
STEP = 400
"""Elo points between two lines of the scale."""
COLOURS = ("#6b7f94", "#3f7fb5", "#1b5e9e", "#7a4fa3", "#b5336f", "#8a1c1c")
PALE, INK = "#e2ddd4", "#2a2520"


def plot(table: Table) -> str:
    """The picture as SVG."""
    everyone = [rating for row in table.values() for rating in row.values()]
    low = min(rating.elo - rating.error for rating in everyone)
    high = max(rating.elo + rating.error for rating in everyone)
    levels = list(dict.fromkeys(level for row in table.values() for level in row))
    height = TOP + sum(LANE * len(row) + GAP for row in table.values()) + FOOT

    def across(elo: float) -> float:
        return LEFT + MARGIN + (elo - low) / max(1.0, high - low) * (WIDTH - 2 * MARGIN)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH} {height}" '
        'font-family="sans-serif" font-size="13" role="img">',
        "<title>Strength of the levels in each game, in Elo points</title>",
        f'<rect width="{LEFT + WIDTH}" height="{height}" fill="white"/>',
        *_legend(levels),
        *_scale(across, low, high, height),
    ]
    top = TOP
    for name, row in table.items():
        parts += _row(across, name, row, top, levels)
        top += LANE * len(row) + GAP
    return "\n".join([*parts, "</svg>"]) + "\n"


def _legend(levels: list[str]) -> list[str]:
    """The levels with their numbers and colours."""
    wide = WIDTH / max(6, len(levels))
    return [
        _dot(LEFT + wide * number + 12, 22, number)
        + f'<text x="{LEFT + wide * number + 26:.0f}" y="27">{escape(level)}</text>'
        for number, level in enumerate(levels)
    ]


def _scale(across: Callable[[float], float], low: float, high: float, height: int) -> list[str]:
    """Lines for round numbers of points."""
    ticks = [tick for tick in range(int(low // STEP) * STEP, int(high) + 1, STEP) if tick >= low]
    return [
        f'<path d="M{across(tick):.0f} {TOP - 18}V{height - FOOT}" stroke="{PALE}"/>'
        f'<text x="{across(tick):.0f}" y="{height - 12}" text-anchor="middle">{tick:+d}</text>'
        for tick in ticks
    ]


def _row(
    across: Callable[[float], float],
    name: str,
    row: dict[str, Rating],
    top: int,
    levels: list[str],
) -> list[str]:
    """One game: its name, and each level in its lane."""
    middle = top + LANE * len(row) // 2
    parts = [f'<text x="10" y="{middle}" fill="{INK}">{escape(name)}</text>']
    for lane, (level, rating) in enumerate(row.items()):
        number, y = levels.index(level), top + LANE * lane
        left, right = (across(rating.elo + side * rating.error) for side in (-1, 1))
        parts.append(
            f"<g><title>{escape(level)}: {rating.elo:+.0f} ± {rating.error:.0f}</title>"
            f'<path d="M{left:.0f} {y}H{right:.0f}" stroke="{_colour(number)}" stroke-width="2"/>'
            f"{_dot(across(rating.elo), y, number)}</g>"
        )
    return parts


def _dot(x: float, y: int, number: int) -> str:
    """The mark of a level: its colour and its number."""
    return (
        f'<circle cx="{x:.0f}" cy="{y}" r="7" fill="{_colour(number)}"/>'
        f'<text x="{x:.0f}" y="{y + 3.5}" text-anchor="middle" font-size="10" '
        f'font-weight="700" fill="white">{number + 1}</text>'
    )


def _colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]
