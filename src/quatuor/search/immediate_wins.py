"""Whether the player to move wins with the next ply, told from the board, no ply being tried.

Where a line lacks one cell that can be filled, somebody who looks sees it; an engine that tries
every ply to find it out spends most of its time on that. What is told here is exact. Each game that
can tell has a kernel `wins_next(state)` in its file beside this one.
"""

from collections.abc import Callable
from typing import Any

from quatuor.compiler import kernel
from quatuor.games.foursenses import evaluation as foursenses
from quatuor.games.puissance4 import evaluation as puissance4
from quatuor.games.q4 import evaluation as q4
from quatuor.search.answers import UNSEEN
from quatuor.search.specialise import by_game


@kernel
def unseen(_s: Any) -> int:
    """A game in which it cannot be told from the board."""
    return UNSEEN


SIGHTS: dict[str, Callable[[Any], int]] = {
    "puissance4": puissance4.wins_next,
    "q4": q4.wins_next,
    "foursenses": foursenses.wins_next,
}

wins_next = by_game(SIGHTS, unseen)
"""`wins_next(g, s)`: the answer by the rules `g`."""
