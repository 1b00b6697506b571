"""`quatuor prove`."""

from argparse import ArgumentParser

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_json


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("names", nargs="*", metavar="NAME", help="what to prove")
    add_json(parser)


COMMAND = Command(
    "prove",
    "prove what is known about whole games",
    "Runs the proof of what is known about a whole game; without a name, lists what can be "
    "proved and how long it takes. Exits with 1 when a proof fails.",
    add,
)
