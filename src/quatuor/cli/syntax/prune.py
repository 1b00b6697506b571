"""`quatuor prune`."""

from argparse import ArgumentParser

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_database


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument(
        "--keep-days",
        type=float,
        metavar="DAYS",
        help="delete tables at which nothing has happened for so long",
    )
    parser.add_argument("--forget", metavar="NAME", help="a person to be forgotten at all tables…")
    parser.add_argument(
        "--table",
        metavar="TABLE",
        help="…and a table where they had that name: the end of its link",
    )
    add_database(parser)


COMMAND = Command(
    "prune",
    "delete old tables, or forget a person",
    "Deletes tables that are older than they are to be kept, or replaces the name and the "
    "identity of one person at all tables; the games stay for the others. A server may run "
    "meanwhile.",
    add,
)
