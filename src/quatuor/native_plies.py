"""Single plies as native code: played, and what may follow found, by one call.

Python runs single plies as their rules are written, which takes it some microseconds each. Where
kernels are run as native code anyway, they are here as well. A call gives the words of the state
that follows, and not the state: making its tuples would take longer than all the rest.
"""

import sys
from collections.abc import Callable
from functools import partial
from typing import Any, cast

from quatuor.compiler import backend, compiled
from quatuor.compiler.marker import Marker
from quatuor.compiler.rows import prepare, state_of
from quatuor.compiler.words import words
from quatuor.games.registry import GAMES

METHODS = ("legal", "play", "over")
NATIVE, STOCK = "numba", "njit"
"""The backends that are native code: by our way to compile, and by Numba as it comes."""

Followed = tuple[tuple[int, ...], Any, int]
"""The words of a state, what is legal in it, and how the round is over, or 0."""


@compiled
def followed(g: Any, like: Any, row: tuple[int, ...], ply: int) -> Followed:
    """What comes of a ply, in the state of these words."""
    s = g.play(state_of(like, row), ply)
    return words(s), g.legal(s), g.over(s)


class NativePlies:
    """The native code of a game's plies, compiled or loaded with the first of them.

    All states have the form of `like`.
    """

    def __init__(self, game: str, like: Any) -> None:
        self._like = like
        setup = getattr(like, "setup", None)
        pinned = ("setup", setup) if setup in GAMES[game].PRESETS else None
        methods = {method: getattr(GAMES[game], method) for method in METHODS}
        name = f"single plies of {game}" + (f":{setup}" if pinned else "")
        self._marker = Marker(name, methods, pinned, METHODS)
        self.after: Callable[[tuple[int, ...], int], Followed] = self._first
        """What comes of a legal ply in the state of these words."""

    def state(self, row: tuple[int, ...]) -> Any:
        """The state of these words."""
        return state_of(self._like, row)

    def _first(self, row: tuple[int, ...], ply: int) -> Followed:
        prepare()
        given = (self._marker, self._like, row, ply)
        found = followed(*given)
        code = cast(Any, followed).native.code_for(given)
        self.after = partial(code, self._marker, self._like)
        return found


def native() -> bool:
    """Whether native code was chosen to run kernels, by our way to compile and not by stock Numba.

    Where a program starts without it and changes over, plies stay as they are: nobody should wait
    for a compiler because a move is played. The module may be half loaded by another thread.
    """
    chosen = backend.chosen()
    if chosen == NATIVE:
        backend.prepare()
    entries = sys.modules.get("quatuor.compiler.native.entries")
    run = getattr(entries, "run", None)
    return chosen != STOCK and run is not None and backend.current is run
