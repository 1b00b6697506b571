"""How early a round of foursenses is solved: `python -m bench.foursenses_solver POSITIONS`.

Positions after so many safe moves chosen at random, each given to alpha-beta and to the exact
search for five seconds: how many of them were proved, and how long that took.
"""

import random
import sys
import time

from quatuor.compiler.bits import bits
from quatuor.game import Game, Position
from quatuor.games.foursenses.solver.engine import SOLVER
from quatuor.games.foursenses.solver.queries import known_results
from quatuor.games.foursenses.solver.safe_moves import safe_moves
from quatuor.search.alphabeta.engine import ALPHA_BETA
from quatuor.search.engine import Engine
from quatuor.search.limit import Limit
from quatuor.search.request import Goal, SearchRequest

PLIES = (4, 5, 6, 7, 8, 10, 12)
LIMIT = Limit(seconds=5)
GAME = Game("foursenses")


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    for engine in (ALPHA_BETA, SOLVER):
        engine.analyze(SearchRequest(at_random(12, 0), LIMIT))  # compiled before the clock runs
    print(f"proved of {count}, and mean seconds    alpha-beta     exact search    ratio of time")
    for plies in PLIES:
        positions = [at_random(plies, number) for number in range(count)]
        (some, slow), (more, quick) = (tried(positions, engine) for engine in (ALPHA_BETA, SOLVER))
        print(
            f"after {plies:>2} plies {some:>18} {slow:8.2f} {more:>10} {quick:8.2f} "
            f"{quick / slow:12.3f}"
        )


def at_random(plies: int, number: int) -> Position:
    """A position after so many plies that left the opponent nothing to complete."""
    lots = random.Random(f"{plies} {number}")
    while True:
        position = GAME.start()
        while position.number < plies and (choice := bits(safe_moves(position.state))):
            position = position.play(GAME.rules.TOKENS[lots.choice(choice)])
        if position.number == plies:
            return position


def tried(positions: list[Position], engine: Engine) -> tuple[int, float]:
    """How many positions the engine proves, and the mean time it takes."""
    proved, started = 0, time.perf_counter()
    for position in positions:
        known_results.cache_clear()
        found = engine.analyze(SearchRequest(position, LIMIT, goal=Goal.BEST_PLY))
        proved += found is not None and found.proved
    return proved, (time.perf_counter() - started) / len(positions)


if __name__ == "__main__":
    main()
