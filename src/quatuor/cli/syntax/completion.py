"""`quatuor completion`."""

from argparse import ArgumentParser

from quatuor.cli.syntax.command import Command

SHELLS = ("bash", "zsh", "fish")


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("shell", choices=SHELLS, help="the shell that is to complete")


COMMAND = Command(
    "completion",
    "let your shell complete commands, games and options",
    "Prints a script that completes commands, games, options and levels in your shell. Load "
    "it where your shell starts, as the examples show.",
    add,
)
