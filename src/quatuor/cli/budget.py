"""How long an engine may think: arguments that several commands share."""

from argparse import ArgumentParser, Namespace

from quatuor.engines.limit import Limit
from quatuor.errors import BadRequest


def add_limit(parser: ArgumentParser, seconds: float) -> None:
    """`--seconds`, `--nodes` and `--depth`."""
    parser.add_argument(
        "--seconds", type=float, default=seconds, help=f"time to think (default: {seconds:g})"
    )
    parser.add_argument("--nodes", type=int, help="positions to look at, at most")
    parser.add_argument("--depth", type=int, help="plies to look ahead, at most")


def limit_from(arguments: Namespace) -> Limit:
    """The limit that was asked for."""
    for name in ("seconds", "nodes", "depth"):
        value = getattr(arguments, name)
        if value is not None and not 0 < value < 1e9:
            raise BadRequest(f"--{name} is a positive number, not {value}")
    return Limit(arguments.seconds, arguments.nodes, arguments.depth)
