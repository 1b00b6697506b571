"""A position as one number, for tables and proofs that hold very many of them.

A game offers, in a module of its own:

* `encode(s, fold)`: the number of a position in play. Folded, positions that differ only in which
  player is called 1, or by a symmetry of the board, have the same number;
* `decode(code, s)`: a position with that number; options and the like are taken from `s`;
* `gain(s)`: what a finished round is worth to the player whom its last state names as the mover;
* `promise(s, player)`: how good things look for a player at a glance. Only the order in which
  plies are tried depends on it, never what they are worth.

The functions of the same names here are those of the game that `g` stands for. A game offers what
is asked of it: tables need the first three, proofs `encode` and `promise`.
"""

from collections.abc import Callable
from typing import Any

from quatuor.compiler.marker import selected
from quatuor.games.plus4 import position_index as plus4
from quatuor.games.puissance4 import position_index as puissance4

CODES: dict[str, Any] = {"plus4": plus4, "puissance4": puissance4}
"""The games whose positions can be numbered."""


def _of(name: str) -> Callable[[Any], Callable[..., Any]]:
    """Which function a game offers under this name."""
    return lambda g: getattr(CODES[g.game], name)


@selected(_of("encode"))
def encode(g: Any, s: Any, fold: bool) -> int:
    """The number of a position in play."""
    return int(CODES[g.game].encode(s, fold))


@selected(_of("decode"))
def decode(g: Any, code: int, s: Any) -> Any:
    """A position with this number."""
    return CODES[g.game].decode(code, s)


@selected(_of("gain"))
def gain(g: Any, s: Any) -> int:
    """What the finished round is worth to the mover of its last state."""
    return int(CODES[g.game].gain(s))


@selected(_of("promise"))
def promise(g: Any, s: Any, player: int) -> int:
    """How good things look for the player."""
    return int(CODES[g.game].promise(s, player))
