"""`quatuor games`."""

from argparse import ArgumentParser

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_json


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="only this game")
    add_json(parser)


COMMAND = Command(
    "games",
    "list the games and their options",
    "Lists the games, or one of them, with every option, its default and its values.",
    add,
)
