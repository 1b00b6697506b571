"""`quatuor backup`."""

from argparse import ArgumentParser
from pathlib import Path

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_database


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the backup to write")
    add_database(parser)


COMMAND = Command(
    "backup",
    "copy all tables of a room into one file",
    "Copies all tables of a room, as they are at one moment, into one file. A server may run "
    "meanwhile. The file is the same whether the room is on SQLite or on PostgreSQL.",
    add,
)
