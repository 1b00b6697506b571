"""`quatuor tables`."""

from argparse import ArgumentParser

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_game, add_json


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("what", choices=("list", "make", "verify"), help="what to do")
    add_game(parser, needed=False)
    add_json(parser)


COMMAND = Command(
    "tables",
    "solved games kept as tables",
    "Lists the tables of solved games, makes them, or checks every position of them; without "
    "a game, all the usual ones. Exits with 1 when a table is wrong.",
    add,
)
