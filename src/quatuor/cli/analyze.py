"""`quatuor analyze`: each legal ply with its value, and the best line."""

import json
from argparse import Namespace
from typing import Any

from quatuor.cli.arguments import add_game, add_json, add_moves, game_from
from quatuor.cli.budget import add_limit, limit_from
from quatuor.match import Match
from quatuor.study import analyze


def add(subparsers: Any) -> None:
    """The arguments of this command."""
    parser = subparsers.add_parser("analyze", help="what each legal ply is worth")
    add_game(parser)
    add_moves(parser)
    add_limit(parser, 5)
    add_json(parser)
    parser.set_defaults(run=run)


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
