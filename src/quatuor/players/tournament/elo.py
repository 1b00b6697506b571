"""Ratings from results: the strengths under which what happened was most likely.

Between two players the chance of the first is 1 / (1 + 10 ** (-difference / 400)); a draw counts as
half a win of each. The most likely ratings are found by Newton's method; how sharply the likelihood
falls around them gives the error bars. A weak belief that nobody is a thousand points from
the mean keeps a player who has won everything at a finite height.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

SCALE = 400 / np.log(10)
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


Results = Mapping[tuple[str, str], Score]


def ratings(players: Sequence[str], results: Results) -> dict[str, Rating]:
    """The most likely rating of each player."""
    place = {player: k for k, player in enumerate(players)}
    strength = np.zeros(len(players))
    for _ in range(STEPS):
        slope, curve = -BELIEF * strength, BELIEF * np.eye(len(players))
        for (one, other), score in results.items():
            i, j = place[one], place[other]
            rng = 1 / (1 + np.exp(strength[j] - strength[i]))
            surplus, weight = score.score - score.games * rng, rng * (1 - rng)
            slope[i] += surplus
            slope[j] -= surplus
            curve[i, i] += score.games * weight
            curve[j, j] += score.games * weight
            curve[i, j] -= score.games * weight
            curve[j, i] -= score.games * weight
        step = np.clip(np.linalg.solve(curve, slope), -1, 1)
        strength = strength + step
        if np.abs(step).max() < 1e-9:
            break
    centring = np.eye(len(players)) - 1 / len(players)
    spread = np.sqrt(np.diag(centring @ np.linalg.inv(curve) @ centring))
    strength = strength - strength.mean()
    return {
        player: Rating(float(SCALE * strength[k]), float(NINETY_FIVE * SCALE * spread[k]))
        for player, k in place.items()
    }


def ordered(players: Sequence[str], found: Mapping[str, Rating]) -> bool:
    """Whether each player is rated above the one before."""
    return all(found[a].elo < found[b].elo for a, b in pairwise(players))
