"""What the search says of one ply of the root, and what follows for the root itself."""

from collections.abc import Sequence
from dataclasses import dataclass

from quatuor.search.alphabeta.score import (
    ANCHOR,
    BY_REPETITION,
    CLEAN,
    DIRTY,
    GUESSES,
    HORIZON,
    SURE,
    WIN,
)
from quatuor.search.value import LOSS, WIN as WON, Value

HALF_WAY = 300
"""The estimate that stands half way between a draw and a win."""


@dataclass(frozen=True)
class Claim:
    """A score that is at least, at most, or exactly right for a ply, and its trust."""

    score: int
    trust: int
    depth: int
    at_least: bool
    at_most: bool

    @property
    def guessed(self) -> bool:
        """Whether it rests on an estimate."""
        return self.trust & HORIZON != 0

    @property
    def bounds(self) -> tuple[int, int]:
        """What is proved, once loops back to the root are closed there."""
        sign = (self.score > 0) - (self.score < 0)
        sound = not self.guessed and self.trust & ANCHOR != DIRTY
        lower = self.at_least and (sound or self.score > SURE)
        upper = self.at_most and (sound or self.score < -SURE)
        return sign if lower else LOSS, sign if upper else WON

    @property
    def plies(self) -> int | None:
        """How soon the round is won or lost by force."""
        return WIN - abs(self.score) if abs(self.score) > SURE else None

    def exact_plies(self, anchor: int) -> bool:
        """Whether no quicker win and no longer resistance was overlooked."""
        return (
            self.at_least
            and self.at_most
            and self.trust & ANCHOR >= anchor
            and (not self.guessed or (self.plies or 0) <= self.depth)
        )

    @property
    def guess(self) -> float | None:
        """The score as a guess of the result; None where it says only that a win is no quicker."""
        if abs(self.score) > SURE:
            return None
        score = self.score
        if abs(score) > GUESSES:
            score = (BY_REPETITION if score > 0 else -BY_REPETITION) // 100
        return score / (abs(score) + HALF_WAY)


def root_value(claims: Sequence[Claim], player: int, keeps_score: bool) -> Value:
    """What the root is worth: as much as its best ply, which comes first."""
    lower = max(claim.bounds[0] for claim in claims)
    upper = max(claim.bounds[1] for claim in claims)
    exact = claims[0].exact_plies(DIRTY + 1)
    return _value(claims[0], player, (lower, upper), exact and not keeps_score)


def ply_value(claim: Claim, player: int, root: Value, keeps_score: bool) -> Value:
    """What a ply is worth by itself.

    If its claim rests on coming back to the root, the other side may still do so, and then the root
    is worth what the root is worth.
    """
    lower, upper = claim.bounds
    if claim.trust & ANCHOR != CLEAN and claim.score >= -SURE:
        upper = max(upper, root.at_most)
    return _value(claim, player, (lower, upper), claim.exact_plies(CLEAN) and not keeps_score)


def _value(claim: Claim, player: int, bounds: tuple[int, int], exact: bool) -> Value:
    lower, upper = bounds
    if lower == upper:
        plies = claim.plies if lower else None
        return Value(player, lower, upper, plies, exact and plies is not None)
    guess = claim.guess
    return Value(player, lower, upper, guess=guess)
