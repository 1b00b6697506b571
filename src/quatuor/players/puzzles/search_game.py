"""One piece of work: a game between levels is played and searched for puzzles.

What a game yields depends only on its number, so that games can be shared out and done again.
"""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from quatuor.errors import BadRecord
from quatuor.game import Game, Position
from quatuor.games.registry import part
from quatuor.players.choose import choose, search_tree_for
from quatuor.players.levels import LEVELS
from quatuor.players.puzzles.check import check
from quatuor.players.puzzles.find import suspects
from quatuor.players.puzzles.kinds import KINDS
from quatuor.players.puzzles.main_line import main_line
from quatuor.players.puzzles.puzzle import Puzzle, from_json
from quatuor.players.puzzles.source import Asked, source_for
from quatuor.players.puzzles.symmetry import signature
from quatuor.players.puzzles.themes import themes
from quatuor.players.puzzles.tree import Tree
from quatuor.search.limit import Limit

LONGEST_GAME = 120
"""Plies after which a game is left: what comes later is seldom of interest."""
RANDOM_PLIES = 4
"""At most so many plies are drawn by lot first, so that no two games are alike."""
SIMULATIONS = 300
"""What the players of these games may spend on a ply: they are meant to err."""


@dataclass(frozen=True)
class Work:
    """One game to be played and searched."""

    game: Game
    seed: int
    number: int

    @property
    def key(self) -> str:
        """The name of this piece of work in a journal."""
        return " ".join([self.game.name, *self.game.words(), f"{self.seed} {self.number}"])


@dataclass(frozen=True)
class Yield:
    """The puzzles of one game, not yet rated."""

    key: str
    puzzles: tuple[Puzzle, ...]

    def to_json(self) -> str:
        """As a line of the journal."""
        found = [puzzle.to_json() for puzzle in self.puzzles]
        return json.dumps({"work": self.key, "puzzles": found})

    @staticmethod
    def from_json(line: str) -> "Yield":
        """From a line of the journal."""
        data = json.loads(line)
        return Yield(data["work"], tuple(map(from_json, data["puzzles"])))


def search(work: Work) -> Yield:
    """Play the game, look at every position of it, and keep what is proved."""
    source = source_for(work.game)
    rng = random.Random(f"{work.key} puzzles")
    found: dict[Asked, Puzzle] = {}
    for position in played(work, rng, source.levels):
        for asked in suspects(position, source):
            if asked not in found and (puzzle := proved(position, *asked)):
                found[asked] = puzzle
                break
    return Yield(work.key, tuple(found.values()))


def played(work: Work, rng: random.Random, levels: tuple[str, ...]) -> Iterator[Position]:
    """The positions of one game, in which some plies are drawn by lot.

    Where hands decide, a game has players of its own in `games/NAME/puzzle_players.py`.
    """
    own = part(work.game.name, "puzzle_players")
    if own is not None:
        yield from own.positions(work.game, levels, rng)
        return
    position = work.game.round(int(str(work.game.options["first"])), 1)
    seats = [rng.choice(levels) for _ in range(work.game.players)]
    trees = [search_tree_for(level, rng.randrange(1 << 30)) for level in seats]
    lot = rng.randrange(RANDOM_PLIES + 1)
    while (player := position.to_move) and position.number < LONGEST_GAME:
        if position.number < lot:
            position = position.after(rng.choice(position.legal))
            continue
        yield position
        seat = player - 1
        budget = Limit(simulations=min(SIMULATIONS, LEVELS[seats[seat]].simulations))
        chosen = choose(position, seats[seat], budget, rng.randrange(1 << 30), tree=trees[seat])
        position = position.after(chosen.token)


def proved(position: Position, kind: str, plies: int) -> Puzzle | None:
    """The puzzle, if there is one and the checker agrees."""
    player, rules = position.to_move, position.game.rules
    assert player is not None
    tree = Tree(position.game, KINDS[kind].objective, player)
    line = main_line(tree, position.state, plies, KINDS[kind])
    if not line:
        return None
    name = f"{position.game.name}-{signature(position)[:10]}"
    tokens = tuple(rules.TOKENS[ply] for ply in line)
    options = position.game.changed()
    puzzle = Puzzle(name, position.game.name, options, position.moves, kind, tokens, plies)
    try:
        check(puzzle)
    except BadRecord:
        return None
    tags = themes(puzzle)
    quiet = kind == "win" and "quiet" in tags
    return replace(puzzle, themes=tags, kind="quiet" if quiet else kind)
