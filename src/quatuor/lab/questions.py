"""The questions of an exam: positions of which it is proved what every action is worth."""

import hashlib
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from quatuor.errors import BadRequest
from quatuor.game import Game
from quatuor.lab.environment import STRONGEST, Environment
from quatuor.lab.oracles import Oracle, oracle_of
from quatuor.lab.state import Floats, Integers, State

ROUNDS = 400
"""How many random rounds questions are taken from at most, for each number of plies."""
UNTRIED = -1


@dataclass(frozen=True)
class Questions:
    """Positions of one game, the same whenever they are made with the same terms."""

    words: Integers
    plies: Integers
    """After how many plies of a random round each was found."""
    values: Floats
    regrets: Floats
    """[N, A] What each action gives away; NaN where it is not legal."""
    failed: Integers
    """How many levels do not find a best action; -1 where they have not been asked."""

    def __len__(self) -> int:
        return len(self.words)

    @property
    def digest(self) -> str:
        """A name for exactly these positions with these values."""
        rows, at = np.nonzero(~np.isnan(self.regrets))
        worth = self.regrets[rows, at].astype("<i8")
        content = (self.words, self.values, rows, at, worth)
        found = hashlib.sha256()
        for part in content:
            found.update(part.astype("<i8").tobytes())
        return found.hexdigest()[:16]

    def of(self, rows: Integers) -> "Questions":
        """Some of them."""
        parts: Any = (self.words, self.plies, self.values, self.regrets, self.failed)
        chosen: list[Any] = [part[rows] for part in parts]
        return Questions(*chosen)


@cache
def drawn_questions(game: Game, plies: tuple[int, int], each: int, seed: int) -> Questions:
    """Positions that can be failed, the same number after each number of plies where there are."""
    first, last = plies
    if not 0 <= first <= last:
        raise BadRequest(f"plies are the fewest and the most, such as (4, 36), not {plies}")
    env, oracle = Environment(game, ROUNDS, seed, None, STRONGEST), oracle_of(game)
    s, found = env.reset(), []
    for number in range(last + 1):
        if number >= first:
            found.append(failable(oracle, s, number, each))
        s = env.step(s, env.sample(s), auto_reset=False)
    joined = joined_questions(found)
    if not len(joined):
        raise BadRequest(f"nothing is proved of {game!r} after {first} to {last} plies")
    return joined


def joined_questions(parts: list[Questions]) -> Questions:
    """All of several sets of questions, the first ones first."""
    return Questions(
        *(
            np.concatenate([getattr(part, name) for part in parts])
            for name in ("words", "plies", "values", "regrets", "failed")
        )
    )


def failable(oracle: Oracle, s: State, plies: int, each: int) -> Questions:
    """Some games of a batch in which it is proved what every action is worth, and one is wrong.

    No more than four times as many are looked at.
    """
    rows = np.flatnonzero(s.mover > 0)[: 4 * each]
    mask = s.mask[rows]
    at, actions = np.nonzero(mask)
    values, regrets = oracle.judge(s.words[rows[at]], actions)
    found = np.full(mask.shape, np.nan, dtype=np.float32)
    found[at, actions] = regrets
    known = (~np.isnan(found) | ~mask).all(axis=1) & mask.any(axis=1)
    useful = np.flatnonzero(known & (np.nan_to_num(found) > 0).any(axis=1))[:each]
    before = np.full(len(rows), np.nan, dtype=np.float32)
    before[at] = values
    counts = np.full(len(useful), plies), np.full(len(useful), UNTRIED)
    return Questions(s.words[rows[useful]], counts[0], before[useful], found[useful], counts[1])
