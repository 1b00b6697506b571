"""`quatuor show`: the picture of a position, as text or SVG, and what may be played."""

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from quatuor.cli.arguments import add_game, add_json, add_moves, game_from
from quatuor.match import Match
from quatuor.report import report


def add(subparsers: Any) -> None:
    """The arguments of this command."""
    parser = subparsers.add_parser("show", help="show a position")
    add_game(parser)
    add_moves(parser)
    parser.add_argument("--svg", metavar="FILE", help="write the picture as SVG; - for stdout")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    """Print the position."""
    match = Match.of(game_from(arguments)).play(arguments.moves)
    if arguments.svg == "-":
        sys.stdout.write(match.position.svg())
    elif arguments.svg:
        Path(arguments.svg).write_text(match.position.svg(), encoding="utf-8")
    elif arguments.json:
        print(json.dumps(report(match), ensure_ascii=False))
    else:
        print(match.position)
        print(_status(match))
    return 0


def _status(match: Match) -> str:
    """One line: how it ended, or who may play what."""
    if match.outcome:
        won = " and ".join(f"player {winner}" for winner in match.outcome.winners)
        lines = "".join(f"; {' '.join(line)}" for line in match.position.told_lines)
        return f"{f'{won} won' if won else 'draw'} ({match.outcome.reason}{lines})"
    legal = match.legal
    some = " ".join(legal[:20]) + (f" … ({len(legal)} in all)" if len(legal) > 20 else "")
    who = f"player {match.to_move}" if match.to_move else "both players"
    return f"{who} to play: {some}"
