"""The hands of the computer at flip, one for each level: how steady, how quick, how attentive."""

from dataclasses import dataclass

from quatuor.engines.levels import LEVELS


@dataclass(frozen=True)
class Hand:
    """What a player of some level can do with a launcher."""

    error: float
    """How far each number of a launch strays; see `quatuor.throws.practice`."""
    pace: float
    """Seconds from one throw to the next, on average."""
    notice: float
    """Seconds until it sees that it controls a line, on average."""


HANDS = dict(
    zip(
        LEVELS,
        (
            Hand(error=0.100, pace=3.0, notice=3.0),
            Hand(error=0.075, pace=2.4, notice=2.2),
            Hand(error=0.055, pace=1.9, notice=1.6),
            Hand(error=0.040, pace=1.5, notice=1.1),
            Hand(error=0.030, pace=1.2, notice=0.8),
            Hand(error=0.020, pace=1.0, notice=0.5),
        ),
        strict=True,
    )
)
"""The hands by the name of the level, the weakest first."""
