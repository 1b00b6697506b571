"""Whether the player to move wins with the next ply, told from the board, no ply being tried.

Where a line lacks one cell that can be filled, somebody who looks sees it; an engine that tries
every ply to find it out spends most of its time on that. What is told here is exact. Each game that
can tell has a kernel `wins_next(state)` in its file beside this one.
"""

from collections.abc import Callable
from typing import Any

from numba.extending import overload

from quatuor.engines.evaluate import foursenses, puissance4, q4
from quatuor.engines.evaluate.answers import UNSEEN
from quatuor.kernel import INSIDE, kernel


@kernel
def unseen(_s: Any) -> int:
    """A game in which it cannot be told from the board."""
    return UNSEEN


SIGHTS: dict[str, Callable[[Any], int]] = {
    "puissance4": puissance4.wins_next,
    "q4": q4.wins_next,
    "foursenses": foursenses.wins_next,
}


def wins_next(g: Any, s: Any) -> int:
    """The answer by the rules `g`; a kernel has it chosen when it is compiled."""
    return SIGHTS.get(g.game, unseen)(s)


@overload(wins_next, strict=False, jit_options=INSIDE)
def _wins_next(g: Any, s: Any) -> Any:  # noqa: ARG001
    chosen = SIGHTS.get(g.game, unseen)
    return lambda g, s: chosen(s)  # noqa: ARG005
