"""The first move of a computer: a new process with an empty cache, for each game and level.

`python -m bench.cold GAME…` prints seconds from the start of Python to the move: on the clock, and
of processor time, beside the time that the level takes to think. `--backend numba` is how it would
be without the kernels that were compiled ahead of time.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from time import perf_counter

from quatuor.players.levels import LEVELS

GAMES = ("puissance4", "top10", "plus4", "q4", "foursenses")
BUDGET = 1.0
"""Levels that think no longer than this are to answer within about as much."""
PROGRAM = """
import sys
from time import process_time
from quatuor.players.choose import choose
from quatuor.game import Game
choose(Game(sys.argv[1]).start(), sys.argv[2], seed=1)
print(process_time())
"""


def first_move(game: str, level: str, backend: str) -> tuple[float, float]:
    """Seconds on the clock, and of processor time."""
    with tempfile.TemporaryDirectory() as empty:
        surroundings = {**os.environ, "QUATUOR_CACHE": empty, "QUATUOR_BACKEND": backend}
        command = [sys.executable, "-c", PROGRAM, game, level]
        started = perf_counter()
        ran = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True)
        return perf_counter() - started, float(ran.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--backend", default="auto")
    arguments = parser.parse_args()
    levels = {name: level for name, level in LEVELS.items() if level.seconds <= BUDGET}
    for game in arguments.games:
        for name, level in levels.items():
            clock, processor = first_move(game, name, arguments.backend)
            told = f"{clock:5.2f} s, processor {processor:5.2f} s, thinks {level.seconds} s"
            print(f"{game:<12} {name:<10} {told}", flush=True)


if __name__ == "__main__":
    main()
