"""Ratings from results: the strengths under which what happened was most likely.

Between two players the chance of the first is 1 / (1 + 10 ** (-difference / 400)); a draw counts as
half a win of each. The most likely ratings are found by Newton's method; how sharply the likelihood
falls around them gives the error bars. A weak belief that nobody is a thousand points from
the mean keeps a player who has won everything at a finite height.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

SCALE = 400 / math.log(10)
BELIEF = (SCALE / 1000) ** 2
STEPS = 60
NINETY_FIVE = 1.96


@dataclass(frozen=True)
class Rating:
    """A player's strength and its 95 % error bar, in points; the mean of all players is 0."""

    elo: float
    error: float


@dataclass(frozen=True)
class Score:
    """Results of one player against another, seen by the first."""

    games: float
    score: float
    """A win is 1, a draw 0.5."""


Vector = list[float]
Matrix = list[Vector]
Results = Mapping[tuple[str, str], Score]


def ratings(players: Sequence[str], results: Results) -> dict[str, Rating]:
    """The most likely rating of each player."""
    place = {player: k for k, player in enumerate(players)}
    played = [(place[one], place[other], tally) for (one, other), tally in results.items()]
    strength = [0.0] * len(players)
    for _ in range(STEPS):
        slope, curve = likelihood(strength, played)
        inverse = inverted(curve)
        step = [max(-1.0, min(1.0, product(row, slope))) for row in inverse]
        strength = [a + b for a, b in zip(strength, step, strict=True)]
        if max(map(abs, step)) < 1e-9:
            break
    mean = sum(strength) / len(players)
    errors = [NINETY_FIVE * SCALE * math.sqrt(part) for part in around_mean(inverse)]
    return {player: Rating(SCALE * (strength[k] - mean), errors[k]) for player, k in place.items()}


def likelihood(strength: Vector, played: Sequence[tuple[int, int, Score]]) -> tuple[Vector, Matrix]:
    """How the logarithm of the likelihood rises with each strength, and how it curves down."""
    slope = [-BELIEF * one for one in strength]
    curve = [[BELIEF * (i == j) for j in range(len(strength))] for i in range(len(strength))]
    for i, j, tally in played:
        chance = 1 / (1 + math.exp(strength[j] - strength[i]))
        surplus, weight = tally.score - tally.games * chance, tally.games * chance * (1 - chance)
        slope[i] += surplus
        slope[j] -= surplus
        curve[i][i] += weight
        curve[j][j] += weight
        curve[i][j] -= weight
        curve[j][i] -= weight
    return slope, curve


def inverted(matrix: Matrix) -> Matrix:
    """The inverse of a positive definite matrix, by elimination: its pivots are never 0."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for k in range(size):
        rows[k] = [entry / rows[k][k] for entry in rows[k]]
        for i in range(size):
            if i != k:
                factor = rows[i][k]
                rows[i] = [a - factor * b for a, b in zip(rows[i], rows[k], strict=True)]
    return [row[size:] for row in rows]


def around_mean(covariance: Matrix) -> Vector:
    """The variance of each strength less the mean of all, from the covariance of the strengths."""
    size = len(covariance)
    means = [sum(row) / size for row in covariance]
    total = sum(means) / size
    return [covariance[k][k] - 2 * means[k] + total for k in range(size)]


def product(one: Vector, other: Vector) -> float:
    """The scalar product."""
    return sum(a * b for a, b in zip(one, other, strict=True))


def ordered(players: Sequence[str], found: Mapping[str, Rating]) -> bool:
    """Whether each player is rated above the one before."""
    return all(found[a].elo < found[b].elo for a, b in pairwise(players))
