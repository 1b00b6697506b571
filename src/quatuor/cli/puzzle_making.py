"""`quatuor puzzles make`: new puzzles for a game, all the ways to play it or one of them."""

from argparse import Namespace
from pathlib import Path

from rich.progress import Progress

from quatuor.cli.arguments import game_from
from quatuor.cli.pool import pool_from
from quatuor.cli.progress import progress
from quatuor.errors import BadRequest
from quatuor.game import Game
from quatuor.players.puzzles import make as making
from quatuor.players.puzzles.pack import packed, read
from quatuor.players.puzzles.puzzle import Puzzle
from quatuor.players.puzzles.source import sources_of

MOST = 100_000


def make(arguments: Namespace) -> tuple[Puzzle, ...]:
    """Make as many as are missing, and add them to the pack if one is named."""
    if not arguments.game:
        raise BadRequest("make needs a game; 'quatuor games' lists them")
    if not 1 <= arguments.count <= MOST:
        raise BadRequest(f"--count is 1 to {MOST}, not {arguments.count}")
    shares = wanted(arguments)
    known = read(arguments.pack) if arguments.pack else ()
    made: tuple[Puzzle, ...] = ()
    with pool_from(arguments) as pool, progress() as bar:
        for game, count in shares:
            there = sum(Game(one.game, **one.options) == game for one in known)
            ids = frozenset(puzzle.id for puzzle in (*known, *made))
            work = making.Making(game, count - there, arguments.seed, arguments.journal, ids)
            made += work.run(Shown(bar, game, arguments.pack, (*known, *made)), pool)
            keep(arguments.pack, (*known, *made))
    return made


def wanted(arguments: Namespace) -> list[tuple[Game, int]]:
    """Each way to play from which puzzles are to come, and how many there are to be of it."""
    if arguments.options:
        return [(game_from(arguments), arguments.count)]
    name = Game(arguments.game).name
    sources = sources_of(name)
    total = sum(source.share for source in sources)
    return [(one.game(name), -(-arguments.count * one.share // total)) for one in sources]


def keep(pack: Path | None, some: tuple[Puzzle, ...]) -> None:
    """Write the pack, whole or not at all."""
    if pack:
        fresh = pack.with_name(f"{pack.name}.new")
        fresh.write_bytes(packed(some))
        fresh.replace(pack)


class Shown:
    """The bar of one way to play; the pack is written as it grows."""

    def __init__(
        self, bar: Progress, game: Game, pack: Path | None, others: tuple[Puzzle, ...]
    ) -> None:
        self.bar, self.task = bar, bar.add_task(" ".join([game.name, *game.words()]), total=None)
        self.pack, self.others = pack, others

    def __call__(self, found: tuple[Puzzle, ...], most: int) -> None:
        """Show how far it is, and keep what there is."""
        self.bar.update(self.task, completed=len(found), total=most)
        keep(self.pack, (*self.others, *found))
