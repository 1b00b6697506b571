"""The launcher: four numbers of a hand become the velocity with which a token leaves it.

`side` moves the launcher along the player's own side, `turn` aims it left and right, `tilt` raises
it and `power` is how far the spring is pulled. Left and right are the thrower's own: the players
face each other, and the same numbers throw into opposite corners.
"""

import math
from dataclasses import dataclass
from typing import TypeAlias

from quatuor.games.flip.physics.box import PITCH

DISTANCE = 0.24
"""From the middle of the table to a launcher."""
HEIGHT = 0.060
"""Of the launcher above the table: between the trays."""
REACH = 2 * PITCH
"""How far to either side a launcher can be moved."""
WIDEST = math.radians(30)
"""How far it turns to either side."""
FLATTEST, STEEPEST = math.radians(5), math.radians(75)
SLOWEST, FASTEST = 0.8, 2.8
"""Metres a second."""
TUMBLE = 4.0
"""Radians a second with which a token turns over in flight."""
GRAVITY = 9.81
Numbers: TypeAlias = tuple[float, float, float, float]
"""Side, turn, tilt and power of one launch."""
RANGES = ((-1.0, 1.0), (-1.0, 1.0), (0.0, 1.0), (0.0, 1.0))
"""Their limits."""


@dataclass(frozen=True)
class Launch:
    """One throw: the seat, and what its hand does; see `quatuor.table.events.Launched`."""

    seat: int
    side: float
    turn: float
    tilt: float
    power: float


@dataclass(frozen=True)
class Start:
    """Where a token leaves the launcher, how fast, and how it turns."""

    place: tuple[float, float, float]
    velocity: tuple[float, float, float]
    spin: tuple[float, float, float]


def start_of(launch: Launch) -> Start:
    """What the launcher does with the token."""
    way = 1 if launch.seat == 1 else -1
    speed = SLOWEST + launch.power * (FASTEST - SLOWEST)
    rise = FLATTEST + launch.tilt * (STEEPEST - FLATTEST)
    aside = launch.turn * WIDEST
    along = speed * math.cos(rise)
    return Start(
        (way * launch.side * REACH, -way * DISTANCE, HEIGHT),
        (way * along * math.sin(aside), way * along * math.cos(aside), speed * math.sin(rise)),
        (-way * TUMBLE * math.cos(aside), way * TUMBLE * math.sin(aside), 0.0),
    )
