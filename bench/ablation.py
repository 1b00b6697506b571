"""What each idea is worth: nodes and time without it, relative to all of them.

`python -m bench.ablation [POSITIONS]`: random positions of 9 to 12 plies, each from an empty table;
with 0, the empty board alone.
A plan is compiled for each row (some seconds), so that an idea that is on costs nothing to switch.
"""

import random
import sys
import time

from quatuor.games.puissance4.solver.plan import IDEAS, Plan
from quatuor.games.puissance4.solver.position import Stones, read
from quatuor.games.puissance4.solver.solve import Solver


def positions(count: int, least: int = 9, most: int = 12) -> list[Stones]:
    """Random positions of so many discs that are not over; the empty board if none are wanted."""
    if count == 0:
        return [(0, 0)]
    rng, plan, found = random.Random(12), Plan(), list[Stones]()
    while len(found) < count:
        text = "".join(rng.choice("1234567") for _ in range(rng.randint(least, most)))
        try:
            found.append(read(plan, text))
        except ValueError:
            continue
    return found


def cost(without: list[str], chosen: list[Stones]) -> tuple[int, float]:
    """(nodes, seconds) for all positions."""
    solver = Solver(plan=Plan(without=without, fixed=True))
    solver.score("4444413351")
    nodes, began = solver.nodes, time.process_time()
    for position in chosen:
        solver.clear_table()
        solver.score(position)
    return solver.nodes - nodes, time.process_time() - began


def main() -> None:
    chosen = positions(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
    base_nodes, base_time = cost([], chosen)
    print(f"{'all ideas':24} {base_nodes:12,} nodes {base_time:8.2f} s", flush=True)
    rows = [[idea] for idea in IDEAS] + [["follow_up", "zugzwang"]]
    for row in rows:
        nodes, spent = cost(row, chosen)
        shares = f"{nodes / base_nodes:6.2f} x nodes {spent / base_time:6.2f} x time"
        print(f"without {' and '.join(row):24} {shares}", flush=True)


if __name__ == "__main__":
    main()
