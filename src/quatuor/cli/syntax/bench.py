"""`quatuor bench`."""

from argparse import ArgumentParser
from pathlib import Path

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_json


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("what", choices=("solver", "boards"), help="positions, or sizes of boards")
    parser.add_argument("--positions", type=Path, help="solver: lines 'DIGITS SCORE'")
    parser.add_argument("--cells", type=int, default=30, help="boards: of at most so many cells")
    parser.add_argument("--journal", type=Path, help="boards: a file to go on from")
    parser.add_argument("--megabytes", type=int, default=4, help="size of the table")
    parser.add_argument("--threads", type=int, default=1, help="threads that share the table")
    add_json(parser)


COMMAND = Command(
    "bench",
    "measure the classic solver, and check it",
    "Measures the solver of the classic game on a file of positions with known scores, or "
    "solves the empty boards of many sizes, and compares with what is known. Exits with 1 "
    "where it differs.",
    add,
)
