"""`quatuor dataset`."""

from argparse import ArgumentParser
from pathlib import Path

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_game, add_json, add_pool


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    add_game(parser)
    argument = parser.add_argument
    argument("--positions", default="1000", help="how many, such as 1e6 (default: 1000)")
    argument("--plies", default="8-35", help="after how many plies (default: 8-35)")
    argument("--out", type=Path, required=True, metavar="FILE", help="FILE.parquet or FILE.npz")
    argument("--seed", type=int, default=0, help="another one gives other positions (default: 0)")
    argument(
        "--levels", default="", help="levels that play the rounds, with commas (default: chance)"
    )
    argument(
        "--nodes",
        type=int,
        default=20_000,
        help="nodes of a search that proving one position may take (default: 20000)",
    )
    add_pool(parser)
    parser.add_argument("--cluster", dest="dask", metavar="ADDRESS", help="the same as --dask")
    add_json(parser)


COMMAND = Command(
    "dataset",
    "positions with exact values, to learn from",
    "Writes different positions of a game with their exact values and best moves, evenly after "
    "each number of plies. The same command goes on with what an interruption has left.",
    add,
)
