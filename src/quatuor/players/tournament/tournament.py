"""A tournament: levels against each other from every seat, round after round, kept in a journal.

An interrupted tournament reads its journal and goes on where it stopped; what a bout comes to
depends only on its name, so the end is the same.
"""

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from pathlib import Path

from quatuor.game import Game
from quatuor.journal import add
from quatuor.players.levels import LEVELS
from quatuor.players.tournament.bout import Bout, Result, Terms, play, seatings
from quatuor.players.tournament.duels import Pair, Record, record
from quatuor.players.tournament.elo import Rating, ratings
from quatuor.resumed import resumed

Progress = Callable[[int, int], None]
"""Told after every bout: how many are done, and how many there will be at most."""
FEWEST = 6
"""Openings that are played in any case."""


@dataclass
class Tournament:
    """A tournament between levels in one game."""

    game: Game
    levels: tuple[str, ...] = tuple(LEVELS)
    """The weakest first."""
    rounds: int = 4
    """At most so many openings for each pair, each from every seat."""
    terms: Terms = field(default_factory=Terms)
    neighbours: bool = False
    """Whether each level meets only the next; otherwise everybody meets everybody."""
    error: float = 0.0
    """Stop earlier, after a round, when every 95 % error bar is smaller than this."""
    luck: float = 0.0
    """A pair stops earlier when it would be that unlikely to come out so by luck."""
    journal: Path | None = None
    results: dict[Pair, list[Result]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.results = {pair: [] for pair in self.pairs}

    @property
    def pairs(self) -> list[Pair]:
        """Who meets whom, the weaker first."""
        if self.neighbours:
            return list(pairwise(self.levels))
        return list(combinations(self.levels, 2))

    def run(self, progress: Progress | None = None, pool: Executor | None = None) -> "Tournament":
        """Play what is still to be played; `pool` is any executor that plays bouts side by side."""
        known = {result.key: result for result in resumed(self.journal, Result.from_json)}
        most = self.rounds * len(self.bouts(0, self.pairs))
        for number in range(self.rounds):
            bouts = self.bouts(number, [pair for pair in self.pairs if not self.settled(pair)])
            missing = [bout for _, bout in bouts if bout.key not in known]
            played = len(bouts) - len(missing) + self.played
            for result in pool.map(play, missing) if pool else map(play, missing):
                add(self.journal, [result.to_json()])
                known[result.key] = result
                played += 1
                if progress:
                    progress(played, most)
            for pair, bout in bouts:
                self.results[pair].append(known[bout.key])
            if not bouts or self.widest < self.error:
                break
        return self

    @property
    def played(self) -> int:
        """How many bouts the tournament consists of so far."""
        return sum(map(len, self.results.values()))

    def bouts(self, number: int, between: list[Pair]) -> list[tuple[Pair, Bout]]:
        """The bouts of one round."""
        return [
            (pair, Bout(self.game, seats, number, self.terms))
            for pair in between
            for seats in seatings(self.game, *pair)
        ]

    def settled(self, pair: Pair) -> bool:
        """Whether it is clear enough which of the two is better."""
        told = self.record(pair)
        return told.openings >= FEWEST and told.luck < self.luck

    def record(self, pair: Pair) -> Record:
        """How the second of a pair has fared against the first."""
        return record(self.results[pair], pair)

    def ratings(self) -> dict[str, Rating]:
        """The levels' ratings in this game."""
        return ratings(self.levels, {pair: self.record(pair).tally for pair in self.pairs})

    @property
    def widest(self) -> float:
        """The widest error bar."""
        return max(rating.error for rating in self.ratings().values())
