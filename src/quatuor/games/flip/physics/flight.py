"""One throw, from the hand to the place where the token lies: a physics engine computes it.

The same launch onto the same tokens gives the same flight on the same machine, but a hair's breadth
decides a bounce: whoever wants to see a flight again keeps its path, and never computes it twice.
"""

import math
from collections.abc import Mapping
from functools import cache

from quatuor.games.flip.physics.box import FLOORS, HALF_THICK, Pose
from quatuor.games.flip.physics.coasting import coasted
from quatuor.games.flip.physics.launcher import Launch, start_of
from quatuor.games.flip.physics.model import AIR, FIRST_PILE, lying
from quatuor.games.flip.physics.moment import Moment, moment_of
from quatuor.games.flip.physics.path import FRAME
from quatuor.games.flip.physics.simulation import simulation

FINE, COARSE = 0.0005, 0.001
"""Seconds of one step of the simulation, for a fast token and for one that settles."""
FAST = 1.0
"""Metres a second: what is faster might go through a floor in coarse steps."""
LONGEST = 3_000
"""Milliseconds after which a token is taken to lie where it is."""
SLOW, SLOW_TURN = 0.02, 0.6
"""Metres and radians a second below which a token rests, if it stays so for `CALM` frames."""
CALM = 2
FALLEN = 6
"""Frames for which a token that has fallen off the trays is still followed."""


def flown(launch: Launch, piles: Mapping[str, int]) -> list[Pose]:
    """The poses of the token, one a frame, until it rests."""
    moments = coasted(start_of(launch), turning_slows(), FRAME / 1000)
    box, now = simulation(), moments[-1]
    box.lay(FIRST_PILE, lying(piles))
    box.begin(*now.numbers)
    poses, calm, below = [moment.pose for moment in moments], 0, 0
    while FRAME * len(poses) <= LONGEST and calm < CALM and below < FALLEN:
        step = FINE if math.hypot(*now.velocity) > FAST else COARSE
        box.advance(round(FRAME / 1000 / step), step)
        now = moment_of(box.numbers())
        poses.append(now.pose)
        calm = calm + 1 if box.touches() and is_slow(now) else 0
        below = below + 1 if poses[-1].z < FLOORS["L"] - 3 * HALF_THICK else 0
    return poses


def is_slow(moment: Moment) -> bool:
    """Whether the token hardly moves."""
    return math.hypot(*moment.velocity) < SLOW and math.hypot(*moment.spin) < SLOW_TURN


@cache
def turning_slows() -> float:
    """By what share of itself the turning of a flying token slows in a second."""
    return AIR / simulation().inertia()
