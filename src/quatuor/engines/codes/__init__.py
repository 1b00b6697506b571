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

from numba.extending import overload

from quatuor.engines.codes import plus4, puissance4
from quatuor.kernel import INSIDE

CODES: dict[str, Any] = {"plus4": plus4, "puissance4": puissance4}
"""The games whose positions can be numbered."""


def encode(g: Any, s: Any, fold: bool) -> int:
    """The number of a position in play."""
    return int(CODES[g.game].encode(s, fold))


def decode(g: Any, code: int, s: Any) -> Any:
    """A position with this number."""
    return CODES[g.game].decode(code, s)


def gain(g: Any, s: Any) -> int:
    """What the finished round is worth to the mover of its last state."""
    return int(CODES[g.game].gain(s))


def promise(g: Any, s: Any, player: int) -> int:
    """How good things look for the player."""
    return int(CODES[g.game].promise(s, player))


def _of(g: Any, name: str) -> Callable[..., Any]:
    function: Callable[..., Any] = getattr(CODES[g.game], name)
    return function


@overload(encode, strict=False, jit_options=INSIDE)
def _encode(g: Any, s: Any, fold: Any) -> Any:
    function = _of(g, "encode")
    return lambda g, s, fold: function(s, fold)


@overload(decode, strict=False, jit_options=INSIDE)
def _decode(g: Any, code: Any, s: Any) -> Any:
    function = _of(g, "decode")
    return lambda g, code, s: function(code, s)


@overload(gain, strict=False, jit_options=INSIDE)
def _gain(g: Any, s: Any) -> Any:
    function = _of(g, "gain")
    return lambda g, s: function(s)


@overload(promise, strict=False, jit_options=INSIDE)
def _promise(g: Any, s: Any, player: Any) -> Any:
    function = _of(g, "promise")
    return lambda g, s, player: function(s, player)
