"""Whom an agent plays against: chance, a level of the computer, or a function of one's own."""

from collections.abc import Callable
from typing import Any

import numpy as np

from quatuor.compiler.words import mix
from quatuor.errors import BadRequest
from quatuor.game import Position
from quatuor.games.registry import part
from quatuor.lab.environment import Environment
from quatuor.lab.state import Integers, State
from quatuor.players.choose import budget_of, choose
from quatuor.players.levels import LEVELS, level_of
from quatuor.search.limit import Limit

RANDOM = "random"
Opponent = str | Callable[[Position], str]
"""`"random"`, the name of a level, or a function from a position to the token that it plays."""


def checked(opponent: Opponent) -> Opponent:
    """An opponent that there is."""
    if isinstance(opponent, str):
        if opponent != RANDOM:
            level_of(opponent)
    elif not callable(opponent):
        known = f"{RANDOM!r}, a level ({', '.join(LEVELS)}) or a function from position to token"
        raise BadRequest(f"an opponent is {known}, not {type(opponent).__name__}")
    return opponent


def actions_of(env: Environment, s: State, opponent: Opponent, rows: Any) -> Integers:
    """What an opponent plays in these rows; any action in the others."""
    actions = env.sample(s)
    if opponent == RANDOM:
        return actions
    numbers = {token: number for number, token in enumerate(env.tokens)}
    for row in np.flatnonzero(rows).tolist():
        position = env.position(s, row)
        if isinstance(opponent, str):
            token = token_of(position, opponent, mix((s.seed, row, s.number)))
        else:
            token = opponent(position)
        if token not in numbers:
            raise BadRequest(f"the opponent plays {token!r}, which is no action of {env.game!r}")
        actions[row] = numbers[token]
    return actions


def token_of(position: Position, level: str, seed: int) -> str:
    """The action that a level takes, as its token; the same for the same seed."""
    own: Any = getattr(part(position.game.name, "environment"), "action_at_level", None)
    if own is not None:
        return str(own(position, level, seed))
    return choose(position, level, _budget(level), seed).token


def _budget(level: str) -> Limit:
    """What a level spends, without a clock where it counts simulations."""
    limit = budget_of(level)
    return limit if limit.simulations is None else Limit(simulations=limit.simulations)
