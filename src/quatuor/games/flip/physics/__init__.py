"""The physics of a launched token (flip): a launch in, a landing and its trajectory out.

    throw(Launch(seat=1, side=0, turn=0.1, tilt=0.8, power=0.6), {"Ub3": 2}).place   # "Uc3"

Nothing here knows the rules of a round, only the box, the trays and what lies in their cells. The
physics engine is loaded by the first throw: whoever only names launches never waits for it.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from quatuor.extras import require
from quatuor.games.flip.physics.launcher import Launch

__all__ = ["Landing", "Launch", "require_engine", "throw"]


@dataclass(frozen=True)
class Landing:
    """How a throw ends."""

    place: str
    """A cell, `tray` or `miss`."""
    path: str
    """The flight, frame by frame; see `quatuor.games.flip.physics.path`."""
    milliseconds: int
    """From the launch until the token lies."""


def require_engine() -> None:
    """Complain where the physics engine is not installed."""
    require("flip")


def throw(launch: Launch, piles: Mapping[str, int]) -> Landing:
    """Throw a token onto trays on which so many tokens lie in each cell."""
    from quatuor.games.flip.physics.flight import flown
    from quatuor.games.flip.physics.judge import judged
    from quatuor.games.flip.physics.path import FRAME, packed

    poses = flown(launch, piles)
    return Landing(judged(poses[-1]), packed(poses), FRAME * (len(poses) - 1))
