"""`quatuor analyze`: each legal ply with its value, and the best line."""

import json
from argparse import Namespace

from quatuor.cli.arguments import game_from, limit_from
from quatuor.match import Match
from quatuor.study import analyze


def run(arguments: Namespace) -> int:
    """Print the value of each ply, the best first."""
    position = Match.of(game_from(arguments)).play(arguments.moves).position
    found = analyze(position, limit_from(arguments))
    if arguments.json:
        print(json.dumps(found.to_json()))
        return 0
    print(f"{found.value} ({found.engine}, {found.seconds:.2f} s)")
    for token, value in found.values.items():
        print(f"  {token:<8} {value}")
    if found.line:
        print("line:", " ".join(found.line))
    return 0
