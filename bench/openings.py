"""Whether the first plies of the classic game are exact within the two seconds of a study.

`python -m bench.openings` solves all moves of positions drawn by lot, each with an empty
transposition table as after a start of the room, and prints for each ply how many seconds of
processor time that takes. `--backend wasm` is what a room without native code does.
"""

import argparse
import os
import random
from statistics import quantiles
from time import process_time

STUDY_SECONDS = 2.0


def positions(ply: int, count: int, seed: int) -> list[str]:
    """Rounds that go on after so many plies, all different, drawn by lot."""
    from quatuor.game import Game

    rng, start, found = random.Random(seed), Game("puissance4").start(), set[str]()
    while len(found) < count:
        position = start
        while position.outcome is None and position.number < ply:
            position = position.after(rng.choice(position.legal))
        if position.outcome is None:
            found.add("".join(position.moves))
    return sorted(found)


def seconds_for(moves: str) -> float:
    """Processor time until every move is exact."""
    from quatuor.game import Game
    from quatuor.games.puissance4.solver.engine import new_solver

    solver = new_solver(Game("puissance4"))
    started = process_time()
    solver.scores(moves)
    return process_time() - started


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plies", type=int, nargs="+", default=[8, 9])
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--backend", default="auto")
    arguments = parser.parse_args()
    os.environ["QUATUOR_BACKEND"] = arguments.backend
    for ply in arguments.plies:
        drawn = positions(ply, arguments.positions, arguments.seed)
        took = sorted(seconds_for(moves) for moves in drawn)
        within = sum(seconds <= STUDY_SECONDS for seconds in took)
        median, late = quantiles(took, n=20)[9], quantiles(took, n=20)[18]
        told = f"median {median:.2f} s, 95 % {late:.2f} s, slowest {took[-1]:.2f} s"
        print(f"ply {ply}: {within} of {len(took)} within {STUDY_SECONDS:g} s; {told}", flush=True)


if __name__ == "__main__":
    main()
