"""What was overlooked by a ply that gave something away, as themes that puzzles have too."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from quatuor.game import Position
from quatuor.players.puzzles.themes import ZUGZWANG, direction, far

SEEN_TO = frozenset({"line", "only", "stops", "threat", "announces"})
"""Kinds of facts about one line, which the right ply makes or stops."""
NOT_SEEN = frozenset({"misses", "misses-line", "lets", "opens"})
"""Kinds of facts about one line, which a wrong ply leaves to somebody."""


class Told(Protocol):
    """A fact, or how it is sent."""

    @property
    def kind(self) -> str:
        """What sort of fact it is."""

    @property
    def cells(self) -> Sequence[str]:
        """The cells it speaks of."""


def overlooked(
    position: Position, best: str, better: Iterable[Told], done: Iterable[Told]
) -> tuple[str, ...]:
    """The themes of the ply that should have been played, each once.

    `better` are the facts of that ply, `done` those of the one that was played. Where neither
    tells anything, nothing is said.
    """
    found = [*_of_better(better), *_lines(done, NOT_SEEN)]
    if found and far(position, best):
        found.append("far")
    return tuple(dict.fromkeys(found))


def _of_better(better: Iterable[Told]) -> Iterator[str]:
    """What the right ply was about."""
    for fact in better:
        yield from _lines([fact], SEEN_TO)
        if fact.kind == "double":
            yield "two-threats"
        elif fact.kind in ZUGZWANG:
            yield "zugzwang"


def _lines(facts: Iterable[Told], kinds: frozenset[str]) -> Iterator[str]:
    """How the lines run of which facts of these kinds speak."""
    for fact in facts:
        if fact.kind in kinds and fact.cells:
            yield direction(tuple(fact.cells))
