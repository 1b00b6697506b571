"""Two threads beside one: `python -m bench.threads [POSITIONS]`, random positions of 8 to 10 discs.

On a machine that is busy with other things wall time says nothing; the nodes of the busier thread
over those of one alone are what two free cores would need.
"""

import sys
import time

from bench.ablation import positions
from quatuor.games.puissance4.solver.solve import Solver
from quatuor.games.puissance4.solver.workspace import NODES


def main() -> None:
    one, two = Solver(), Solver(threads=2)
    for solver in (one, two):
        solver.score(positions(1, 20, 20)[0])  # so that it is compiled before the clock runs
    alone = busier = total = 0
    wall = [0.0, 0.0]
    for position in positions(int(sys.argv[1]) if len(sys.argv) > 1 else 30, 8, 10):
        one.clear_table()
        two.clear_table()
        before, nodes = [int(words[NODES // 8]) for words in two._workspaces], one.nodes
        began = time.perf_counter()
        one.score(position)
        between = time.perf_counter()
        two.score(position)
        wall = [wall[0] + between - began, wall[1] + time.perf_counter() - between]
        spent = [int(w[NODES // 8]) - b for w, b in zip(two._workspaces, before, strict=True)]
        alone, busier, total = alone + one.nodes - nodes, busier + max(spent), total + sum(spent)
    print(f"nodes of both over one: {total / alone:.3f}; of the busier: {busier / alone:.3f}")
    print(f"wall time: {wall[1] / wall[0]:.3f}")


if __name__ == "__main__":
    main()
