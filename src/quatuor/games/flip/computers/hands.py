"""The hands of the computer at flip, one for each level: how steady, how quick, how attentive."""

import math
from dataclasses import dataclass

from quatuor.games.flip.physics.practice import SCATTER
from quatuor.players.levels import LEVELS


@dataclass(frozen=True)
class Hand:
    """What a player of some level can do with a launcher."""

    error: float
    """How far each number of a launch strays before the scatter that everybody's launches have."""
    pace: float
    """Seconds from one throw to the next, on average."""
    notice: float
    """Seconds until it sees that it controls a line, on average."""

    @property
    def spread(self) -> float:
        """How far each number strays in all: the standard deviation."""
        return math.hypot(self.error, SCATTER)


HANDS = dict(
    zip(
        LEVELS,
        (
            Hand(error=0.130, pace=3.0, notice=3.0),
            Hand(error=0.095, pace=2.4, notice=2.2),
            Hand(error=0.070, pace=1.9, notice=1.6),
            Hand(error=0.050, pace=1.5, notice=1.1),
            Hand(error=0.033, pace=1.2, notice=0.8),
            Hand(error=0.000, pace=1.0, notice=0.5),
        ),
        strict=True,
    )
)
"""The hands by the name of the level, the weakest first."""
