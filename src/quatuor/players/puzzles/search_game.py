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
from quatuor.players.puzzles.source import Asked, Source, source_for
from quatuor.players.puzzles.symmetry import signature
from quatuor.players.puzzles.themes import themes
from quatuor.players.puzzles.tree import Tree
from quatuor.players.static_threats import static_threats
from quatuor.search.limit import Limit

LONGEST_GAME = 120
"""Plies after which a game is left: what comes later is seldom of interest."""
RANDOM_PLIES = 4
"""At most so many plies are drawn by lot first, so that no two games are alike; in some games more
(`Source.lot`)."""
ROLLOUTS = 4
"""By how many rollouts a ply is judged in a quick game."""
APART = 8
"""After how many plies a game may yield another puzzle that asks for the same."""
SLIPS = 0.05
"""How often any ply at all is taken there."""
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
    found: list[Puzzle] = []
    latest: dict[Asked, int] = {}
    for position in played(work, rng, source):
        for asked in suspects(position, source):
            again = position.number - latest.get(asked, -APART)
            if again >= APART and (puzzle := proved(position, *asked)):
                latest[asked] = position.number
                found.append(puzzle)
                break
    return Yield(work.key, tuple(found))


def played(work: Work, rng: random.Random, source: Source) -> Iterator[Position]:
    """The positions of one game, in which some plies are drawn by lot.

    Where hands decide, a game has players of its own in `games/NAME/puzzle_players.py`.
    """
    own = part(work.game.name, "puzzle_players")
    if own is not None:
        yield from own.positions(work.game, source.levels, rng)
        return
    position = work.game.round(int(str(work.game.options["first"])), 1)
    for _ in range(source.lot + rng.randrange(RANDOM_PLIES + 1)):
        if position.to_move:
            position = position.after(rng.choice(position.legal))
    if not source.levels:
        yield from quickly(position, rng)
        return
    seats = [rng.choice(source.levels) for _ in range(work.game.players)]
    trees = [search_tree_for(level, rng.randrange(1 << 30)) for level in seats]
    while (player := position.to_move) and position.number < LONGEST_GAME:
        yield position
        seat = player - 1
        budget = Limit(simulations=min(SIMULATIONS, LEVELS[seats[seat]].simulations))
        chosen = choose(position, seats[seat], budget, rng.randrange(1 << 30), tree=trees[seat])
        position = position.after(chosen.token)


def quickly(position: Position, rng: random.Random) -> Iterator[Position]:
    """A game in which plies are chosen by a few rollouts, among those that end nothing.

    That is: which neither win at once nor let another win at once. It takes a small part of the
    time that levels take, who look at the board as people do.
    """
    while position.to_move and position.number < LONGEST_GAME:
        yield position
        threats = static_threats(position, ROLLOUTS, rng.randrange(1 << 30))
        quiet = [one for one in threats if one.answer < 0 and not one.loses and not one.wins]
        if not quiet or rng.random() < SLIPS:
            chosen = rng.choice(threats)
        else:
            chosen = max(quiet, key=lambda one: (one.rollout_mean, rng.random()))
        position = position.after(position.game.rules.TOKENS[chosen.ply])


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
