"""The games of the collection, one folder each, and those that other packages add.

A package adds a game by an entry point of the group `quatuor.games`: its name is the game's, its
value the module of the rules (docs/add_a_game.md).
"""

import logging
import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import cast

from quatuor.compiler.files import further_sources
from quatuor.rules.protocol import Rules

__all__ = ["BUILT_IN", "GAMES", "part"]

BUILT_IN = ("puissance4", "top10", "plus4", "q4", "flip", "foursenses")
GROUP, RULES = "quatuor.games", "rules"
NAME = re.compile(r"[a-z][a-z0-9_]{0,23}")


def _own() -> dict[str, Rules]:
    """The games that come with this package."""
    return {name: cast(Rules, import_module(f"quatuor.games.{name}.rules")) for name in BUILT_IN}


def _added(taken: dict[str, Rules]) -> dict[str, Rules]:
    """The games of other packages; one that cannot be used is left out, and the log says why."""
    found: dict[str, Rules] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            found[entry.name] = _loaded(entry, {*taken, *found})
        except Exception as error:  # whatever a package does wrong
            what = " ".join(f"{type(error).__name__}: {error}".split())
            logging.getLogger("quatuor").warning(
                "the game %s of %s is left out: %s", entry.name, entry.value, what
            )
    return found


def _loaded(entry: EntryPoint, taken: set[str]) -> Rules:
    """The rules that an entry point names."""
    if not NAME.fullmatch(entry.name):
        raise ValueError("a name is up to 24 small letters, digits and _, a letter first")
    if entry.name in taken:
        raise ValueError("there is another game of this name")
    module = entry.load()
    if not isinstance(module, ModuleType) or module.__file__ is None:
        raise TypeError("the entry point names no module")
    if missing := [name for name in REQUIRED if not hasattr(module, name)]:
        raise TypeError(f"its rules lack {', '.join(missing)}; see quatuor.rules.protocol")
    file = Path(module.__file__)
    further_sources.append(file.parent if file.stem == RULES else file)
    return cast(Rules, module)


REQUIRED = tuple(name for name in vars(Rules) if not name.startswith("_"))
"""What every rules module has."""
GAMES: dict[str, Rules] = _own()
GAMES |= _added(GAMES)


@cache
def part(game: str, name: str) -> ModuleType | None:
    """The module of this name in the folder of a game, or None where the game has none.

    The rules of such a game are the module `rules` of a package: `games/NAME/rules.py`, and beside
    it, say, `games/NAME/evaluation.py`.
    """
    folder, _, last = GAMES[game].__name__.rpartition(".")
    if last != RULES or not folder or find_spec(f"{folder}.{name}") is None:
        return None
    return import_module(f"{folder}.{name}")
