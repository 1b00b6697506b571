"""Engines are written once; this is how they become as fast as if written for one game.

An engine takes the *rules of a game* as its first argument `g` and calls `g.legal(s)`,
`g.play(s, ply)` and so on. For the compiler the rules are a value without content whose *type* is
the game, so each engine is compiled once for each game with the rules inlined, and Numba's cache
on disk finds it again in the next process. The digest in the type's name keeps an engine that was
compiled with older rules from being taken for the present one.

Run as plain Python, `g` is simply an object with the rules as its methods.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from numba import types
from numba.extending import NativeValue, intrinsic, models, overload_method, register_model, unbox

from quatuor.kernel import PACKAGE, digest
from quatuor.rules import GAMES

METHODS = {
    "legal": 1,
    "play": 2,
    "over": 1,
    "mover": 1,
    "fresh": 1,
    "after": 2,
    "size": 1,
    "pick": 2,
    "essence": 1,
    "repeated": 1,
    "recurs": 1,
}
"""What an engine may ask the rules, and with how many arguments."""


class RulesType(types.Type):  # type: ignore[misc]
    """The type of one game's rules, perhaps with its options fixed as `setup`."""

    def __init__(self, game: str, setup: int | None) -> None:
        self.game = game
        self.setup = setup
        super().__init__(name=f"Rules({game}, {setup}, {digest([PACKAGE / 'rules'])})")


register_model(RulesType)(models.OpaqueModel)


@unbox(RulesType)
def _unbox(_type: Any, _object: Any, c: Any) -> NativeValue:
    return NativeValue(c.context.get_dummy_value())


class Specialised:
    """The rules of one game, as engines take them."""

    def __init__(self, game: str, setup: int | None) -> None:
        self.game = game
        self._numba_type_ = RulesType(game, setup)
        for method in METHODS:
            setattr(self, method, _function(game, method))

    def __repr__(self) -> str:
        return f"<{self._numba_type_.name}>"


def rules_for(game: str, state: Any) -> Specialised:
    """The rules as engines take them for searching from this state.

    A game names in `PRESETS` the option words that deserve a compilation of their own.
    """
    setup = getattr(state, "setup", None)
    return _specialised(game, setup if setup in getattr(GAMES[game], "PRESETS", ()) else None)


@cache
def _specialised(game: str, setup: int | None) -> Specialised:
    """Always the same object for the same game, which keeps calls cheap."""
    return Specialised(game, setup)


def _function(game: str, method: str) -> Callable[..., Any]:
    function: Callable[..., Any] = getattr(GAMES[game], method)
    return function


@intrinsic
def _pinned(_context: Any, g: Any, s: Any) -> Any:
    """The state, with its options replaced by the constant that the type of the rules names."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        if g.setup is None or not hasattr(s, "fields") or "setup" not in s.fields:
            return arguments[1]
        constant = context.get_constant(types.int64, g.setup)
        return builder.insert_value(arguments[1], constant, s.fields.index("setup"))

    return s(g, s), code


def _declare(method: str, arguments: int) -> None:
    """Tell the compiler that `g.method(...)` is the function of that name in the game's rules."""

    def one(g: Any, s: Any) -> Any:
        rule = _function(g.game, method)
        return lambda g, s: rule(_pinned(g, s))

    def two(g: Any, s: Any, ply: Any) -> Any:
        rule = _function(g.game, method)
        return lambda g, s, ply: rule(_pinned(g, s), ply)

    overload_method(RulesType, method, strict=False)(one if arguments == 1 else two)


for _method, _arguments in METHODS.items():
    _declare(_method, _arguments)
