"""An exam: positions whose values are proved, in which a move can be wrong."""

import hashlib
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from quatuor.errors import BadRequest
from quatuor.game import Game
from quatuor.lab.agents import Agent, agent_of
from quatuor.lab.environment import STRONGEST, Environment
from quatuor.lab.judged import Judged
from quatuor.lab.opponents import Opponent
from quatuor.lab.oracles import oracle_of
from quatuor.lab.positions import state_of
from quatuor.lab.state import Integers, State

ROUNDS = 400
"""How many random rounds questions are taken from at most, for each number of plies."""
BANDS = 6
"""In how many rows a table shows the plies of an exam."""


@dataclass(frozen=True)
class Questions:
    """Positions of one game, the same whenever they are made with the same terms."""

    words: Integers
    plies: Integers

    @property
    def digest(self) -> str:
        """A name for exactly these positions."""
        return hashlib.sha256(self.words.astype("<i8").tobytes()).hexdigest()[:16]


@dataclass(frozen=True)
class Exam:
    """How an agent did."""

    game: Game
    digest: str
    """Which positions it was asked; results with the same digest can be compared."""
    judged: Judged

    @property
    def regret(self) -> float:
        """What a move gave away on average, a win being 1 and a loss -1."""
        return self.judged.regret

    @property
    def best(self) -> float:
        """The share of best moves."""
        return self.judged.best

    @property
    def blunders(self) -> dict[str, int]:
        """How many moves gave something away, by what it was."""
        return self.judged.blunders

    def to_json(self) -> dict[str, Any]:
        """All of it for programs."""
        parts = self.judged.by_ply.items()
        return {
            "game": self.game.name,
            "options": dict(self.game.options),
            "digest": self.digest,
            **self.judged.to_json(),
            "by_ply": {ply: part.to_json() for ply, part in parts},
        }

    def __str__(self) -> str:
        plies = self.judged.plies
        lines = [f"{self.game!r}, questions {self.digest}", "plies      moves  regret   best"]
        for band in np.array_split(np.unique(plies), BANDS):
            if len(band):
                part = self.judged.of(np.isin(plies, band))
                lines.append(_row(f"{band[0]}-{band[-1]}", part))
        return "\n".join([*lines, _row("all", self.judged)])


def exam(
    agent: Opponent | Agent,
    game: str,
    /,
    *,
    plies: tuple[int, int] = (4, 36),
    each: int = 5,
    seed: int = 0,
    **options: Any,
) -> Exam:
    """Ask an agent for its move in positions whose values are proved.

    Up to `each` positions after every number of plies from the first to the last, taken from random
    rounds that follow from the seed; of each it is proved what every legal action is worth, and
    that at least one of them is wrong.
    """
    asked = questions(Game(game, **options), plies, each, seed)
    s = state_of(Game(game, **options), asked.words, seed)
    actions = np.asarray(agent_of(agent).act(s))
    wrong = np.flatnonzero(~s.mask[np.arange(len(s)), actions])
    if len(wrong):
        told = f"action {actions[wrong[0]]} of question {wrong[0]} cannot be played there"
        raise BadRequest(f"the agent answers what is not legal: {told}")
    values, regrets = oracle_of(s.environment.game).judge(asked.words, actions)
    return Exam(s.environment.game, asked.digest, Judged(values, regrets, asked.plies))


@cache
def questions(game: Game, plies: tuple[int, int], each: int, seed: int) -> Questions:
    """Positions that can be failed, the same number after each number of plies where there are."""
    first, last = plies
    if not 0 <= first <= last:
        raise BadRequest(f"plies are the fewest and the most, such as (4, 36), not {plies}")
    env = Environment(game, ROUNDS, seed, None, STRONGEST)
    s, found = env.reset(), []
    for number in range(last + 1):
        if number >= first:
            found.append(_failable(env, s, each))
        s = env.step(s, env.sample(s), auto_reset=False)
    if not sum(map(len, found)):
        raise BadRequest(f"nothing is proved of {game!r} after {first} to {last} plies")
    counts = [len(rows) for rows in found]
    return Questions(np.concatenate(found), np.repeat(np.arange(first, last + 1), counts))


def _failable(env: Environment, s: State, each: int) -> Integers:
    """Some games of a batch in which it is proved what every action is worth, and one is wrong."""
    rows = np.flatnonzero(s.mover > 0)[: 4 * each]
    if not len(rows):
        return s.words[:0]
    mask = s.mask[rows]
    at, actions = np.nonzero(mask)
    _, regrets = oracle_of(env.game).judge(s.words[rows[at]], actions)
    found = np.zeros(mask.shape, dtype=np.float32)
    found[at, actions] = regrets
    useful = ~np.isnan(found).any(axis=1) & (found > 0).any(axis=1)
    chosen: Integers = s.words[rows[useful][:each]]
    return chosen


def _row(name: str, part: Judged) -> str:
    return f"{name:<9} {part.moves:6} {part.regret:7.3f} {part.best:6.1%}"
