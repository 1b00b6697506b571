"""Positions that are known by their words alone, as the state of a batch."""

import numpy as np

from quatuor.game import Game
from quatuor.lab.environment import STRONGEST, Environment
from quatuor.lab.kernels import Arrays
from quatuor.lab.path import Path
from quatuor.lab.state import Integers, State


def state_of(game: Game, words: Integers, seed: int = 0) -> State:
    """Positions as the state of a batch, without their past."""
    env = Environment(game, len(words), seed, None, STRONGEST)
    s = env.reset()
    states = (env.rules.state(words, row) for row in range(len(words)))
    movers = [0 if game.rules.over(one) else game.rules.mover(one) for one in states]
    arrays = Arrays(words.copy(), np.array(movers), s.done, s.reward, s.arrays.since, s.path.keys)
    return State(env, arrays, Path(s.path.keys), 0, 0, seed)
