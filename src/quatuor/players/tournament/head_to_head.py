"""The head-to-head record of two levels: duels won, drawn and lost, and the p-value of that.

Every pair of seats with different levels is a duel, in which more points win; at a table of three
or four there are several.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from quatuor.players.tournament.elo import Score
from quatuor.players.tournament.pairing import Result
from quatuor.players.tournament.significance import p_value

Pair = tuple[str, str]
"""Two levels, the weaker first."""


@dataclass(frozen=True)
class Record:
    """How the second level of a pair has fared against the first."""

    won: int
    drawn: int
    lost: int
    openings: int
    p_value: float
    """How likely an equal player would have done so well."""

    @property
    def score(self) -> Score:
        """The same, seen by the first."""
        games = self.won + self.drawn + self.lost
        return Score(games, self.lost + self.drawn / 2)


def record(results: Iterable[Result], pair: Pair) -> Record:
    """How the second level of the pair has fared in these pairings."""
    ends, surplus = Counter[int](), Counter[int]()
    for result in results:
        surplus[result.number] += 0
        for end in duels(result, pair[1]):
            ends[end] += 1
            surplus[result.number] += end
    return Record(ends[1], ends[0], ends[-1], len(surplus), p_value(surplus.values()))


def duels(result: Result, level: str) -> Iterator[int]:
    """How each seat of this level fared against each seat of another: 1 won, 0 drawn, -1 lost."""
    seats = list(zip(result.seats, result.points, strict=True))
    for own, points in seats:
        for other, theirs in seats:
            if own == level and other != level:
                yield (points > theirs) - (points < theirs)
