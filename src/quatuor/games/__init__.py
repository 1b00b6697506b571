"""The games of the collection, one folder each."""

from quatuor.games.flip import rules as flip
from quatuor.games.foursenses import rules as foursenses
from quatuor.games.plus4 import rules as plus4
from quatuor.games.puissance4 import rules as puissance4
from quatuor.games.q4 import rules as q4
from quatuor.games.top10 import rules as top10
from quatuor.rules.protocol import Rules

__all__ = ["GAMES"]

GAMES: dict[str, Rules] = {
    "puissance4": puissance4,
    "top10": top10,
    "plus4": plus4,
    "q4": q4,
    "flip": flip,
    "foursenses": foursenses,
}
