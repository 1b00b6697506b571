"""A plain referee for all six games: lists, dicts and loops, written from the rules alone.

It is slow on purpose. It exists to check fast rules, so it shares no code and no idea with them.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Protocol, cast

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


def rules_of(game: str) -> GameModule:
    """The file of a game, which has its name; it says what its options are."""
    name = f"{__name__}.{game}"
    module = import_module(name) if game.isidentifier() and find_spec(name) else None
    if not hasattr(module, "start_match"):
        raise ValueError(f"unknown game: {game}")
    return cast(GameModule, module)


def match(game: str, options: Mapping[str, object] | None = None, *, filling: str = "") -> Match:
    """A new match; `filling` is what top10's `fill=random` has drawn, 42 column digits a round."""
    rules = rules_of(game)
    settled = complete(rules.OPTIONS, options or {})
    return rules.start_match(MappingProxyType({**settled, "filling": filling}))
