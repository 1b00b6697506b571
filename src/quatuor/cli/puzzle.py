"""`quatuor puzzle`: puzzles for a person at the keyboard, one line a move."""

import random
import sys
from argparse import Namespace
from collections.abc import Sequence
from datetime import UTC, datetime

from quatuor.cli.puzzle_session import PuzzleSession
from quatuor.cli.texts import speaker
from quatuor.cli.typed import ask
from quatuor.errors import BadRequest
from quatuor.players.puzzles import Puzzle, daily, puzzle_of
from quatuor.players.puzzles.selection import matching


def run(arguments: Namespace) -> int:
    """Give puzzles until somebody leaves, or there are no more."""
    say = speaker(arguments.lang)
    always = arguments.board == "always" or (arguments.board is None and sys.stdout.isatty())
    session = PuzzleSession(chosen(arguments), say, board=always)
    for line in session.greeting():
        print(line, flush=True)
    while not session.left and (typed := ask("> ")) is not None:
        for line in session.answer(typed):
            print(line, flush=True)
    print(say("puzzle-goodbye", count=session.solved))
    return 0


def chosen(arguments: Namespace) -> Sequence[Puzzle]:
    """The puzzles to solve, in the order in which they are given."""
    if arguments.id:
        return [puzzle_of(arguments.id)]
    if arguments.daily is not None:
        return [daily(arguments.daily or datetime.now(UTC).date())]
    some = matching(arguments.game, arguments.kind, arguments.theme)
    if not some:
        raise BadRequest("no puzzle is like that; 'quatuor puzzles list' shows them all")
    random.shuffle(some)
    if arguments.near is not None:
        some.sort(key=lambda puzzle: abs(puzzle.rating - arguments.near))
    return some
