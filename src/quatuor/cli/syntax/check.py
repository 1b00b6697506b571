"""`quatuor check`."""

from argparse import ArgumentParser

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_database, add_json


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    add_database(parser)
    add_json(parser)


COMMAND = Command(
    "check",
    "verify every table of a room's database",
    "Reads every table of a room from its first event, checks digests and numbers, and compares "
    "snapshots with the log. A server may run meanwhile. Exits with 1 when a table cannot be read.",
    add,
)
