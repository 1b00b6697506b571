"""Tournaments between levels, to see that they are ordered in every game, and by how much."""

from quatuor.engines.arena.bout import Terms
from quatuor.engines.arena.elo import Rating, ratings
from quatuor.engines.arena.plot import plot
from quatuor.engines.arena.report import text, to_json
from quatuor.engines.arena.tournament import Tournament

__all__ = ["Rating", "Terms", "Tournament", "plot", "ratings", "text", "to_json"]
