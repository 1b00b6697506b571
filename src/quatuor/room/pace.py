"""How long a computer player takes: as long as people of its level, and never too long for them.

People need longer the more there is to choose from, and never twice the same time. Whoever waits
for a computer waits for all of its plies, and for the other computers before it: they share one
allowance, of which each ply may use up half of what is left.
"""

import math
import random
from collections.abc import Collection

from quatuor.game import Position
from quatuor.players.levels import Level

ALLOWANCE = 9.0
"""Seconds for all plies for which somebody waits; with what messages take less than ten."""
SHARE = 0.5
"""Of what is left of the allowance, for one ply at most."""
REACTION = 0.35
"""Seconds before the quickest ply."""
SPREAD = 0.45
"""Of the logarithm of the time that people take: the standard deviation."""
LONGEST_PAUSE = 4.0


def pause(level: Level, choices: int, rng: random.Random) -> float:
    """Seconds that somebody of this level takes to choose among so many plies."""
    usual = REACTION + level.hesitation * math.log2(1 + choices)
    return min(usual * math.exp(rng.gauss(0, SPREAD)), LONGEST_PAUSE)


def left_for_a_ply(spent: float) -> float:
    """Seconds that the next ply may take when so many were spent in this turn."""
    return max(ALLOWANCE - spent, 0.0) * SHARE


def wait_began(position: Position, seat: int, computers: Collection[int], players: int) -> int:
    """After how many plies of the round the present wait for computers began.

    It reaches back to the last ply of a person, or to the turn of this seat before; where no
    person plays, to the beginning of this turn.
    """
    plies, turn_over = len(position.moves), False
    for before in list(position.line())[1:]:
        mover = before.to_move
        if mover != seat:
            turn_over = True
        if mover not in computers or (turn_over and (mover == seat or len(computers) == players)):
            break
        plies -= 1
    return plies
