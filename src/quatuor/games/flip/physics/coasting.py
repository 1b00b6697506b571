"""The way of a token while there is nothing it could touch: a parabola, known without simulation.

Gravity alone bends the way, air alone slows the turning, and a disc that turns over about one of
its diameters goes on turning about it.
"""

import math

from quatuor.games.flip.physics.box import FLOORS, RADIUS, RIM_HEIGHT, TOWER, TRAY_HALF
from quatuor.games.flip.physics.launcher import GRAVITY, Start
from quatuor.games.flip.physics.moment import Moment

WIDE = TRAY_HALF + 2 * TOWER + RADIUS
HIGH = FLOORS["U"] + RIM_HEIGHT + RADIUS
"""A token whose middle is farther aside or higher than this touches neither trays nor towers."""
LOOKS = 5
"""How often in every frame one looks whether the way is clear."""


def coasted(start: Start, slows: float, frame: float) -> list[Moment]:
    """The moments of a throw, one a frame, as long as nothing is near the token."""
    moments = [after(start, slows, 0.0)]
    while True:
        looks = [
            after(start, slows, frame * (len(moments) - 1 + look / LOOKS))
            for look in range(1, LOOKS + 1)
        ]
        if not all(is_clear(look.place) for look in looks):
            return moments
        moments.append(looks[-1])


def is_clear(place: tuple[float, float, float]) -> bool:
    """Whether a token with its middle there touches nothing, however it is turned."""
    x, y, z = place
    return z > RADIUS and (max(abs(x), abs(y)) > WIDE or z > HIGH)


def after(start: Start, slows: float, seconds: float) -> Moment:
    """The token so long after its start; its spin loses the share `slows` of itself a second."""
    (x, y, z), (along, away, up) = start.place, start.velocity
    fading = math.exp(-slows * seconds)
    rate = math.hypot(*start.spin)
    half = rate * (1 - fading) / slows / 2
    over = [math.sin(half) * part / rate for part in start.spin]
    return Moment(
        (x + along * seconds, y + away * seconds, z + (up - GRAVITY / 2 * seconds) * seconds),
        (along, away, up - GRAVITY * seconds),
        (math.cos(half), over[0], over[1], over[2]),
        (start.spin[0] * fading, start.spin[1] * fading, start.spin[2] * fading),
    )
