"""What computes how tokens bounce: an interface, which MuJoCo satisfies at home and in a tab.

At home it is a package of Python (`native`). Python in a browser tab has MuJoCo as a module of
JavaScript, which the worker brings when somebody first throws (`web/src/games/flip/extra.ts`).
Both are given the model that is written here, and nothing else.
"""

import sys
from collections.abc import Iterable
from functools import cache
from typing import Protocol

from quatuor.extras import needed
from quatuor.games.flip.physics.model import AIR, written


class Simulation(Protocol):
    """The box, with one token that moves; arguments are plain enough for JavaScript."""

    def inertia(self) -> float:
        """Of the token, about one of its diameters."""

    def resist(self, air: float) -> None:
        """Let the air slow the turning of the token so much."""

    def lay(self, first: str, lie: str) -> None:
        """Which piles the token can touch: a 1 or a 0 for each, counted from the first one."""

    def begin(self, *numbers: float) -> None:
        """Put the token where these numbers of a `Moment` say."""

    def advance(self, steps: int, seconds: float) -> None:
        """Take so many steps, each of so many seconds."""

    def numbers(self) -> Iterable[float]:
        """Those of the `Moment` in which the token is now."""

    def touches(self) -> bool:
        """Whether the token touches anything."""


@cache
def simulation() -> Simulation:
    """The box in which all tokens fly, one after the other; complains where there is no engine."""
    with needed():
        box = _browser_simulation() if sys.platform == "emscripten" else _native_simulation()
    box.resist(AIR)
    return box


def _native_simulation() -> Simulation:
    from quatuor.games.flip.physics.native import NativeSimulation

    return NativeSimulation(written())


def _browser_simulation() -> Simulation:
    import mujoco

    box: Simulation = mujoco.simulation(written())
    return box
