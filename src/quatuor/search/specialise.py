"""Engines are written once; this is how they become as fast as if written for one game.

An engine takes the *rules of a game* as its first argument `g` and calls `g.legal(s)`,
`g.play(s, ply)` and so on: `g` is a marker (see `compiler.marker`), so each engine is compiled once
for each game with the rules inlined.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from quatuor.compiler.marker import Marker, selected
from quatuor.games.registry import GAMES, part

OF_A_STATE = (
    "legal",
    "play",
    "over",
    "mover",
    "starts_turn",
    "repetition_key",
    "repeated",
    "can_repeat",
)
OF_PLIES = ("after", "size", "pick")
METHODS = (*OF_A_STATE, *OF_PLIES)
"""What an engine may ask the rules: about a state, or about a set of plies."""


class Specialised(Marker):
    """The rules of one game, as engines take them, perhaps with its options fixed as `setup`."""

    def __init__(self, game: str, setup: int | None) -> None:
        self.game = game
        super().__init__(
            game if setup is None else f"{game}:{setup}",
            {method: getattr(GAMES[game], method) for method in METHODS},
            None if setup is None else ("setup", setup),
            OF_A_STATE,
        )


def by_part(
    module: str, name: str, otherwise: Callable[..., Any] | None = None, arguments: int = 1
) -> Callable[..., Any]:
    """A function `f(g, …)` that is the kernel of this name in `games/GAME/MODULE.py`.

    `g` are the rules of the game; a game without such a kernel gets `otherwise`. The kernel takes
    one or two arguments. Inside kernels the choice is made when they are compiled.
    """

    def chosen(g: Any) -> Callable[..., Any]:
        kernel: Callable[..., Any] | None = getattr(part(g.game, module), name, otherwise)
        if kernel is None:
            raise LookupError(f"{g.game} has no kernel {name} in its {module}.py")
        return kernel

    if arguments == 1:
        return selected(chosen)(lambda g, a: chosen(g)(a))
    return selected(chosen)(lambda g, a, b: chosen(g)(a, b))


def rules_for(game: str, state: Any) -> Specialised:
    """The rules as engines take them for searching from this state.

    A game names in `PRESETS` the option words that deserve a compilation of their own.
    """
    setup = getattr(state, "setup", None)
    return _specialised(game, setup if setup in GAMES[game].PRESETS else None)


@cache
def _specialised(game: str, setup: int | None) -> Specialised:
    """Always the same object for the same game, which keeps calls cheap."""
    return Specialised(game, setup)
