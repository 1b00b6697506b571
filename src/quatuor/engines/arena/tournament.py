"""A tournament: everybody against everybody from every seat, round after round, kept in a journal.

A journal is a file of JSON lines, one for each finished bout. An interrupted tournament reads
it and goes on where it stopped; what a bout comes to depends only on its name, so the end is the
same.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from quatuor.engines.arena.bout import Bout, Result, pairs, play, seatings
from quatuor.engines.arena.elo import Rating, Tally, ratings
from quatuor.engines.levels import LEVELS
from quatuor.game import Game

Progress = Callable[[int, int, Result], None]
"""Told after every bout: how many are done, how many there will be at most, and the result."""


@dataclass
class Tournament:
    """A tournament between levels in one game."""

    game: Game
    levels: tuple[str, ...] = tuple(LEVELS)
    rounds: int = 4
    """At most so many times everybody against everybody."""
    error: float = 0.0
    """Stop earlier, after a round, when every 95 % error bar is smaller than this."""
    effort: float = 1.0
    """What the deep thinkers may spend, as a part of their full budget."""
    journal: Path | None = None
    results: list[Result] = field(default_factory=list)

    def run(self, progress: Progress | None = None) -> "Tournament":
        """Play what is still to be played."""
        known = {result.key: result for result in read_journal(self.journal)}
        per_round = len(list(self.bouts(0)))
        for number in range(self.rounds):
            for bout in self.bouts(number):
                result = known.get(bout.key) or self._played(bout)
                self.results.append(result)
                if progress:
                    progress(len(self.results), self.rounds * per_round, result)
            if max(rating.error for rating in self.ratings().values()) < self.error:
                break
        return self

    def bouts(self, number: int) -> Iterator[Bout]:
        """The bouts of one round."""
        for one, other in pairs(self.levels):
            for seats in seatings(self.game, one, other):
                yield Bout(self.game, seats, number)

    def _played(self, bout: Bout) -> Result:
        result = play(bout, self.effort)
        if self.journal:
            with self.journal.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result.to_json()) + "\n")
        return result

    def tallies(self) -> dict[tuple[str, str], Tally]:
        """Every pair of seats with different levels is a small game: more points win it."""
        found: dict[tuple[str, str], Tally] = {pair: Tally() for pair in pairs(self.levels)}
        for result in self.results:
            for one, other, score in duels(result):
                if (one, other) in found:
                    found[one, other].add(score)
                else:
                    found[other, one].add(1 - score)
        return found

    def ratings(self) -> dict[str, Rating]:
        """The levels' ratings in this game."""
        return ratings(self.levels, self.tallies())


def duels(result: Result) -> Iterator[tuple[str, str, float]]:
    """The pairs of different levels at the table, and how the first fared against the second."""
    seats = list(zip(result.seats, result.points, strict=True))
    for k, (one, points) in enumerate(seats):
        for other, theirs in seats[k + 1 :]:
            if one != other:
                yield one, other, 0.5 + 0.5 * ((points > theirs) - (points < theirs))


def read_journal(path: Path | None) -> Iterator[Result]:
    """The results of a journal; a last line cut short by an interruption is left out."""
    if path is None or not path.exists():
        return
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.endswith("}"):
            continue
        data = json.loads(line)
        yield Result(data["key"], tuple(data["seats"]), tuple(data["points"]), data["plies"])
