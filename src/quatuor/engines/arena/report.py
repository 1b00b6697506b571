"""A tournament as text and as JSON."""

from typing import Any

from quatuor.engines.arena.elo import Rating, ordered, surely_ordered
from quatuor.engines.arena.tournament import Tournament


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
