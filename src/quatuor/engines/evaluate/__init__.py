"""A quick look at a position that is not over: how good it seems for the player to move.

Each game has a file here with one kernel, `estimate(state)`: a number between -BEST and BEST that
grows with the hopes of the side to move. It proves nothing; engines use it to order plies and
where they must stop looking ahead. It reads states through the public kernels of the rules.
"""

from collections.abc import Callable
from typing import Any

from quatuor.engines.evaluate import foursenses, plus4, puissance4, q4, top10
from quatuor.engines.specialise import by_game

BEST = 10_000
"""No estimate is higher."""

ESTIMATES: dict[str, Callable[[Any], int]] = {
    "puissance4": puissance4.estimate,
    "top10": top10.estimate,
    "plus4": plus4.estimate,
    "q4": q4.estimate,
    "foursenses": foursenses.estimate,
}


estimate = by_game(ESTIMATES)
"""`estimate(g, s)`: the estimate that belongs to the rules `g`."""
