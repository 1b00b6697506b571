"""A token in the air at one moment."""

from collections.abc import Iterable
from dataclasses import dataclass

from quatuor.games.flip.physics.box import Pose

Three = tuple[float, float, float]


@dataclass(frozen=True)
class Moment:
    """Where a token is, how fast, how far it has turned over and how it turns."""

    place: Three
    velocity: Three
    turn: tuple[float, float, float, float]
    """A quaternion."""
    spin: Three

    @property
    def pose(self) -> Pose:
        """The pose; the face is the third column of the rotation."""
        w, x, y, z = self.turn
        face = (2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y))
        return Pose(*self.place, face=face)

    @property
    def numbers(self) -> tuple[float, ...]:
        """The same as numbers alone, in the order of physics engines."""
        return (*self.place, *self.turn, *self.velocity, *self.spin)


def moment_of(numbers: Iterable[float]) -> Moment:
    """The moment that these numbers tell."""
    x, y, z, a, b, c, d, along, away, up, p, q, r = map(float, numbers)
    return Moment((x, y, z), (along, away, up), (a, b, c, d), (p, q, r))
