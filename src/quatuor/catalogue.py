"""The catalogue of games for a page: every game with its descriptor and options, every level."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from quatuor.game import Game
from quatuor.games.registry import GAMES
from quatuor.players.levels import LEVELS
from quatuor.rules.options import Choice, Chosen, Flag, Number, Option


def catalogue() -> dict[str, Any]:
    """All games with their options and help texts."""
    return {
        "games": [described(name) for name in GAMES],
        "levels": [{"name": level.name, "help": level.title} for level in LEVELS.values()],
    }


def described(name: str) -> dict[str, Any]:
    """One game."""
    rules, preset = GAMES[name], Game(name).options
    descriptor = rules.DESCRIPTOR
    patterns = zip(descriptor.tokens, descriptor.patterns, strict=True)
    return {
        **asdict(descriptor),
        "name": name,
        "display_name": descriptor.name,
        "title": rules.TITLE,
        "players": rules.PLAYERS,
        "options": [option_described(option, preset, rules.PLAYERS) for option in rules.OPTIONS],
        "tokens": [{**asdict(form), "pattern": pattern} for form, pattern in patterns],
        "line_cells": rules.LINE_CELLS,
        "turns": rules.FACTS.turns,
        "thrown": rules.FACTS.chance,
        "shared": rules.FACTS.shared,
        "searchable": rules.FACTS.searchable,
    }


def option_described(option: Option, preset: Chosen, numbers: Sequence[int]) -> dict[str, Any]:
    """One option: its kind, its default and what may be chosen."""
    kinds = {Flag: "flag", Choice: "choice", Number: "number"}
    return {
        "name": option.name,
        "kind": kinds[type(option)],
        "default": preset[option.name],
        "choices": list(option.choices) if isinstance(option, Choice) else [],
        "values": values_of(option, preset, numbers),
        "help": option.help,
        "house": option.house,
        "when": [asdict(when) for when in option.when],
        "asked": option.asked if isinstance(option, Number) else True,
    }


def values_of(option: Option, preset: Chosen, numbers: Sequence[int]) -> str:
    """What may be chosen, and what else may be when more people play."""
    usual = option.values(preset)
    others = {number: option.values({**preset, "players": number}) for number in numbers}
    more = [f"players={number}: {values}" for number, values in others.items() if values != usual]
    return "; ".join([usual, *more])
