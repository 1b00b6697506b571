"""`quatuor show`."""

from argparse import ArgumentParser

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_game, add_json, add_moves


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    add_game(parser)
    add_moves(parser)
    parser.add_argument("--svg", metavar="FILE", help="write the picture as SVG; - for stdout")
    parser.add_argument("--film", metavar="FILE", help="write the round as a moving SVG picture")
    add_json(parser)


COMMAND = Command(
    "show",
    "show a position, as text or as a picture",
    "Shows the position after some moves and what may be played, as text, as JSON or as an "
    "SVG picture; or the whole round as a picture that moves.",
    add,
)
