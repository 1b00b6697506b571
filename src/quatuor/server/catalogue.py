"""The catalogue of games for a page: every game, every option, every level."""

from typing import Any

from quatuor.engines.levels import LEVELS
from quatuor.game import Game
from quatuor.rules import GAMES
from quatuor.rules.options import Choice, Flag, Number, Option


def catalogue() -> dict[str, Any]:
    """All games with their options and help texts."""
    return {
        "games": [described(name) for name in GAMES],
        "levels": [{"name": level.name, "help": level.title} for level in LEVELS.values()],
    }


def described(name: str) -> dict[str, Any]:
    """One game."""
    rules, preset = GAMES[name], Game(name).options
    return {
        "name": name,
        "title": rules.TITLE,
        "players": list(rules.PLAYERS),
        "options": [option_described(option, preset) for option in rules.OPTIONS],
    }


def option_described(option: Option, preset: Any) -> dict[str, Any]:
    """One option: its kind, its default and what may be chosen."""
    kinds = {Flag: "flag", Choice: "choice", Number: "number"}
    return {
        "name": option.name,
        "kind": kinds[type(option)],
        "default": preset[option.name],
        "choices": list(option.choices) if isinstance(option, Choice) else [],
        "values": option.values(preset),
        "help": option.help,
        "house": option.house,
    }
