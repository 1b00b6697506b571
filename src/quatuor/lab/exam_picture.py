"""Exams as a picture: a line for each agent, over the plies after which it was asked."""

from xml.sax.saxutils import escape

from quatuor.lab.judged import Judged

LEFT, TOP, WIDTH, HEIGHT, LEGEND = 56, 20, 520, 260, 150
COLOURS = ("#6b7f94", "#3f7fb5", "#1b5e9e", "#7a4fa3", "#b5336f", "#8a1c1c", "#2a2520")
DASHES = ("", "6 3", "2 3", "8 3 2 3", "1 5", "12 4", "4 1")
"""So that lines are told apart without their colours."""
PALE, INK = "#e2ddd4", "#2a2520"


def drawn(agents: dict[str, dict[str, Judged]]) -> str:
    """The picture as SVG, of each agent's moves in the same bands of plies."""
    bands = list(next(iter(agents.values())))
    places = [LEFT + (band + 0.5) * WIDTH / len(bands) for band in range(len(bands))]
    wide, high = LEFT + WIDTH + LEGEND, TOP + HEIGHT + 50
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        f'font-family="sans-serif" font-size="13" fill="{INK}" role="img">',
        "<title>Share of best moves by the plies before them</title>",
        f'<rect width="{wide}" height="{high}" fill="white"/>',
        *(_height(quarter / 4) for quarter in range(5)),
        *(
            f'<text x="{x:.0f}" y="{TOP + HEIGHT + 20}" text-anchor="middle">{band}</text>'
            for x, band in zip(places, bands, strict=True)
        ),
        f'<text x="{LEFT + WIDTH / 2:.0f}" y="{high - 8}" text-anchor="middle">plies</text>',
    ]
    for number, (name, moves) in enumerate(agents.items()):
        parts += _line(number, name, places, [part.best for part in moves.values()])
    return "\n".join([*parts, "</svg>"]) + "\n"


def _height(share: float) -> str:
    y = TOP + HEIGHT * (1 - share)
    return (
        f'<path d="M{LEFT} {y:.0f}H{LEFT + WIDTH}" stroke="{PALE}"/>'
        f'<text x="{LEFT - 8}" y="{y + 4:.0f}" text-anchor="end">{share:.0%}</text>'
    )


def _line(number: int, name: str, places: list[float], shares: list[float]) -> list[str]:
    """One agent: its line, a dot for each band with the share in words, and its name."""
    colour, dash = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
    points = [(x, TOP + HEIGHT * (1 - share)) for x, share in zip(places, shares, strict=True)]
    path = "M" + "L".join(f"{x:.0f} {y:.1f}" for x, y in points)
    drawn_as = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"'
    legend, x = TOP + 12 + 22 * number, LEFT + WIDTH + 12
    return [
        f'<path d="{path}" {drawn_as}/>',
        *(
            f'<circle cx="{x:.0f}" cy="{y:.1f}" r="4" fill="{colour}">'
            f"<title>{escape(name)}: {share:.0%}</title></circle>"
            for (x, y), share in zip(points, shares, strict=True)
        ),
        f'<path d="M{x} {legend}h26" {drawn_as}/>',
        f'<text x="{x + 32}" y="{legend + 4}">{escape(name)}</text>',
    ]
