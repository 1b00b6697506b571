"""What the computer plays at a level.

The highest level asks the best engines of the game; the others see the board as people do.
"""

import math
import random
from dataclasses import dataclass
from time import perf_counter

from quatuor.errors import BadRequest
from quatuor.game import Position
from quatuor.players.human_like import HumanLikePlayer
from quatuor.players.levels import level_of
from quatuor.search import registry
from quatuor.search.limit import Limit, Stop
from quatuor.search.mcts import PLAY, ROUGH, SearchTree
from quatuor.search.mcts.engine import MONTE_CARLO
from quatuor.search.request import Goal, SearchRequest
from quatuor.search.value import Value

MEGABYTES = 16


@dataclass(frozen=True)
class Choice:
    """The ply a level has chosen."""

    token: str
    why: str
    """`line`, `claim`, `block`, `thought`, `impression`, or the engine that was asked."""
    value: Value
    perfect: bool
    """Whether it is proved that no ply is better."""
    seconds: float


def choose(
    position: Position,
    level: str = "medium",
    limit: Limit | None = None,
    seed: int | None = None,
    *,
    stop: Stop | None = None,
    tree: SearchTree | None = None,
) -> Choice:
    """What the computer plays here at this level; the same for the same seed.

    A limit replaces the level's own budget of time and simulations. A `tree` that is kept for the
    round lets a search go on with what the one before found (see `search_tree_for`).
    """
    chosen = level_of(level)
    registry.require_search(position.game)
    if position.to_move is None:
        raise BadRequest("the round is over: there is nothing to choose")
    started, limit, stop = perf_counter(), limit or budget_of(level), stop or Stop()
    rng = random.Random(None if seed is None else f"{seed} {level} {position.moves}")
    tree = tree or search_tree_for(level, rng.randrange(1 << 30))
    if chosen.best_engine:
        request = SearchRequest(position, limit, stop, Goal.BEST_PLY, tree)
        found = registry.answer(request)
        token, why, value, perfect = found.line[0], found.engine, found.value, found.value.proved
    else:
        player = HumanLikePlayer(position, chosen, rng, limit, stop, tree)
        token, why, value = player.choose()
        perfect = False
    return Choice(token, why, value, perfect, perf_counter() - started)


def budget_of(level: str, seconds: float = math.inf) -> Limit:
    """What a player of this level may spend on one ply, when there are only so many seconds."""
    chosen = level_of(level)
    simulations = None if chosen.best_engine else chosen.simulations
    return Limit(min(chosen.seconds, seconds), simulations=simulations)


def search_tree_for(level: str, seed: int | None = None) -> SearchTree:
    """A search tree for a player of this level, to be kept from ply to ply.

    >>> from quatuor.game import Game
    >>> position, tree = Game("puissance4").start().play("414141"), search_tree_for("hard", 1)
    >>> choose(position, "hard", seed=1, tree=tree).token
    '4'
    """
    chosen = level_of(level)
    megabytes = MONTE_CARLO.megabytes if chosen.best_engine else MEGABYTES
    parameters = ROUGH if chosen.rough else PLAY
    return SearchTree(megabytes, random.randrange(1 << 30) if seed is None else seed, parameters)
