"""A quick look at a position that is not over: how good it seems for the player to move.

Each game has a file here with one kernel, `estimate(state)`: a number between -BEST and BEST that
grows with the hopes of the side to move. It proves nothing; engines use it to order plies and
where they must stop looking ahead. It reads states through the public kernels of the rules.
"""

from collections.abc import Callable
from typing import Any

from quatuor.games.foursenses import evaluation as foursenses
from quatuor.games.plus4 import evaluation as plus4
from quatuor.games.puissance4 import evaluation as puissance4
from quatuor.games.q4 import evaluation as q4
from quatuor.games.top10 import evaluation as top10
from quatuor.search.specialise import by_game

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
