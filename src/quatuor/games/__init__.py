"""The games of the collection, one folder each."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from quatuor.games.flip import rules as flip
from quatuor.games.foursenses import rules as foursenses
from quatuor.games.plus4 import rules as plus4
from quatuor.games.puissance4 import rules as puissance4
from quatuor.games.q4 import rules as q4
from quatuor.games.top10 import rules as top10
from quatuor.rules.protocol import Rules

__all__ = ["GAMES", "part"]

GAMES: dict[str, Rules] = {
    "puissance4": puissance4,
    "top10": top10,
    "plus4": plus4,
    "q4": q4,
    "flip": flip,
    "foursenses": foursenses,
}


@cache
def part(game: str, name: str) -> ModuleType | None:
    """The module of this name in the folder of a game, or None where the game has none.

    >>> part("q4", "evaluation")  # doctest: +ELLIPSIS
    <module 'quatuor.games.q4.evaluation' from '...'>
    """
    folder, _, last = GAMES[game].__name__.rpartition(".")
    if last != "rules" or not folder or find_spec(f"{folder}.{name}") is None:
        return None
    return import_module(f"{folder}.{name}")
