"""What engines find, as plain data: computed natively and in a tab, it has to be the same.

Sent to the tab as it stands, so it imports nothing but what a site has.
"""

import random
from typing import Any

from quatuor.game import Game, Position
from quatuor.games.puissance4.solver.solve import Solver
from quatuor.players.choose import choose
from quatuor.players.levels import LEVELS
from quatuor.search.limit import Limit
from quatuor.search.perft import perft
from quatuor.study import solve

Options = dict[str, Any]
PLIES = 3
"""Plies that each level chooses."""
PROVED: list[tuple[str, Options, list[list[str]]]] = [
    ("puissance4", {}, [[], ["4"], ["1", "2"], ["4", "4", "4"]]),
    ("puissance4", {"pop_out": True}, [[]]),
    ("plus4", {"both_lines": "opponent"}, [[], ["1", "2"]]),
]
"""Positions whose values are known by the opening book, a stored proof, and a table made here."""


def line(game: str, options: Options, plies: int, seed: int) -> list[str]:
    """Random plies from the start, as long as they do not end the round."""
    lots = random.Random(seed)
    position: Position = Game(game, **options).start()
    while len(position.moves) < plies:
        following = position.play(lots.choice(position.legal))
        if following.outcome:
            break
        position = following
    return list(position.moves)


def after(game: str, options: Options, moves: list[str]) -> Position:
    """The position after these plies."""
    position: Position = Game(game, **options).start()
    for move in moves:
        position = position.play(move)
    return position


def choices(game: str, options: Options, level: str, most: int) -> list[str]:
    """What a computer of this level plays against itself, ply by ply, from an opening by lot."""
    limit = Limit(simulations=min(LEVELS[level].simulations, most) or None)
    position = after(game, options, line(game, options, 2, seed=5))
    found: list[str] = []
    while not position.outcome and len(found) < PLIES:
        found.append(choose(position, level, limit, seed=len(found)).token)
        position = position.play(found[-1])
    return found


def scores(seeds: list[int], plies: int) -> list[tuple[int, int]]:
    """The scores of random positions of the classic game, and the nodes that each one took."""
    found = []
    for seed in seeds:
        solver = Solver()
        score = solver.score("".join(line("puissance4", {}, plies, seed)))
        found.append((score, solver.nodes))
    return found


def count(game: str, options: Options, depth: int) -> int:
    """How many lines of play of this length there are."""
    return perft(Game(game, **options).start(), depth)


def values(game: str, options: Options, lines: list[list[str]]) -> list[str]:
    """What is proved of the positions after these lines."""
    return [str(solve(after(game, options, moves))) for moves in lines]
