"""`quatuor replay`: a filter. One JSON request a line in, one JSON answer a line out, in order.

A wrong line is answered with what is wrong, the rest goes on, and the exit code tells of it.
"""

import json
import sys
from argparse import Namespace
from typing import IO, Any

from quatuor.cli.exits import BAD_LINES, OK
from quatuor.errors import BadRequest, MoveError, QuatuorError
from quatuor.game import Game
from quatuor.match import Match
from quatuor.report import report

LONGEST_LINE = 1_000_000
"""Bytes of one request; no real game comes near it."""
KNOWN = {"game", "options", "moves"}


def run(_arguments: Namespace) -> int:
    """Answer every line of standard input.

    Answers are plain ASCII: they repeat what was asked, and not every text JSON can spell (half of
    a surrogate pair) or every letter can be written to every output.
    """
    code = OK
    while line := _read_line(sys.stdin.buffer):
        answered = answer(line)
        print(json.dumps(answered), flush=True)
        code = BAD_LINES if "error" in answered else code
    return code


def _read_line(stream: IO[bytes]) -> bytes:
    """The next line; of one that is too long only the beginning is kept."""
    line = stream.readline(LONGEST_LINE)
    rest = line
    while rest and not rest.endswith(b"\n"):
        rest = stream.readline(LONGEST_LINE)
        line = line[:LONGEST_LINE] + rest[:1]
    return line


def answer(line: bytes) -> dict[str, Any]:
    """The state after the moves, or what is wrong with the request."""
    try:
        game, moves = _request(line)
        return report(Match.of(game).play(moves))
    except MoveError as error:
        return {"error": error.code, "at": error.at, "token": error.token, "message": str(error)}
    except QuatuorError as error:
        return {"error": error.code, "message": str(error)}


def _request(line: bytes) -> tuple[Game, str]:
    """The game and the moves that a line asks for."""
    if len(line) >= LONGEST_LINE:
        raise BadRequest(f"a request is at most {LONGEST_LINE} bytes long")
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRequest("a request is one JSON object on one line") from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BadRequest('a request is an object with "game", "options" and "moves"')
    if unknown := set(data) - KNOWN:
        raise BadRequest(f"a request has no {sorted(unknown)[0][:40]!r}; it has {sorted(KNOWN)}")
    given = {name: value for name, value in data.items() if value is not None}
    options, moves = given.get("options", {}), given.get("moves", "")
    if not isinstance(options, dict):
        raise BadRequest('"options" is an object, such as {"pop_out": true}')
    if isinstance(moves, list) and all(isinstance(move, str) for move in moves):
        moves = " ".join(moves)
    if not isinstance(moves, str):
        raise BadRequest('"moves" is a list of tokens, or one string of them')
    return Game(data["game"], **options), moves
