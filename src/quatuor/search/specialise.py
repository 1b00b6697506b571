"""Engines are written once; this is how they become as fast as if written for one game.

An engine takes the *rules of a game* as its first argument `g` and calls `g.legal(s)`,
`g.play(s, ply)` and so on: `g` is a marker (see `compiler.marker`), so each engine is compiled once
for each game with the rules inlined.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeVar

from quatuor.compiler.marker import Marker, selected
from quatuor.games import GAMES, version

T = TypeVar("T")

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
            _name(game, setup),
            {method: getattr(GAMES[game], method) for method in METHODS},
            None if setup is None else ("setup", setup),
            OF_A_STATE,
        )


def by_game(
    kernels: Mapping[str, Callable[[Any], T]], otherwise: Callable[[Any], T] | None = None
) -> Callable[[Any, Any], T]:
    """A function `f(g, s)` that is the kernel of the game whose rules `g` is.

    Inside kernels the choice is made when they are compiled.
    """

    def chosen(g: Any) -> Callable[[Any], T]:
        return kernels[g.game] if otherwise is None else kernels.get(g.game, otherwise)

    @selected(chosen)
    def ask(g: Any, s: Any) -> T:
        return chosen(g)(s)

    return ask


def rules_for(game: str, state: Any) -> Specialised:
    """The rules as engines take them for searching from this state.

    A game names in `PRESETS` the option words that deserve a compilation of their own.
    """
    setup = getattr(state, "setup", None)
    return _specialised(game, setup if setup in GAMES[game].PRESETS else None)


def _name(game: str, setup: int | None) -> str:
    """What compiled code is kept under; the sources of a game from elsewhere belong to it."""
    told = f"{game}@{version(game)}" if version(game) else game
    return told if setup is None else f"{told}:{setup}"


@cache
def _specialised(game: str, setup: int | None) -> Specialised:
    """Always the same object for the same game, which keeps calls cheap."""
    return Specialised(game, setup)
