"""One round between levels: who sits where, what they play, who comes out ahead."""

from dataclasses import dataclass
from itertools import combinations
from typing import Any

from quatuor.engines.choose import choose, thinker_for
from quatuor.engines.levels import LEVELS
from quatuor.engines.limit import Limit
from quatuor.game import Game

LONGEST = 600
"""Plies after which a round counts as drawn."""
SMALL = 2500
"""Simulations that every level may spend in full; `effort` scales what goes beyond."""


@dataclass(frozen=True)
class Bout:
    """A round to be played: the level in each seat, and the seed of all their lots."""

    game: Game
    seats: tuple[str, ...]
    number: int

    @property
    def key(self) -> str:
        """The name of this bout in a journal."""
        options = " ".join(f"{k}={v}" for k, v in self.game.options.items())
        return f"{self.game.name} {options} | {' '.join(self.seats)} | {self.number}"


@dataclass(frozen=True)
class Result:
    """What came of a bout."""

    key: str
    seats: tuple[str, ...]
    points: tuple[int, ...]
    plies: int

    def to_json(self) -> dict[str, Any]:
        """The result as a line of the journal."""
        return {
            "key": self.key,
            "seats": list(self.seats),
            "points": list(self.points),
            "plies": self.plies,
        }


def play(bout: Bout, effort: float = 1.0) -> Result:
    """Play the round. Budgets are counted in simulations, so the result is that of any machine."""
    position, plies = bout.game.start(), 0
    seed = hash_of(bout.key)
    minds = [thinker_for(level, seed % (1 << 30)) for level in bout.seats]
    while position.to_move is not None and plies < LONGEST:
        level = LEVELS[bout.seats[position.to_move - 1]]
        beyond = max(0, level.simulations - SMALL)
        limit = Limit(nodes=level.simulations - beyond + int(beyond * effort))
        mind = minds[position.to_move - 1]
        position = position.play(choose(position, level.name, limit, seed, thinker=mind).token)
        plies += 1
    points = bout.game.rules.points(position.state, bout.game.options)
    return Result(bout.key, bout.seats, tuple(points), plies)


def hash_of(text: str) -> int:
    """A seed from a text, the same on every machine."""
    total = 0
    for letter in text.encode():
        total = (total * 257 + letter) % (1 << 61)
    return total


def seatings(game: Game, one: str, other: str) -> list[tuple[str, ...]]:
    """All ways to seat two levels so that each has had the seats of the other.

    Two players: both colours. Partners: both teams. Three, four: each level alone in every seat.
    """
    if game.players == 2:
        return [(one, other), (other, one)]
    if game.options.get("partners"):
        return [(one, other, one, other), (other, one, other, one)]
    seats = range(game.players)
    alone = [tuple(one if k == seat else other for k in seats) for seat in seats]
    return alone + [tuple(other if k == seat else one for k in seats) for seat in seats]


def pairs(levels: tuple[str, ...]) -> list[tuple[str, str]]:
    """Everybody against everybody."""
    return list(combinations(levels, 2))
