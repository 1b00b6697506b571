"""`quatuor book`."""

from argparse import ArgumentParser
from pathlib import Path

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_pool


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("what", choices=("build", "write"), help="solve, or write what is solved")
    parser.add_argument("--file", type=Path, default=Path("opening.book"), help="the book to write")
    parser.add_argument("--ply", type=int, default=8, help="all positions of that many discs")
    parser.add_argument("--megabytes", type=int, default=256, help="table of each process")
    add_pool(parser)


COMMAND = Command(
    "book",
    "build the opening book of the classic game",
    "Solves every position of one ply for the opening book of the classic game. What is "
    "solved stays in a journal beside the file, so that the work goes on where it was "
    "interrupted; 'write' makes a book of what has been solved so far.",
    add,
)
