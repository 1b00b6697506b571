"""Quatuor: the four-in-a-row family as a library.

Everything but the errors is loaded when it is first used: a program that only plays by the rules
starts quickly, and a process that needs no rules at all (one in which tokens fly) never loads them.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from quatuor.errors import (
    BadOption,
    BadRecord,
    BadRequest,
    IllegalMove,
    QuatuorError,
    UnknownGame,
    UnreadableMove,
)

if TYPE_CHECKING:
    from quatuor.game import Game, Outcome, Position
    from quatuor.match import Match
    from quatuor.rules import GAMES
    from quatuor.study import Analysis, Choice, Limit, Stop, Value, analyze, choose, solve

__all__ = [
    "GAMES",
    "Analysis",
    "BadOption",
    "BadRecord",
    "BadRequest",
    "Choice",
    "Game",
    "IllegalMove",
    "Limit",
    "Match",
    "Outcome",
    "Position",
    "QuatuorError",
    "Stop",
    "UnknownGame",
    "UnreadableMove",
    "Value",
    "analyze",
    "choose",
    "solve",
]


HOMES = {
    "GAMES": "quatuor.rules",
    "Game": "quatuor.game",
    "Match": "quatuor.match",
    "Outcome": "quatuor.game",
    "Position": "quatuor.game",
}
"""Where the rules of games are; whatever else is not here is in `quatuor.study`."""


def __getattr__(name: str) -> Any:
    """The parts that are loaded when they are first used."""
    if name not in __all__:
        raise AttributeError(f"module 'quatuor' has no attribute {name!r}")
    found = getattr(import_module(HOMES.get(name, "quatuor.study")), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """All names, loaded or not, for whoever explores."""
    return sorted({*globals(), *__all__})
