"""Quatuor: the four-in-a-row family as a library.

What studies positions (`solve`, `analyze`, `choose`, `Limit`) is loaded when it is first used, so
that a program that only plays by the rules starts quickly.
"""

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
from quatuor.game import Game, Outcome, Position
from quatuor.match import Match
from quatuor.rules import GAMES

if TYPE_CHECKING:
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


def __getattr__(name: str) -> Any:
    """The parts that are loaded when they are first used."""
    if name not in __all__:
        raise AttributeError(f"module 'quatuor' has no attribute {name!r}")
    from quatuor import study

    return getattr(study, name)
