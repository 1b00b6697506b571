"""`quatuor solve`: what a position is worth, if it can be known; or a filter for classic positions.

As a filter each line of column digits on stdin is answered with that line, a space and the exact
score of the classic game by Pons' convention: the winner's stones left, counting the last one,
negative when the side to move loses. With `--json` an answer is an object: the moves and their
score, or the error. The exit code tells whether there was one.
"""

import json
import sys
from argparse import Namespace

from quatuor.cli.arguments import game_from, limit_from
from quatuor.cli.exits import BAD_LINES, OK
from quatuor.errors import BadRequest, QuatuorError
from quatuor.game import Game
from quatuor.games.puissance4.solver.engine import borrowed_solver, classic
from quatuor.match import Match
from quatuor.study import solve


def run(arguments: Namespace) -> int:
    """Solve one position, or one a line."""
    game = game_from(arguments)
    if arguments.moves is None and not sys.stdin.isatty():
        return _filter(game, arguments.json)
    position = Match.of(game).play(arguments.moves or "").position
    value = solve(position, limit_from(arguments))
    print(json.dumps(value.to_json()) if arguments.json else value)
    return 0


def _filter(game: Game, as_json: bool) -> int:
    if not classic(game):
        raise BadRequest("the filter answers classic positions; give --moves for other games")
    code = OK
    for line in sys.stdin.buffer:
        text = line.decode(errors="replace").strip()
        told = answer(game, text)
        score = told.get("score", f"error: {told.get('error')}")
        print(json.dumps({"moves": text, **told}) if as_json else f"{text} {score}", flush=True)
        code = BAD_LINES if "error" in told else code
    return code


def answer(game: Game, digits: str) -> dict[str, int | str]:
    """The exact score of a position given as column digits, or what is wrong with it."""
    try:
        position = game.start().play(digits)
    except QuatuorError as error:
        return {"error": " ".join(str(error).split())}
    if position.outcome:
        return {"error": f"the round is over ({position.outcome.reason})"}
    with borrowed_solver(game) as solver:
        return {"score": solver.score("".join(position.moves))}
