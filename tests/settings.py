"""Every game with every setting that changes its rules, for tests that run over all of them.

Each game lists its own in `tests/games/NAME/__init__.py`, with a check of where its pieces are.
"""

from importlib import import_module
from typing import Any

from quatuor.games.registry import BUILT_IN, GAMES

Setting = tuple[str, dict[str, object]]
OF_GAME: dict[str, Any] = {name: import_module(f"tests.games.{name}") for name in BUILT_IN}

SETTINGS: list[Setting] = [
    (name, options) for name, module in OF_GAME.items() for options in module.SETTINGS
]
COMPILED = [setting for setting in SETTINGS if GAMES[setting[0]].FACTS.compiled]
