"""Node counts of a fixed search: a change that alters them says so by changing this file."""

import os
import random
import subprocess
import sys

from quatuor.games.puissance4.solver.solve import Solver
from tests.games.puissance4.solver.games import random_board
from tests.games.puissance4.solver.plain import bitboards

SIGNATURE = 657_329

SMALL = """
from quatuor.games.puissance4.solver.solve import Solver
solver = Solver(5, 4, megabytes=1)
print(solver.score("3344"), solver.score("33"), solver.scores("334411"), solver.nodes)
"""


def test_the_search_visits_exactly_as_many_nodes_as_before() -> None:
    rng, solver = random.Random(2024), Solver(megabytes=4)
    for _ in range(40):
        solver.clear_table()
        solver.score(bitboards(random_board(rng, 7, 6, rng.randint(11, 17)), 6))
    assert solver.nodes == SIGNATURE


def test_every_backend_finds_the_same_in_as_many_nodes() -> None:
    answers = [
        subprocess.run(
            [sys.executable, "-c", SMALL],
            env={**os.environ, "QUATUOR_BACKEND": backend, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for backend in ("wasm", "numba", "python")
    ]
    assert answers == answers[:1] * 3
