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
    BadStudy,
    IllegalMove,
    MissingExtra,
    MoveError,
    QuatuorError,
    UnknownGame,
    UnreadableMove,
)

if TYPE_CHECKING:
    from quatuor.game import Game, Outcome, Position
    from quatuor.games.registry import GAMES
    from quatuor.match import Match
    from quatuor.players.choose import search_tree_for
    from quatuor.players.explanations import Fact, explain
    from quatuor.players.levels import LEVELS, Level
    from quatuor.players.puzzles import Puzzle, daily, puzzles
    from quatuor.record import Record, read as read_record
    from quatuor.rules.options import Option
    from quatuor.search.mcts import SearchTree
    from quatuor.search.perft import perft
    from quatuor.study import Analysis, Choice, Limit, Stop, Value, analyze, choose, solve
    from quatuor.variations import Chapter, Study, read_study

__all__ = [
    "GAMES",
    "LEVELS",
    "Analysis",
    "BadOption",
    "BadRecord",
    "BadRequest",
    "BadStudy",
    "Chapter",
    "Choice",
    "Fact",
    "Game",
    "IllegalMove",
    "Level",
    "Limit",
    "Match",
    "MissingExtra",
    "MoveError",
    "Option",
    "Outcome",
    "Position",
    "Puzzle",
    "QuatuorError",
    "Record",
    "SearchTree",
    "Stop",
    "Study",
    "UnknownGame",
    "UnreadableMove",
    "Value",
    "__version__",
    "analyze",
    "choose",
    "daily",
    "explain",
    "perft",
    "puzzles",
    "read_record",
    "read_study",
    "search_tree_for",
    "solve",
]

__version__ = "0.2.0"
"""The version of the package, which its build reads here."""

HOMES = {
    "GAMES": "quatuor.games.registry",
    "LEVELS": "quatuor.players.levels",
    "Chapter": "quatuor.variations",
    "Fact": "quatuor.players.explanations",
    "Game": "quatuor.game",
    "Level": "quatuor.players.levels",
    "Match": "quatuor.match",
    "Option": "quatuor.rules.options",
    "Outcome": "quatuor.game",
    "Position": "quatuor.game",
    "Puzzle": "quatuor.players.puzzles",
    "Record": "quatuor.record",
    "SearchTree": "quatuor.search.mcts",
    "Study": "quatuor.variations",
    "daily": "quatuor.players.puzzles",
    "explain": "quatuor.players.explanations",
    "perft": "quatuor.search.perft",
    "puzzles": "quatuor.players.puzzles",
    "read_record": "quatuor.record",
    "read_study": "quatuor.variations",
    "search_tree_for": "quatuor.players.choose",
}
"""Where a name is defined; whatever else is not here is in `quatuor.study`."""
RENAMED = {"read_record": "read"}
"""Names that are longer here than where they are defined."""


def __getattr__(name: str) -> Any:
    """The parts that are loaded when they are first used."""
    if name not in __all__:
        raise AttributeError(f"module 'quatuor' has no attribute {name!r}")
    home = import_module(HOMES.get(name, "quatuor.study"))
    found = getattr(home, RENAMED.get(name, name))
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """All names, loaded or not, for whoever explores."""
    return sorted({*globals(), *__all__})
