"""What arguments that several commands share ask for."""

from argparse import Namespace
from typing import Any

from quatuor.errors import BadOption, BadRequest
from quatuor.game import Game
from quatuor.search.limit import Limit


def game_from(arguments: Namespace) -> Game:
    """The game that was asked for."""
    chosen: dict[str, Any] = {}
    for text in arguments.options:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written name=value, not {text[:40]!r}")
        chosen[name] = value
    return Game(arguments.game, **chosen)


def limit_from(arguments: Namespace) -> Limit:
    """How long an engine may think."""
    for name in ("seconds", "nodes", "depth"):
        value = getattr(arguments, name)
        if value is not None and not 0 < value < 1e9:
            raise BadRequest(f"--{name} is a positive number, not {value}")
    return Limit(arguments.seconds, arguments.nodes, arguments.depth)
