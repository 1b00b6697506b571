"""What a puzzle can ask, and how an answer to it is judged.

Every kind asks for one of three things, within so many plies and against every reply:

* to win the round;
* not to lose it (the others play together, where there are several);
* to gain the most points on the others.

Each is a number that the solver makes as large as possible while the others make it as small as
possible, so that one search proves them all.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Any

from quatuor.game import Game
from quatuor.rules.endings import winners


class Objective(Enum):
    """What the solver wants."""

    WIN = "win"
    HOLD = "hold"
    POINTS = "points"


@dataclass(frozen=True)
class Kind:
    """A kind of puzzle."""

    name: str
    """Also an id of words: `puzzle-NAME`."""
    objective: Objective
    any_claim: bool = False
    """Whether every ply that announces the standing line is the same answer."""
    first_only: bool = False
    """Whether it is solved by the first ply: every answer lets the solver win at once."""
    whole: bool = False
    """Whether every ply of the solver within the proof has to be found."""


KINDS = {
    kind.name: kind
    for kind in (
        Kind("win", Objective.WIN),
        Kind("quiet", Objective.WIN),
        Kind("power", Objective.WIN),
        Kind("trap", Objective.WIN, first_only=True),
        Kind("announce", Objective.WIN, any_claim=True),
        Kind("throw", Objective.WIN),
        Kind("defence", Objective.HOLD),
        Kind("draw", Objective.HOLD),
        Kind("next", Objective.HOLD),
        Kind("keep", Objective.POINTS, whole=True),
        Kind("score", Objective.POINTS),
    )
}
"""Win; win with a first move that threatens nothing; win by a piece with a power; leave no safe
answer; announce; win by a throw; the only defence; save the draw; do not let the next one win; keep
the most discs of a turn; score the most points."""


def side_of(game: Game, player: int) -> int:
    """The side of a player: partners sit opposite."""
    return player % 2 if game.options.get("partners") else player


def worth(game: Game, objective: Objective, state: Any, player: int) -> int:
    """What a state at the end of the search is worth to a player."""
    if objective is Objective.POINTS:
        return lead(game, state, player)
    won = winners(game.rules.over(state))
    ours = any(side_of(game, winner) == side_of(game, player) for winner in won)
    return int(ours) if objective is Objective.WIN else int(ours or not won)


def lead(game: Game, state: Any, player: int) -> int:
    """By how many points of this round a player is ahead of the best of the others."""
    points = game.rules.scores(state, (0,) * game.players)
    if game.rules.over(state):
        ended = game.rules.points(state, game.options)
        points = tuple(a + b for a, b in zip(points, ended, strict=True))
    others = [point for seat, point in enumerate(points, 1) if seat != player]
    return points[player - 1] - max(others)
