"""Positions that are known by their words alone, as the state of a batch."""

import numpy as np

from quatuor.compiler.words import words
from quatuor.game import Game, Position
from quatuor.games.registry import part
from quatuor.lab.environment import STRONGEST, Environment
from quatuor.lab.path import Path
from quatuor.lab.state import Integers, State
from quatuor.lab.tables import Arrays


def state_of(game: Game, rows: Integers, seed: int = 0) -> State:
    """Positions as the state of a batch, without their past."""
    env = Environment(game, len(rows), seed, None, STRONGEST)
    states = (env.rules.state(rows, row) for row in range(len(rows)))
    movers = [0 if game.rules.over(one) else game.rules.mover(one) for one in states]
    return _placed(env, rows, np.array(movers))


def placed(game: Game, rows: Integers, movers: Integers) -> State:
    """The same where it is known whose turn it is; all of it on one thread."""
    return _placed(Environment(game, len(rows), 0, 1, STRONGEST), rows, movers)


def _placed(env: Environment, rows: Integers, movers: Integers) -> State:
    s = env.reset()
    arrays = Arrays(rows.copy(), movers, s.done, s.reward, s.arrays.since, s.path.keys)
    return State(env, arrays, Path(s.path.keys), 0, 0, env.seed)


def state_of_position(position: Position) -> State:
    """A position of the library as the state of a batch of one."""
    found = part(position.game.name, "environment")
    row = getattr(found, "words_of", words)(position.state)
    return state_of(position.game, np.array([row], dtype=np.int64))
