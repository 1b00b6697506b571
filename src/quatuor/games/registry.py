"""The games of the collection, one folder each, and those that other packages add.

A package adds a game by an entry point of the group `quatuor.games`: its name is the game's, its
value the module of the rules (docs/add_a_game.md).
"""

import logging
import re
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import cast

from quatuor.rules.protocol import Rules

__all__ = ["BUILT_IN", "GAMES", "part", "version"]

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
    ADDED[entry.name] = Path(module.__file__)
    return cast(Rules, module)


REQUIRED = tuple(name for name in vars(Rules) if not name.startswith("_"))
"""What every rules module has."""
ADDED: dict[str, Path] = {}
"""The files of the rules of games that other packages add."""
GAMES: dict[str, Rules] = _own()
GAMES |= _added(GAMES)


@cache
def version(game: str) -> str:
    """A short name for the state of the sources of a game that another package adds; "" for ours.

    What is compiled for the game depends on it.
    """
    if game not in ADDED:
        return ""
    rules = ADDED[game]
    files = sorted(rules.parent.glob("*.py")) if rules.stem == RULES else [rules]
    return sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16]


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
