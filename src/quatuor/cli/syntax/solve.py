"""`quatuor solve`."""

from argparse import ArgumentParser

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_game, add_json, add_limit


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    add_game(parser)
    parser.add_argument("--moves", metavar="TOKENS", help="moves so far; without it, a filter")
    add_limit(parser, 60)
    add_json(parser)


COMMAND = Command(
    "solve",
    "what a position is worth, exactly if it can be",
    "Tells what a position is worth to the player to move, proved or unknown. Without --moves"
    " it is a filter for the classic game: each line of column digits is answered with its "
    "exact score (the winner's discs left, negative for a loss). Exits with 3 when some lines"
    " were wrong.",
    add,
)
