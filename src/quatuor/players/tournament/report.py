"""A tournament as text and as JSON."""

from itertools import pairwise
from typing import Any

from quatuor.players.tournament.elo import Rating, ordered
from quatuor.players.tournament.head_to_head import Pair, Record
from quatuor.players.tournament.tournament import Tournament

DOUBT = 0.05
"""The significance level: a smaller p-value is not taken for chance."""


def text(tournament: Tournament) -> str:
    """A table a person can read."""
    lines = [f"{tournament.game!r}: {tournament.played} rounds"]
    for level, rating in tournament.ratings().items():
        lines.append(f"  {level:<10} {rating.elo:+6.0f} ± {rating.error:3.0f}")
    for weaker, stronger in pairwise(tournament.levels):
        lines.append(f"  {stronger} against {weaker}: {_told(tournament, (weaker, stronger))}")
    lines.append(f"  {verdict(tournament)}")
    return "\n".join(lines)


def _told(tournament: Tournament, pair: Pair) -> str:
    one = tournament.record(pair)
    return f"won {one.won}, drew {one.drawn}, lost {one.lost}; by luck {one.p_value:.1%}"


def verdict(tournament: Tournament) -> str:
    """Whether the levels come out in their order, in words."""
    if surely_ordered(tournament):
        return "in order, no step of it by luck"
    in_order = ordered(tournament.levels, tournament.ratings())
    return "in order" if in_order else "not in order"


def surely_ordered(tournament: Tournament) -> bool:
    """Whether each level is significantly better than the one before."""
    return all(tournament.record(pair).p_value < DOUBT for pair in pairwise(tournament.levels))


def to_json(tournament: Tournament) -> dict[str, Any]:
    """The same for programs."""
    found = tournament.ratings()
    return {
        "game": tournament.game.name,
        "options": dict(tournament.game.options),
        "effort": tournament.terms.effort,
        "opening": tournament.terms.opening,
        "rounds": tournament.played,
        "ratings": {level: _rating(rating) for level, rating in found.items()},
        "meetings": [_meeting(pair, tournament.record(pair)) for pair in tournament.pairs],
        "ordered": ordered(tournament.levels, found),
        "surely_ordered": surely_ordered(tournament),
    }


def _rating(rating: Rating) -> dict[str, float]:
    return {"elo": round(rating.elo, 1), "error": round(rating.error, 1)}


def _meeting(pair: Pair, one: Record) -> dict[str, Any]:
    return {
        "weaker": pair[0],
        "stronger": pair[1],
        "won": one.won,
        "drawn": one.drawn,
        "lost": one.lost,
        "openings": one.openings,
        "luck": round(one.p_value, 5),
    }
