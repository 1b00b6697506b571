"""How strong a solver is: Glicko-2, with each puzzle as one game against its rating.

After Mark Glickman, "Example of the Glicko-2 system" (2022); the numbers of steps are his. It is
written out here because a room in a browser tab has only what is pure Python, and the packages that
there are keep pools of players, or have not been touched for years.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt

SCALE = 173.7178
"""Points of a rating to one unit of the system's own scale."""
MIDDLE = 1500.0
"""The rating that is 0 on that scale."""
TAU = 0.5
"""How quickly the volatility may change."""
WIDEST = 350.0
"""The deviation of somebody of whom nothing is known."""
PUZZLE_DEVIATION = 60.0
"""How uncertain the rating of a puzzle is, which six levels have tried many times."""
PRECISION = 1e-6


@dataclass(frozen=True)
class Strength:
    """What is known of a solver.

    >>> round(rated(Strength(), [(1200.0, PUZZLE_DEVIATION, 1.0)]).rating)
    1195
    """

    rating: float = 1000.0
    deviation: float = 250.0
    volatility: float = 0.06


Game = tuple[float, float, float]
"""The rating and the deviation of an opponent, and the score: 1 for a win, 0 for a loss."""


def rated(solver: Strength, games: Sequence[Game], tau: float = TAU) -> Strength:
    """What is known after these games of one rating period."""
    own, deviation = (solver.rating - MIDDLE) / SCALE, solver.deviation / SCALE  # step 2
    information = surprise = 0.0
    for rating, spread, score in games:
        weight = _weight(spread / SCALE)
        expected = 1 / (1 + exp(-weight * (own - (rating - MIDDLE) / SCALE)))
        information += weight**2 * expected * (1 - expected)  # step 3
        surprise += weight * (score - expected)  # step 4
    volatility = solver.volatility
    if games:
        volatility = _volatility(deviation, volatility, 1 / information, surprise, tau)
    spread = 1 / sqrt(1 / (deviation**2 + volatility**2) + information)  # steps 6 and 7
    return Strength(
        MIDDLE + SCALE * (own + spread**2 * surprise),
        min(WIDEST, SCALE * spread),
        volatility,
    )


def after_puzzle(solver: Strength, puzzle: float, solved: bool) -> Strength:
    """What is known of a solver after one puzzle of this rating."""
    return rated(solver, [(puzzle, PUZZLE_DEVIATION, float(solved))])


def _weight(deviation: float) -> float:
    """How much a game counts against somebody of whom so little is known."""
    return 1 / sqrt(1 + 3 * (deviation / pi) ** 2)


def _volatility(
    deviation: float, before: float, variance: float, surprise: float, tau: float
) -> float:
    """Step 5: the new volatility, found between two bounds."""
    change, start = variance * surprise, log(before**2)

    def wanted(x: float) -> float:
        whole = deviation**2 + variance + exp(x)
        return exp(x) * (change**2 - whole) / (2 * whole**2) - (x - start) / tau**2

    if change**2 > deviation**2 + variance:
        return exp(_root(wanted, start, log(change**2 - deviation**2 - variance)) / 2)
    steps = 1
    while wanted(start - steps * tau) < 0:
        steps += 1
    return exp(_root(wanted, start, start - steps * tau) / 2)


def _root(wanted: Callable[[float], float], low: float, high: float) -> float:
    """Where the function is 0, by the Illinois method: two bounds close in on it."""
    at_low, at_high = wanted(low), wanted(high)
    while abs(high - low) > PRECISION:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = wanted(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return low
