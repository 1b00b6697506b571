"""What the computer plays at a level.

The highest level asks the best engine there is; the others look at the board as people do.
"""

import math
import random
from dataclasses import dataclass
from time import perf_counter

from quatuor.errors import BadRequest
from quatuor.game import Position
from quatuor.players.levels import level_of
from quatuor.players.person import Person
from quatuor.search import registry
from quatuor.search.limit import Limit, Stop
from quatuor.search.mcts import HAZY, PLAYER, Thinker, searchable
from quatuor.search.question import Question
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
    thinker: Thinker | None = None,
) -> Choice:
    """What the computer plays here at this level; the same for the same seed.

    A limit replaces the level's own budget of time and simulations. A `thinker` that is kept for
    the round remembers what it has thought about before (see `thinker_for`).
    """
    chosen = level_of(level)
    if not searchable(position.game):
        raise BadRequest(f"the computer needs turns and no chance; {position.game!r} is otherwise")
    if position.to_move is None:
        raise BadRequest("the round is over: there is nothing to choose")
    started = perf_counter()
    chance = random.Random(None if seed is None else f"{seed} {level} {position.moves}")
    limit = limit or budget_of(level)
    mind = thinker or thinker_for(level, chance.randrange(1 << 30))
    if chosen.best_engine:
        question = Question(position, limit, stop or Stop(), False, mind)
        found = registry.answer(question)
        token, why, value, perfect = found.line[0], found.engine, found.value, found.value.proved
    else:
        person = Person(position, chosen, chance, limit, stop or Stop(), mind)
        token, why, value = person.choose()
        perfect = False
    return Choice(token, why, value, perfect, perf_counter() - started)


def budget_of(level: str, seconds: float = math.inf) -> Limit:
    """What a player of this level may spend on one ply, when there are only so many seconds."""
    chosen = level_of(level)
    simulations = None if chosen.best_engine else chosen.simulations
    return Limit(min(chosen.seconds, seconds), simulations)


def thinker_for(level: str, seed: int | None = None) -> Thinker:
    """Somebody who keeps in mind, from ply to ply, what a player of this level has thought about.

    >>> from quatuor.game import Game
    >>> position, mind = Game("puissance4").start().play("414141"), thinker_for("hard", seed=1)
    >>> choose(position, "hard", seed=1, thinker=mind).token
    '4'
    """
    chosen = level_of(level)
    megabytes = registry.MEGABYTES if chosen.best_engine else MEGABYTES
    tuning = HAZY if chosen.hazy else PLAYER
    return Thinker(megabytes, random.randrange(1 << 30) if seed is None else seed, tuning)
