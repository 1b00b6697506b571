"""Where a launched token lands: asked of `quatuor.throws`, which knows the physics.

Without that module a plain stand-in answers: power is distance, turn is the column, tilt decides
between the trays, and what goes too far or wide misses. It is deterministic, so that everybody can
learn it.
"""

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from quatuor.table.state import Flight

COLUMNS = "abcd"


@dataclass(frozen=True)
class Landing:
    """Where, and how long after the launch."""

    place: str
    milliseconds: int


def landing_of(flight: Flight) -> Landing:
    """Where this token comes to rest."""
    if find_spec("quatuor.throws") is not None:
        found: Landing = import_module("quatuor.throws").landing_of(flight)
        return found
    return plain_landing(flight)


def plain_landing(flight: Flight) -> Landing:
    """The stand-in."""
    side, turn, tilt, power = flight.launch
    across = (side + turn + 1.25) / 2.5 * 4
    along = (power - 0.2) / 0.6 * 4
    milliseconds = int(300 + 500 * tilt)
    if not (0 <= across < 4 and 0 <= along < 4):
        return Landing("miss", milliseconds)
    if min(across % 1, along % 1) < 0.06:
        return Landing("tray", milliseconds)
    row = int(along) + 1 if flight.seat == 1 else 4 - int(along)
    column = COLUMNS[int(across)] if flight.seat == 1 else COLUMNS[3 - int(across)]
    return Landing(f"{'U' if tilt >= 0.5 else 'L'}{column}{row}", milliseconds)
