"""How long WebAssembly kernels take beside native ones, for the same work in one run.

`python -m bench.backends WORK…` prints processor time and the ratio for the solver, perft,
alpha-beta and Monte-Carlo, each game. Both must find exactly the same: it says so if they do not.
"""

import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from quatuor.compiler import using
from quatuor.game import Game, Position
from quatuor.games.puissance4.solver.solve import Solver
from quatuor.games.registry import GAMES
from quatuor.search import alphabeta
from quatuor.search.limit import Limit
from quatuor.search.mcts import ANALYSIS, RANDOM, SearchTree
from quatuor.search.perft import perft
from quatuor.warm import compilations

NATIVE, PORTABLE = "numba", "wasm"
TRIES = 3
POSITIONS = 18
Work = Callable[[], Any]


def opening(game: Game, plies: int, seed: int) -> Position:
    """A position after some random plies that do not end the round."""
    chance = random.Random(seed)
    while True:
        position = game.start()
        while not position.outcome and len(position.moves) < plies:
            position = position.play(chance.choice(position.legal))
        if not position.outcome:
            return position


def solver() -> Work:
    one = Solver()
    positions = ["".join(opening(Game("puissance4"), 14, n).moves) for n in range(POSITIONS)]

    def work() -> tuple[list[int], int]:
        before, scores = one.nodes, []
        for moves in positions:
            one.clear_table()
            scores.append(one.score(moves))
        return scores, one.nodes - before

    return work


def alpha_beta(game: Game) -> Work:
    def work() -> tuple[str, int]:
        table = alphabeta.TranspositionTable(16)
        found = alphabeta.search(opening(game, 4, 1), Limit(nodes=400_000), table=table)
        return str(found.value), found.nodes

    return work


def monte_carlo(game: Game, parameters: Any) -> Work:
    def work() -> tuple[str, list[int]]:
        tree = SearchTree(16, seed=1, parameters=parameters)
        found = tree.search(opening(game, 4, 1), Limit(nodes=20_000))
        assert tree._tree is not None
        return str(found.value), tree._tree.nodes.flat[: 8 * 2000].tolist()

    return work


def works() -> dict[str, Work]:
    """Everything that is measured, by name."""
    found: dict[str, Work] = {
        "solver": solver(),
        "perft": lambda: perft(Game("puissance4").start(), 10),
    }
    settings = [(name, setting) for name in GAMES for setting in compilations(name)]
    for name, setting in settings:
        if not setting.exact_only:
            game, told = Game(name, **setting.options), " ".join([name, *setting.options])
            found[f"alpha-beta {told}"] = alpha_beta(game)
            found[f"Monte-Carlo {told}"] = monte_carlo(game, ANALYSIS)
            found[f"Monte-Carlo at random {told}"] = monte_carlo(game, RANDOM)
    return found


def seconds(work: Work, backend: str) -> tuple[float, Any]:
    with using(backend):
        started = process_time()
        found = work()
        return process_time() - started, found


def main() -> int:
    same = True
    with using(PORTABLE):  # memory that both see
        todo = works()
    for name, work in todo.items():
        if not any(name.startswith(wanted) for wanted in sys.argv[1:] or [""]):
            continue
        best = dict.fromkeys((NATIVE, PORTABLE), float("inf"))
        seconds(work, NATIVE)  # compiled or loaded
        for _ in range(TRIES):
            answers = []
            for backend in best:
                spent, found = seconds(work, backend)
                best[backend] = min(best[backend], spent)
                answers.append(found)
            same = same and answers[0] == answers[1]
        ratio = best[PORTABLE] / best[NATIVE]
        told = f"{best[NATIVE]:7.3f} s native {best[PORTABLE]:7.3f} s wasm {ratio:6.2f} ×"
        print(f"{name:<40} {told}", flush=True)
    print("the same results" if same else "THE RESULTS DIFFER")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
