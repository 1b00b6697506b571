"""`quatuor perft`."""

from argparse import ArgumentParser

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_game, add_json, add_moves


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    add_game(parser)
    add_moves(parser)
    parser.add_argument("--depth", type=int, required=True, metavar="N", help="plies to count")
    parser.add_argument("--divide", action="store_true", help="count behind each legal ply")
    add_json(parser)


COMMAND = Command(
    "perft",
    "count the legal sequences of each length",
    "Counts how many different sequences of legal moves there are, for each number of plies: "
    "the usual test of rules.",
    add,
)
