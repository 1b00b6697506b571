"""`quatuor replay`."""

from argparse import ArgumentParser

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_json


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    add_json(parser)


COMMAND = Command(
    "replay",
    "replay games: JSON lines in, JSON lines out",
    "A filter: each line of standard input is a JSON object with game, options and moves; "
    "each is answered, in order, with a line that tells the state after the moves, or what is"
    " wrong. Exits with 3 when some lines were wrong.",
    add,
)
