"""`quatuor warm`."""

import os
from argparse import ArgumentParser

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_json


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("games", nargs="*", metavar="GAME", help="these games only (default: all)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)"
    )
    add_json(parser)


COMMAND = Command(
    "warm",
    "compile native code for this machine, in advance",
    "Nothing waits for this: engines run at once on kernels compiled ahead of time. Native code is"
    " about a third faster; programs change over to it when it is there. Needs Numba (the extra"
    " `native`). What is done stays done when it is interrupted.",
    add,
)
