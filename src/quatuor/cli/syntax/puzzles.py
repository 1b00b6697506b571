"""`quatuor puzzles`."""

from argparse import ArgumentParser
from pathlib import Path

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_game, add_json, add_pool


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("what", choices=("list", "make", "check"), help="what to do")
    add_game(parser, needed=False)
    argument = parser.add_argument
    argument("--kind", help="list, check: only puzzles that ask for this")
    argument("--theme", help="list, check: only puzzles with this theme")
    argument("--count", type=int, default=100, help="make: how many in all (default: 100)")
    argument("--seed", type=int, default=0, help="make: which games are played and searched")
    argument("--journal", type=Path, help="make: a file to go on from when interrupted")
    argument("--pack", type=Path, help="make: a pack to add to; list, check: a pack to read")
    add_pool(parser)
    add_json(parser)


COMMAND = Command(
    "puzzles",
    "puzzles: list, make or check them",
    "Lists the puzzles of a game, or of all; makes new ones out of games between the computer's "
    "levels, each proved and rated; or checks every proof, by the rules alone. Exits with 1 when "
    "a puzzle is not what it says.",
    add,
)
