"""The rules of every game, and nothing but the rules."""

from quatuor.rules import flip, foursenses, plus4, puissance4, q4, top10
from quatuor.rules.protocol import Rules

__all__ = ["GAMES", "Rules"]

GAMES: dict[str, Rules] = {
    "puissance4": puissance4,
    "top10": top10,
    "plus4": plus4,
    "q4": q4,
    "flip": flip,
    "foursenses": foursenses,
}
