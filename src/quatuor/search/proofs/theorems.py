"""What is proved about games as a whole, and how each theorem is checked here.

A theorem is a sentence and a function that proves it, anew or from a stored proof; the functions
use the rules and no opening book. Each game lists its own: `THEOREMS` in `games/NAME/theorems.py`.
`docs/solved.md` tells what each one rests on.
"""

from collections.abc import Callable
from dataclasses import dataclass

from quatuor.games.registry import GAMES, part
from quatuor.search.limit import Stop

Progress = Callable[[str], None]
"""Is called with a sentence about what is being done."""


@dataclass(frozen=True)
class Theorem:
    """Something that is proved."""

    statement: str
    check: Callable[[Progress, Stop], bool]
    """Ends early, and then has proved nothing, when it is stopped."""
    duration: str
    """How long checking it takes, roughly."""


def all_theorems() -> dict[str, Theorem]:
    """The theorems of all games, by name."""
    modules = [part(game, "theorems") for game in GAMES]
    return {
        name: theorem
        for module in modules
        if module is not None
        for name, theorem in module.THEOREMS.items()
    }
