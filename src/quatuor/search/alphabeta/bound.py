"""What the search says of one ply of the root, and what follows for the root itself."""

from collections.abc import Sequence
from dataclasses import dataclass

from quatuor.search.alphabeta.score import (
    ANCHOR,
    BY_REPETITION,
    CLEAN,
    DIRTY,
    FORCED,
    HORIZON,
    MAX_EVALUATION,
    WIN,
)
from quatuor.search.value import LOSS, WIN as WON, Value

HALF_WAY = 300
"""The evaluation that counts as half way between a draw and a win."""


@dataclass(frozen=True)
class Bound:
    """A score that is a lower bound, an upper bound or both for a ply, and its trust."""

    score: int
    trust: int
    depth: int
    at_least: bool
    at_most: bool

    @property
    def heuristic(self) -> bool:
        """Whether it rests on a static evaluation."""
        return self.trust & HORIZON != 0

    @property
    def proved_bounds(self) -> tuple[int, int]:
        """What is proved, once loops back to the root are closed there."""
        sign = (self.score > 0) - (self.score < 0)
        sound = not self.heuristic and self.trust & ANCHOR != DIRTY
        lower = self.at_least and (sound or self.score > FORCED)
        upper = self.at_most and (sound or self.score < -FORCED)
        return sign if lower else LOSS, sign if upper else WON

    @property
    def plies(self) -> int | None:
        """How soon the round is won or lost by force."""
        return WIN - abs(self.score) if abs(self.score) > FORCED else None

    def exact_plies(self, anchor: int) -> bool:
        """Whether no quicker win and no longer resistance was overlooked."""
        return (
            self.at_least
            and self.at_most
            and self.trust & ANCHOR >= anchor
            and (not self.heuristic or (self.plies or 0) <= self.depth)
        )

    @property
    def guess(self) -> float | None:
        """The score as an estimate of the result; None if it says only that a win is no quicker."""
        if abs(self.score) > FORCED:
            return None
        score = self.score
        if abs(score) > MAX_EVALUATION:
            score = (BY_REPETITION if score > 0 else -BY_REPETITION) // 100
        return score / (abs(score) + HALF_WAY)


def root_value(bounds: Sequence[Bound], player: int, keeps_score: bool) -> Value:
    """What the root is worth: as much as its best ply, which comes first."""
    lower = max(bound.proved_bounds[0] for bound in bounds)
    upper = max(bound.proved_bounds[1] for bound in bounds)
    exact = bounds[0].exact_plies(DIRTY + 1)
    return _value(bounds[0], player, (lower, upper), exact and not keeps_score)


def ply_value(bound: Bound, player: int, root: Value, keeps_score: bool) -> Value:
    """What a ply is worth by itself.

    If its bound rests on coming back to the root, the other side may still do so, and then it is
    worth as much as the root.
    """
    lower, upper = bound.proved_bounds
    if bound.trust & ANCHOR != CLEAN and bound.score >= -FORCED:
        upper = max(upper, root.at_most)
    return _value(bound, player, (lower, upper), bound.exact_plies(CLEAN) and not keeps_score)


def _value(bound: Bound, player: int, proved_bounds: tuple[int, int], exact: bool) -> Value:
    lower, upper = proved_bounds
    if lower == upper:
        plies = bound.plies if lower else None
        return Value(player, lower, upper, plies, exact and plies is not None)
    guess = bound.guess
    return Value(player, lower, upper, guess=guess)
