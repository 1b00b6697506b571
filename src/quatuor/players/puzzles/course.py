"""Courses: a fixed series of targets of a game, each to be hit by a throw, the easiest first.

A game has one where `games/NAME/course.py` gives its `TARGETS` and says, by `fault`, what is wrong
with one of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from quatuor.errors import UnknownPuzzle
from quatuor.games.registry import GAMES, part

TOKENS = 3
"""For each target; the earlier one hits, the more stars there are."""


@dataclass(frozen=True)
class Target:
    """A cell in which a token has to come to rest, thrown onto an empty board."""

    cell: str
    launch: tuple[float, float, float, float]
    """The proof: thrown so, and by nobody's hand, a token ends there."""
    rating: int
    """How hard it is, on the scale of puzzles."""


def course_of(game: str) -> tuple[Target, ...]:
    """The targets of a game."""
    own = part(game, "course") if game in GAMES else None
    if own is None:
        raise UnknownPuzzle(f"{game} has no targets")
    targets: tuple[Target, ...] = own.TARGETS
    return targets


def faults(game: str | None = None) -> Iterator[str]:
    """What is wrong with the targets of a game, or of all games."""
    for name in GAMES if game is None else [game]:
        own: Any = part(name, "course")
        for target in own.TARGETS if own is not None else ():
            fault = own.fault(target)
            if fault:
                yield f"target {target.cell} of {name}: {fault}"
