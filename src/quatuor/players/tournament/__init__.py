"""Tournaments between levels, to see that they are ordered in every game, and by how much."""

from quatuor.players.tournament.elo import Rating, ratings
from quatuor.players.tournament.pairing import Terms
from quatuor.players.tournament.plot import plot
from quatuor.players.tournament.report import text, to_json
from quatuor.players.tournament.tournament import Tournament

__all__ = ["Rating", "Terms", "Tournament", "plot", "ratings", "text", "to_json"]
