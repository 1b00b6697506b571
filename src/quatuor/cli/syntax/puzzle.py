"""`quatuor puzzle`."""

from argparse import ArgumentParser

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_language


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    argument = parser.add_argument
    argument("game", metavar="GAME", nargs="?", help="only puzzles of this game")
    argument("--id", metavar="ID", help="this puzzle, as 'quatuor puzzles list' names it")
    argument("--daily", nargs="?", const="", metavar="DATE", help="the puzzle of a day, or today's")
    argument("--kind", help="only puzzles that ask for this")
    argument("--theme", help="only puzzles with this theme")
    argument("--near", type=int, metavar="RATING", help="puzzles about as hard as this first")
    add_language(parser)
    argument(
        "--board",
        choices=("always", "asked"),
        help="show the board with every position, or only when asked (default: as the terminal is)",
    )


COMMAND = Command(
    "puzzle",
    "solve puzzles in the terminal",
    "Gives you puzzles to solve, one line a move. Type a move, or: hint, board, legal, solution, "
    "next, help, quit. A wrong move is refuted and taken back; the other side answers with its "
    "best resistance. Made to be read by screen readers, too.",
    add,
)
