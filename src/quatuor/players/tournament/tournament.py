"""A tournament: levels against each other from every seat, round after round, kept in a journal.

An interrupted tournament reads its journal and goes on where it stopped; the result of a
pairing depends only on its name, so the end is the same.
"""

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from pathlib import Path

from quatuor.game import Game
from quatuor.journal import add
from quatuor.players.levels import LEVELS
from quatuor.players.tournament.elo import Rating, ratings
from quatuor.players.tournament.head_to_head import Pair, Record, record
from quatuor.players.tournament.pairing import Pairing, Result, Terms, let_agents_go, play, seatings
from quatuor.resumed import resumed

Progress = Callable[[int, int], None]
"""Called after every pairing: how many are done, and how many there will be at most."""
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
    p_value: float = 0.0
    """A pair stops earlier when its p-value is below this."""
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
        """Play what is still to be played; `pool` is any executor, to play side by side."""
        try:
            return self._run(progress, pool)
        finally:
            let_agents_go()

    def _run(self, progress: Progress | None, pool: Executor | None) -> "Tournament":
        known = {result.key: result for result in resumed(self.journal, Result.from_json)}
        most = self.rounds * len(self.pairings(0, self.pairs))
        for number in range(self.rounds):
            pairings = self.pairings(
                number, [pair for pair in self.pairs if not self.settled(pair)]
            )
            missing = [pairing for _, pairing in pairings if pairing.key not in known]
            played = len(pairings) - len(missing) + self.played
            for result in pool.map(play, missing) if pool else map(play, missing):
                add(self.journal, [result.to_json()])
                known[result.key] = result
                played += 1
                if progress:
                    progress(played, most)
            for pair, pairing in pairings:
                self.results[pair].append(known[pairing.key])
            if not pairings or self.widest < self.error:
                break
        return self

    @property
    def played(self) -> int:
        """How many pairings the tournament consists of so far."""
        return sum(map(len, self.results.values()))

    def pairings(self, number: int, between: list[Pair]) -> list[tuple[Pair, Pairing]]:
        """The pairings of one round."""
        return [
            (pair, Pairing(self.game, seats, number, self.terms))
            for pair in between
            for seats in seatings(self.game, *pair)
        ]

    def settled(self, pair: Pair) -> bool:
        """Whether it is clear enough which of the two is better."""
        record = self.record(pair)
        return record.openings >= FEWEST and record.p_value < self.p_value

    def record(self, pair: Pair) -> Record:
        """How the second of a pair has fared against the first."""
        return record(self.results[pair], pair)

    def ratings(self) -> dict[str, Rating]:
        """The levels' ratings in this game."""
        return ratings(self.levels, {pair: self.record(pair).score for pair in self.pairs})

    @property
    def widest(self) -> float:
        """The widest error bar."""
        return max(rating.error for rating in self.ratings().values())
