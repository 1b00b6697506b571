"""A plain referee for all six games: lists, dicts and loops, written from the rules alone.

It is slow on purpose. It exists to check fast rules, so it shares no code and no idea with them.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Protocol

from . import flip, foursenses, plus4, puissance4, q4, top10
from .matches import Match
from .options import Option, Options, complete
from .perft import perft
from .replay import play_all, read_moves, report

__all__ = ["Match", "match", "perft", "play_all", "read_moves", "report"]


class GameModule(Protocol):
    """What the file of a game offers."""

    @property
    def OPTIONS(self) -> Mapping[str, Option]:
        """Its options by name."""

    def start_match(self, options: Options) -> Match:
        """A new match with all options settled."""


GAMES: Mapping[str, GameModule] = {
    "puissance4": puissance4,
    "top10": top10,
    "plus4": plus4,
    "q4": q4,
    "flip": flip,
    "foursenses": foursenses,
}


def match(game: str, options: Mapping[str, object] | None = None, *, filling: str = "") -> Match:
    """A new match; `filling` is what top10's `fill=random` has drawn, 42 column digits a round."""
    if game not in GAMES:
        raise ValueError(f"unknown game: {game}")
    settled = complete(GAMES[game].OPTIONS, options or {})
    return GAMES[game].start_match(MappingProxyType({**settled, "filling": filling}))
