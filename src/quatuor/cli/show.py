"""`quatuor show`: the picture of a position, as text or SVG, and what may be played."""

import json
import sys
from argparse import Namespace
from pathlib import Path

from quatuor.cli.arguments import game_from
from quatuor.errors import BadRequest
from quatuor.match import Match
from quatuor.report import report


def run(arguments: Namespace) -> int:
    """Print the position."""
    if arguments.svg == "-" and arguments.json:
        raise BadRequest("--svg - and --json both write to stdout: give one of them, or --svg FILE")
    match = Match.of(game_from(arguments)).play(arguments.moves)
    if arguments.svg:
        _draw(match, arguments.svg)
    if arguments.film:
        Path(arguments.film).write_text(match.position.film(), encoding="utf-8")
    if arguments.json:
        print(json.dumps(report(match)))
    elif not arguments.svg and not arguments.film:
        print(match.position)
        print(_status(match))
    return 0


def _draw(match: Match, file: str) -> None:
    """Write the picture; on stdout it is plain ASCII, which any output can spell."""
    picture = match.position.svg()
    if file == "-":
        sys.stdout.write(picture.encode("ascii", "xmlcharrefreplace").decode())
    else:
        Path(file).write_text(picture, encoding="utf-8")


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
