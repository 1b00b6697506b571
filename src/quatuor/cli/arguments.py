"""Arguments that several commands share."""

from argparse import ArgumentParser, Namespace
from typing import Any

from quatuor.errors import BadOption
from quatuor.game import Game


def add_game(parser: ArgumentParser, *, needed: bool = True) -> None:
    """The game and its options."""
    parser.add_argument(
        "game",
        metavar="GAME",
        nargs=None if needed else "?",
        help="one of the names that 'quatuor games' lists",
    )
    parser.add_argument(
        "-o",
        "--option",
        dest="options",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be given several times",
    )


def add_moves(parser: ArgumentParser) -> None:
    """The moves played so far."""
    parser.add_argument("--moves", default="", metavar="TOKENS", help="moves played so far")


def add_json(parser: ArgumentParser) -> None:
    """`--json`: answer with JSON for programs."""
    parser.add_argument("--json", action="store_true", help="answer with JSON, for programs")


def game_from(arguments: Namespace) -> Game:
    """The game that was asked for."""
    chosen: dict[str, Any] = {}
    for text in arguments.options:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written name=value, not {text[:40]!r}")
        chosen[name] = value
    return Game(arguments.game, **chosen)
