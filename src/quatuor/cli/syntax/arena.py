"""`quatuor arena`."""

from argparse import ArgumentParser
from pathlib import Path

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_game, add_json, add_pool
from quatuor.players.levels import LEVELS


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    add_game(parser)
    argument = parser.add_argument
    argument("--levels", default=",".join(LEVELS), help="levels, the weakest first, with commas")
    argument(
        "--agent",
        dest="agents",
        action="append",
        default=[],
        metavar="NAME=AGENT",
        help="an agent of your own beside the levels: a command line, an address (http://…) or "
        "MODULE:FUNCTION; may be given several times",
    )
    argument(
        "--timeout",
        type=float,
        default=10.0,
        metavar="SECONDS",
        help="how long an answer of such an agent may take (default: 10)",
    )
    argument("--neighbours", action="store_true", help="each level meets only the next one")
    argument(
        "--rounds", type=int, default=4, help="openings a pair plays, from every seat (default: 4)"
    )
    argument(
        "--opening", type=int, default=0, help="plies drawn by lot first, the same from every seat"
    )
    argument(
        "--effort", type=float, default=1.0, help="share of the deep thinkers' budget (default: 1)"
    )
    argument(
        "--error", type=float, default=0.0, help="stop when all error bars are below this, in Elo"
    )
    argument(
        "--luck", type=float, default=0.0, help="a pair stops when its result is less likely luck"
    )
    argument("--journal", type=Path, help="a file to go on from when interrupted")
    argument("--plot", type=Path, help="a file for the picture, as SVG")
    add_pool(parser)
    add_json(parser)


COMMAND = Command(
    "arena",
    "a tournament of levels and agents of your own",
    "Lets the levels of the computer and agents of your own play against each other, from every "
    "seat, and prints their Elo ratings with error bars.",
    add,
)
