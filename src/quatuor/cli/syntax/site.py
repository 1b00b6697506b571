"""`quatuor site`."""

from argparse import ArgumentParser
from pathlib import Path

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_json


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where to write it")
    parser.add_argument("--plain", action="store_true", help="without compressed copies of files")
    parser.add_argument(
        "--server",
        metavar="ADDRESS",
        help="a room on a network, where tables with a link are opened: https://room.example",
    )
    add_json(parser)


COMMAND = Command(
    "site",
    "write a room that needs no server: a folder for any web host",
    "Writes the game room as static files. Whoever opens them plays in their own browser, at one"
    " screen or against the computer; their games stay there. Built from a checkout: parts of it"
    " come from the package registries.",
    add,
)
