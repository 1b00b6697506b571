"""A pairing: one round of a tournament, with a level in each seat, and its result."""

import json
from dataclasses import asdict, dataclass
from functools import cached_property

from quatuor.game import Game
from quatuor.players.choose import choose, search_tree_for
from quatuor.players.levels import LEVELS
from quatuor.players.tournament.opening import opening
from quatuor.search.limit import Limit

LONGEST = 600
"""Plies after which a round counts as drawn."""
SMALL = 2500
"""Simulations that every level may spend in full; `effort` scales what goes beyond."""


@dataclass(frozen=True)
class Terms:
    """What all pairings of a tournament have in common."""

    effort: float = 1.0
    """The share of their budget that the levels with many simulations may spend."""
    opening: int = 0
    """So many random plies are played before the levels take over."""

    def limit(self, level: str) -> Limit:
        """What this level may spend on a ply: simulations, so that the machine does not matter."""
        beyond = max(0, LEVELS[level].simulations - SMALL)
        return Limit(simulations=LEVELS[level].simulations - beyond + int(beyond * self.effort))


@dataclass(frozen=True)
class Pairing:
    """A round to be played: the level in each seat, and the number that seeds every rng."""

    game: Game
    seats: tuple[str, ...]
    number: int
    terms: Terms = Terms()

    @cached_property
    def key(self) -> str:
        """The name of this pairing in a journal."""
        options = " ".join(f"{k}={v}" for k, v in self.game.options.items())
        terms = f"effort={self.terms.effort:g} opening={self.terms.opening}"
        return f"{self.game.name} {options} {terms} | {' '.join(self.seats)} | {self.number}"


@dataclass(frozen=True)
class Result:
    """The result of a pairing."""

    key: str
    seats: tuple[str, ...]
    points: tuple[int, ...]
    plies: int

    @property
    def number(self) -> int:
        """The number of the pairing, which is that of its opening."""
        return int(self.key.rsplit(" ", 1)[1])

    def to_json(self) -> str:
        """The result as a line of the journal."""
        return json.dumps(asdict(self))

    @staticmethod
    def from_json(line: str) -> "Result":
        """The result in a line of the journal."""
        data = json.loads(line)
        return Result(data["key"], tuple(data["seats"]), tuple(data["points"]), data["plies"])


def play(pairing: Pairing) -> Result:
    """Play the round."""
    position = opening(pairing.game, pairing.terms.opening, pairing.number)
    seed = hash_of(pairing.key)
    trees = [search_tree_for(level, seed % (1 << 30)) for level in pairing.seats]
    while position.to_move is not None and position.number < LONGEST:
        seat = position.to_move - 1
        level = pairing.seats[seat]
        limit = pairing.terms.limit(level)
        position = position.play(choose(position, level, limit, seed, tree=trees[seat]).token)
    points = pairing.game.rules.points(position.state, pairing.game.options)
    return Result(pairing.key, pairing.seats, tuple(points), position.number)


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
