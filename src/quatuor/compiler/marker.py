"""A marker: a value without content that says which functions its methods are.

An engine takes the rules of a game as its first argument `g` and calls `g.legal(s)`. For a compiler
the marker's *type* is the game, so each entry is compiled once for each marker with the right
functions put in. Run as plain Python, a marker is simply an object with these functions as methods.
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, TypeVar

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])

selections: list[tuple[Callable[..., Any], Callable[[Any], Callable[..., Any]]]] = []
"""Functions of which a marker tells the kernel that stands for them, for backends that compile."""
on_selection: list[Callable[[Callable[..., Any], Callable[[Any], Callable[..., Any]]], None]] = []


known: dict[str, "Marker"] = {}
"""Every marker by its name, which is what a compiler's types refer to it by."""


class Marker:
    """What an entry can be specialised to.

    `pinned` names a field of states that is always the same number: where `of_states` functions are
    compiled, everything that depends on another number is left out.
    """

    def __init__(
        self,
        marker: str,
        functions: Mapping[str, Callable[..., Any]],
        pinned: tuple[str, int] | None = None,
        of_states: tuple[str, ...] = (),
    ) -> None:
        self.marker, self.functions = marker, dict(functions)
        self.pinned, self.of_states = pinned, of_states
        for name, function in functions.items():
            setattr(self, name, function)
        known[marker] = self

    def __repr__(self) -> str:
        return f"<{self.marker}>"

    @cached_property
    def _numba_type_(self) -> Any:
        """What Numba takes it for."""
        from quatuor.compiler.native.types import MarkerType

        return MarkerType(self.marker)


def selected(choose: Callable[[Any], Callable[..., Any]]) -> Callable[[F], F]:
    """Let `f(g, …)` be `choose(g)(…)` inside kernels, chosen when they are compiled."""

    def declare(function: F) -> F:
        selections.append((function, choose))
        for act in on_selection:
            act(function, choose)
        return function

    return declare
