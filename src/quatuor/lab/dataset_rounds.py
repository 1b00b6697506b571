"""The rounds out of which positions of a dataset are taken."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from quatuor.errors import BadRequest
from quatuor.game import Game
from quatuor.lab.environment import STRONGEST, Environment
from quatuor.lab.opponents import actions_of
from quatuor.lab.state import Integers, State
from quatuor.players.levels import level_of
from quatuor.search.limit import Limit

SPARE = 4
"""Rounds that are played for each position that is wanted after a number of plies."""


@dataclass(frozen=True)
class Terms:
    """Everything on which the positions of a dataset depend but for how many they are."""

    game: Game
    plies: tuple[int, int]
    seed: int
    limit: Limit
    levels: tuple[str, ...] = ()
    """Who plays the rounds, one drawn for each seat; nobody: they are played at random."""

    def __post_init__(self) -> None:
        first, last = self.plies
        if not 0 <= first <= last:
            told = "plies are the fewest and the most, such as (8, 35)"
            raise BadRequest(f"{told}, not {self.plies}")
        for level in self.levels:
            level_of(level)

    def to_json(self) -> dict[str, Any]:
        """The terms for the card."""
        spent = vars(self.limit).items()
        return {
            "game": self.game.name,
            "options": dict(self.game.options),
            "seed": self.seed,
            "plies": list(self.plies),
            "rounds": list(self.levels) or "random",
            "limit": {name: most for name, most in spent if most is not None},
        }


def sampled(terms: Terms, number: int, each: int) -> tuple[Integers, Integers]:
    """Different positions, so many after each number of plies; others for another number."""
    seed = (terms.seed + 0x9E3779B97F4A7C15 * number) % 2**63
    env = Environment(terms.game, SPARE * each, seed, None, STRONGEST)
    s, rows, after = env.reset(), [], []
    for ply in range(terms.plies[1] + 1):
        if ply >= terms.plies[0]:
            found = np.unique(s.words[s.mover > 0], axis=0)
            chosen = np.random.default_rng((seed, ply)).permutation(len(found))[:each]
            rows.append(found[chosen])
            after.append(np.full(len(chosen), ply))
        s = env.step(s, _actions(s, terms.levels), auto_reset=False)
    words = np.concatenate(rows)
    _, firsts = np.unique(words, axis=0, return_index=True)
    kept = np.random.default_rng(seed).permutation(firsts)
    return words[kept], np.concatenate(after)[kept]


def _actions(s: State, levels: tuple[str, ...]) -> Integers:
    """What is played in every round."""
    actions: Integers = s.environment.sample(s)
    if not levels:
        return actions
    shape = (len(s), s.environment.players)
    seats = np.random.default_rng(s.seed).integers(len(levels), size=shape)
    playing = seats[np.arange(len(s)), np.maximum(s.mover - 1, 0)]
    for number, level in enumerate(levels):
        rows = (s.mover > 0) & (playing == number)
        if rows.any():
            actions[rows] = actions_of(s.environment, s, level, rows)[rows]
    return actions
