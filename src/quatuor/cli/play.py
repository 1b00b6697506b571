"""`quatuor play`: a game for people at one keyboard, one line a move."""

import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from quatuor import record
from quatuor.cli.arguments import game_from
from quatuor.cli.session import Session
from quatuor.cli.texts import speaker, title_of
from quatuor.cli.typed import ask
from quatuor.errors import BadRecord, BadRequest
from quatuor.games.registry import GAMES
from quatuor.match import Match
from quatuor.players.levels import level_of
from quatuor.search.engine import unsearchable
from quatuor.server.settings import data_folder


def last_game() -> Path:
    """Where the game in play is kept."""
    return data_folder() / "last-game.txt"


def run(arguments: Namespace) -> int:
    """Play until somebody leaves."""
    say = speaker(arguments.lang)
    match = _resumed(arguments, say) or _chosen(arguments, say)
    if match is None:
        return 0
    always = arguments.board == "always" or (arguments.board is None and sys.stdout.isatty())
    computers = _computers(arguments.computer, match)
    session = Session(match, say, last_game(), always, arguments.json, computers)
    for line in session.greeting():
        print(line, flush=True)
    while (typed := ask("> ")) is not None:
        for line in session.answer(typed):
            print(line, flush=True)
        if session.left:
            break
    print(say("goodbye"), file=sys.stderr if arguments.json else sys.stdout)
    return 0


def _computers(words: list[str], match: Match) -> dict[int, str]:
    """The seats that the computer plays, and its level at each."""
    seats: dict[int, str] = {}
    for word in words:
        seat, equals, level = word.rpartition("=")
        if equals and seat not in map(str, range(1, match.game.players + 1)):
            raise BadRequest(f"a seat is 1 to {match.game.players}, not {seat[:20]!r}")
        seats[int(seat) if equals else 2] = level_of(level).name
    if seats and unsearchable(match.game):
        raise BadRequest(f"the computer cannot play {match.game.name} in the terminal")
    return seats


def _resumed(arguments: Namespace, say: Callable[..., str]) -> Match | None:
    """The saved match that was asked for."""
    if arguments.resume is None:
        return None
    file = Path(arguments.resume) if arguments.resume else last_game()
    if not arguments.resume and not file.exists():
        raise BadRequest(say("nothing-to-resume"))
    try:
        match = record.read(file.read_text(encoding="utf-8")).match
    except UnicodeDecodeError:
        raise BadRecord(f"{file} is not a game record") from None
    if not arguments.json:
        print(say("resumed", count=len(match.moves)))
    return match


def _chosen(arguments: Namespace, say: Callable[..., str]) -> Match | None:
    """The game that was named, or that is picked from the list."""
    names = list(GAMES)
    while arguments.game is None:
        for number, name in enumerate(names, 1):
            print(f"{number}  {name}: {title_of(name, arguments.lang)}")
        word = ask(say("which-game") + " ")
        if word is None:
            return None
        if word.strip().isdigit() and 1 <= int(word) <= len(names):
            arguments.game = names[int(word) - 1]
        elif word.strip() in GAMES:
            arguments.game = word.strip()
        else:
            print(say("no-such-game", word=word.strip()[:40]))
    return Match.of(game_from(arguments))
