"""`quatuor analyze`."""

from argparse import ArgumentParser

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_game, add_json, add_language, add_limit, add_moves


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    add_game(parser)
    add_moves(parser)
    add_limit(parser, 5)
    add_json(parser)
    add_language(parser)


COMMAND = Command(
    "analyze",
    "what each legal move is worth",
    "Tells what each legal move is worth, the best first, and how the round would go on. "
    "Values are exact where an engine can prove them; an estimate says that it is one. Below a "
    "move stands what it does, where that can be said in a sentence that is true.",
    add,
)
