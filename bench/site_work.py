"""Work of engines that runs at home and in a tab, one call after the other.

Sent to the tab as it stands (`tests/static/tab_python.py`), so it imports what a site has.
"""

import random

from quatuor.game import Game, Position
from quatuor.games.puissance4.solver.solve import Solver
from quatuor.players.choose import choose
from quatuor.search.limit import Limit
from quatuor.search.mcts import ANALYSIS, RANDOM, SearchTree

PARAMETERS = {"evaluated": ANALYSIS, "at random": RANDOM}


def opening(game: str, plies: int, seed: int) -> Position:
    """A position after some random plies that do not end the round."""
    lots = random.Random(seed)
    while True:
        position: Position = Game(game).start()
        while not position.outcome and len(position.moves) < plies:
            position = position.play(lots.choice(position.legal))
        if not position.outcome:
            return position


def solver(positions: int) -> list[tuple[int, int]]:
    """The scores of positions of the classic game, and the nodes that they took."""
    found = []
    for seed in range(positions):
        one = Solver()
        found.append((one.score("".join(opening("puissance4", 14, seed).moves)), one.nodes))
    return found


def monte_carlo(game: str, how: str, simulations: int) -> str:
    """What a search of so many simulations finds."""
    tree = SearchTree(16, seed=1, parameters=PARAMETERS[how])
    return str(tree.search(opening(game, 4, 1), Limit(nodes=simulations)).value)


def hard(game: str, positions: int) -> list[str]:
    """The moves of a computer at *hard* in so many positions, with the budget of its level."""
    limit = Limit(simulations=2_500)
    return [choose(opening(game, 4, n), "hard", limit, seed=1).token for n in range(positions)]
