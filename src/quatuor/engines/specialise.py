"""Engines are written once; this is how they become as fast as if written for one game.

An engine takes the *rules of a game* as its first argument `g` and calls `g.legal(s)`,
`g.play(s, ply)` and so on. For the compiler the rules are a value without content whose *type* is
the game, so each engine is compiled once for each game with the rules inlined, and Numba's cache
on disk finds it again in the next process. The digest in the type's name keeps an engine that was
compiled with older rules from being taken for the present one.

Run as plain Python, `g` is simply an object with the rules as its methods.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeVar

from numba import types
from numba.core.typing.templates import AttributeTemplate
from numba.extending import (
    NativeValue,
    infer_getattr,
    intrinsic,
    lower_getattr_generic,
    models,
    overload,
    register_model,
    unbox,
)

from quatuor.kernel import INSIDE, PACKAGE, digest, narrowed
from quatuor.rules import GAMES

T = TypeVar("T")

OF_A_STATE = ("legal", "play", "over", "mover", "fresh", "essence", "repeated", "recurs")
OF_PLIES = ("after", "size", "pick")
METHODS = (*OF_A_STATE, *OF_PLIES)
"""What an engine may ask the rules: about a state, or about a set of plies."""


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


def by_game(
    kernels: Mapping[str, Callable[[Any], T]], otherwise: Callable[[Any], T] | None = None
) -> Callable[[Any, Any], T]:
    """A function `f(g, s)` that is the kernel of the game whose rules `g` is.

    Inside kernels the choice is made when they are compiled.
    """

    def chosen(g: Any) -> Callable[[Any], T]:
        return kernels[g.game] if otherwise is None else kernels.get(g.game, otherwise)

    def ask(g: Any, s: Any) -> T:
        return chosen(g)(s)

    @overload(ask, strict=False, jit_options=INSIDE)
    def _ask(g: Any, s: Any) -> Any:
        kernel = chosen(g)
        return lambda g, s: kernel(s)  # noqa: ARG005

    return ask


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


@infer_getattr
class _Methods(AttributeTemplate):  # type: ignore[misc]
    """Tells the compiler what `g.legal` and its like are: the functions of the game's rules."""

    key = RulesType

    def generic_resolve(self, g: RulesType, name: str) -> Any:
        """The type of a function, which says all there is to know about it."""
        if name not in METHODS:
            return None
        if g.setup is None or name in OF_PLIES:
            return _function(g.game, name)._numba_type_  # type: ignore[attr-defined]
        return _with_setup(g.game, name, g.setup)._numba_type_  # type: ignore[attr-defined]


@lower_getattr_generic(RulesType)
def _method(context: Any, _builder: Any, _type: Any, _value: Any, _name: Any) -> Any:
    return context.get_dummy_value()


@cache
def _with_setup(game: str, method: str, setup: int) -> Callable[..., Any]:
    """A function of the rules for states whose options are known when it is compiled."""
    rule, pinned = _function(game, method), _pinning(setup)
    if method == "play":
        return narrowed(lambda s, ply: rule(pinned(s), ply))
    return narrowed(lambda s: rule(pinned(s)))


@cache
def _pinning(setup: int) -> Callable[[Any], Any]:
    """Replaces the options in a state by this constant."""

    @intrinsic
    def pinned(_context: Any, s: Any) -> Any:
        def code(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            constant = context.get_constant(types.int64, setup)
            return builder.insert_value(arguments[0], constant, s.fields.index("setup"))

        return s(s), code

    intrinsically: Callable[[Any], Any] = pinned
    return intrinsically
