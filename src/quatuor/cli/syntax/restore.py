"""`quatuor restore`."""

from argparse import ArgumentParser
from pathlib import Path

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_database


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a file that 'backup' has written")
    add_database(parser)


COMMAND = Command(
    "restore",
    "bring the tables of a backup into a room",
    "Brings those tables of a backup into a room that it lacks, has less of, or cannot read; "
    "nothing else is changed. A server may run meanwhile. Into an empty database it brings the "
    "whole room, from SQLite to PostgreSQL and back.",
    add,
)
