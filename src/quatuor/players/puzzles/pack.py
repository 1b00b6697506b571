"""The puzzles that come with the program: `games/NAME/puzzles.jsonl.gz`, one puzzle a line."""

import gzip
import zlib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

from quatuor.errors import BadRecord, UnknownGame, UnknownPuzzle, did_you_mean
from quatuor.games.registry import GAMES
from quatuor.players.puzzles.puzzle import Puzzle, from_line

FILE = "puzzles.jsonl.gz"


def puzzles(game: str | None = None) -> tuple[Puzzle, ...]:
    """The puzzles of a game, or of all games, the easiest of each first."""
    if game is None:
        return tuple(puzzle for name in GAMES for puzzle in _pack(name))
    if game not in GAMES:
        known = f"there is no game {game!r}; there are {', '.join(GAMES)}"
        raise UnknownGame(known + did_you_mean(str(game), GAMES))
    return _pack(game)


def puzzle_of(name: str) -> Puzzle:
    """The puzzle with this id."""
    game = name.partition("-")[0]
    for puzzle in puzzles(game) if game in GAMES else ():
        if puzzle.id == name:
            return puzzle
    raise UnknownPuzzle(f"there is no puzzle {name[:40]!r}; 'quatuor puzzles list' shows them all")


@cache
def _pack(game: str) -> tuple[Puzzle, ...]:
    folder, _, last = GAMES[game].__name__.rpartition(".")
    if last != "rules" or not folder:
        return ()
    file = files(folder).joinpath(FILE)
    return unpacked(file.read_bytes(), FILE) if file.is_file() else ()


def unpacked(content: bytes, name: str) -> tuple[Puzzle, ...]:
    """The puzzles in a pack; `BadRecord` says in which line something is wrong."""
    try:
        lines = gzip.decompress(content).decode().splitlines()
    except (OSError, EOFError, zlib.error, UnicodeDecodeError):
        raise BadRecord(f"{name} is not a pack of puzzles, or not a whole one") from None
    found = []
    for number, line in enumerate(lines, 1):
        try:
            found.append(from_line(line))
        except BadRecord as error:
            raise BadRecord(f"{name}, line {number}: {error}") from None
    return tuple(found)


def packed(some: Iterable[Puzzle]) -> bytes:
    """A pack of these puzzles, the easiest first; the same puzzles make the same bytes."""
    ordered = sorted(some, key=lambda puzzle: (puzzle.rating, puzzle.id))
    text = "".join(f"{puzzle.to_line()}\n" for puzzle in ordered)
    return gzip.compress(text.encode(), 9, mtime=0)


def read(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles in a file, packed or plain; none where there is no file yet."""
    if not path.exists():
        return ()
    content = path.read_bytes()
    plain = not content.startswith(b"\x1f\x8b")
    return unpacked(gzip.compress(content) if plain else content, path.name)
