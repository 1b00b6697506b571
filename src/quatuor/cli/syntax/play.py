"""`quatuor play`."""

from argparse import ArgumentParser

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_game, add_json, add_language
from quatuor.players.levels import LEVELS


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    add_game(parser, needed=False)
    parser.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a saved game, or the last"
    )
    add_language(parser)
    parser.add_argument(
        "--board",
        choices=("always", "asked"),
        help="show the board after every move, or only when asked (default: as the terminal is)",
    )
    parser.add_argument(
        "--computer",
        action="append",
        default=[],
        metavar="[SEAT=]LEVEL",
        help=f"the computer plays, player 2 unless said; levels: {', '.join(LEVELS)}",
    )
    add_json(parser)


COMMAND = Command(
    "play",
    "play in the terminal",
    "Plays a game at one keyboard, one line a move, against somebody beside you or the "
    "computer. Type a move, or: board, legal, score, moves, undo, save, help, quit. Every "
    "move is kept, so that --resume goes on where you left. Made to be read by screen "
    "readers, too.",
    add,
)
