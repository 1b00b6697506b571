"""`quatuor perft`: count the legal sequences of each length."""

import json
import sys
from argparse import Namespace

from quatuor.cli.arguments import game_from
from quatuor.errors import BadRequest
from quatuor.game import Position
from quatuor.match import Match
from quatuor.search.perft import divide, perft

DEEPEST = 100


def run(arguments: Namespace) -> int:
    """Print the counts."""
    if not 1 <= arguments.depth <= DEEPEST:
        raise BadRequest(f"--depth is 1 to {DEEPEST}, not {arguments.depth}")
    match = Match.of(game_from(arguments)).play(arguments.moves)
    position = match.position
    if arguments.divide:
        counts = {} if match.outcome else divide(position, arguments.depth)
        if arguments.json:
            print(json.dumps({"divide": counts, "total": sum(counts.values())}))
        else:
            print("".join(f"{token} {count}\n" for token, count in counts.items()), end="")
        return 0
    nodes = [0] * arguments.depth if match.outcome else _counted(position, arguments)
    if arguments.json:
        print(json.dumps({"nodes": nodes}))
    return 0


def _counted(position: Position, arguments: Namespace) -> list[int]:
    """The counts by depth, each shown as soon as it is known."""
    nodes = []
    out = sys.stderr if arguments.json else sys.stdout
    for depth in range(1, arguments.depth + 1):
        nodes.append(perft(position, depth))
        if not arguments.json or (depth > 1 and nodes[-1] > 10**8):
            print(f"perft {depth} {nodes[-1]}", file=out, flush=True)
    return nodes
