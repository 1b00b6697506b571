"""`quatuor puzzles`: list them, make new ones, check their proofs."""

import json
from argparse import Namespace
from collections.abc import Iterable

from quatuor.cli.arguments import game_from
from quatuor.cli.exits import FAILED, OK
from quatuor.cli.progress import tracked
from quatuor.cli.puzzle_making import make
from quatuor.cli.streams import notify
from quatuor.errors import BadRecord, BadRequest, MissingExtra
from quatuor.game import Game
from quatuor.players.puzzles.check import check as check_one
from quatuor.players.puzzles.course import faults
from quatuor.players.puzzles.pack import read
from quatuor.players.puzzles.puzzle import Puzzle
from quatuor.players.puzzles.selection import matching


def run(arguments: Namespace) -> int:
    """List, make or check."""
    if arguments.what == "make":
        made = make(arguments)
        return told(made, arguments) if arguments.pack else listed(made, arguments)
    return (listed if arguments.what == "list" else checked)(chosen(arguments), arguments)


def chosen(arguments: Namespace) -> list[Puzzle]:
    """The puzzles that were asked for."""
    if arguments.pack and not arguments.pack.exists():
        raise BadRequest(f"there is no file {arguments.pack}")
    some = read(arguments.pack) if arguments.pack else None
    found = matching(arguments.game, arguments.kind, arguments.theme, some)
    if arguments.options:
        if not arguments.game:
            raise BadRequest("options belong to a game: name it first")
        options = game_from(arguments).changed()
        return [puzzle for puzzle in found if dict(puzzle.options) == options]
    return found


def listed(some: Iterable[Puzzle], arguments: Namespace) -> int:
    """Print a line for each."""
    for puzzle in some:
        if arguments.json:
            print(json.dumps(puzzle.to_json()))
            continue
        words = " ".join(Game(puzzle.game, **puzzle.options).words())
        first = f"{puzzle.id}  {puzzle.rating}  {puzzle.kind} in {puzzle.plies}"
        print("  ".join(filter(None, [first, words, ", ".join(puzzle.themes)])))
    return OK


def told(made: Iterable[Puzzle], arguments: Namespace) -> int:
    """Say how many have been added to a pack."""
    count = len(list(made))
    print(json.dumps({"added": count}) if arguments.json else f"{count} puzzles added")
    return OK


def checked(some: list[Puzzle], arguments: Namespace) -> int:
    """Play every proof out, and say what is wrong."""
    wrong = []
    for puzzle in tracked(some, len(some)):
        try:
            check_one(puzzle)
        except BadRecord as error:
            wrong.append(str(error))
    if is_whole(arguments):
        wrong.extend(wrong_targets(arguments.game))
    for line in wrong:
        notify(line)
    result = {"puzzles": len(some), "wrong": len(wrong)}
    words = f"{len(some)} puzzles, {len(wrong)} of them wrong"
    print(json.dumps(result) if arguments.json else words)
    return FAILED if wrong else OK


def is_whole(arguments: Namespace) -> bool:
    """Whether all puzzles of the program are meant, or all of a game: its targets too."""
    return not (arguments.pack or arguments.kind or arguments.theme or arguments.options)


def wrong_targets(game: str | None) -> list[str]:
    """What is wrong with the targets of courses; they need the physics that throws at them."""
    try:
        return list(faults(game))
    except MissingExtra as error:
        notify(f"targets are not checked: {error}")
        return []
