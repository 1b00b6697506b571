"""A tournament as text, as JSON, and as a picture."""

from typing import Any
from xml.sax.saxutils import escape

from quatuor.engines.arena.elo import Rating, ordered, surely_ordered
from quatuor.engines.arena.tournament import Tournament

Table = dict[str, dict[str, Rating]]
"""Ratings of each level in each game."""

LEFT, WIDTH, ROW, TOP = 230, 640, 74, 50
MARGIN = 60


def text(tournament: Tournament) -> str:
    """A table a person can read."""
    found, tallies = tournament.ratings(), tournament.tallies()
    lines = [f"{tournament.game!r}: {len(tournament.results)} rounds"]
    for level, rating in found.items():
        games = sum(tally.games for pair, tally in tallies.items() if level in pair)
        score = sum(t.score for (one, _), t in tallies.items() if one == level) + sum(
            t.games - t.score for (_, other), t in tallies.items() if other == level
        )
        lines.append(
            f"  {level:<10} {rating.elo:+6.0f} ± {rating.error:3.0f}   {score:g} of {games:g}"
        )
    lines.append(f"  {verdict(tournament.levels, found)}")
    return "\n".join(lines)


def verdict(levels: tuple[str, ...], found: dict[str, Rating]) -> str:
    """Whether the levels come out in their order, in words."""
    if surely_ordered(levels, found):
        return "in order, each gap beyond its error bar"
    return "in order" if ordered(levels, found) else "not in order"


def to_json(tournament: Tournament) -> dict[str, Any]:
    """The same for programs."""
    found = tournament.ratings()
    return {
        "game": tournament.game.name,
        "options": dict(tournament.game.options),
        "rounds": len(tournament.results),
        "ratings": {
            level: {"elo": round(rating.elo, 1), "error": round(rating.error, 1)}
            for level, rating in found.items()
        },
        "ordered": ordered(tournament.levels, found),
        "surely_ordered": surely_ordered(tournament.levels, found),
    }


def plot(table: Table) -> str:
    """A picture: one row for each game, the levels as points with error bars, labelled by name."""
    everyone = [rating for row in table.values() for rating in row.values()]
    low = min(rating.elo - rating.error for rating in everyone)
    high = max(rating.elo + rating.error for rating in everyone)
    height = TOP + ROW * len(table) + 40

    def across(elo: float) -> float:
        return LEFT + MARGIN + (elo - low) / max(1.0, high - low) * (WIDTH - 2 * MARGIN)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH} {height}" '
        'font-family="sans-serif" font-size="13" role="img">',
        "<title>Strength of the levels in each game, in Elo points</title>",
        f'<rect width="{LEFT + WIDTH}" height="{height}" fill="white"/>',
    ]
    for tick in range(int(low // 200) * 200, int(high) + 200, 200):
        if low <= tick <= high:
            x = across(tick)
            parts.append(f'<path d="M{x:.0f} {TOP - 20}V{height - 30}" stroke="#ddd"/>')
            parts.append(
                f'<text x="{x:.0f}" y="{height - 12}" text-anchor="middle">{tick:+d}</text>'
            )
    for k, (name, row) in enumerate(table.items()):
        y = TOP + ROW * k + ROW // 2
        parts.append(f'<text x="10" y="{y + 4}">{escape(name)}</text>')
        parts.extend(_point(across, y, n, level, r) for n, (level, r) in enumerate(row.items()))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _point(across: Any, y: int, number: int, level: str, rating: Rating) -> str:
    x, left = across(rating.elo), across(rating.elo - rating.error)
    right = across(rating.elo + rating.error)
    label = y - 12 if number % 2 else y + 22
    return (
        f"<g><title>{escape(level)}: {rating.elo:+.0f} ± {rating.error:.0f}</title>"
        f'<path d="M{left:.0f} {y}H{right:.0f}" stroke="#444" stroke-width="2"/>'
        f'<circle cx="{x:.0f}" cy="{y}" r="5" fill="#1b5e9e"/>'
        f'<text x="{x:.0f}" y="{label}" text-anchor="middle">{escape(level)}</text></g>'
    )
