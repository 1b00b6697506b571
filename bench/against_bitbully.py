"""Beside BitBully, in one run, on one core: `python -m bench.against_bitbully FILE... [--empty]`.

Each file has lines of column digits and the exact score. The two solvers take turns, some positions
at a time, and CPU time is counted; both start each position with an empty table (ours of 4 MB, or
what `--megabytes` says; BitBully's of about 96 MB cannot be changed). A turn is several positions
because emptying BitBully's table, which is not counted, sweeps the cache of the core: whoever comes
next would pay for it. `--random` adds fifty random positions of 6 to 9 plies, `--empty` the empty
board, which takes BitBully minutes. The end game is also solved in one batch.
"""

import argparse
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from bitbully import bitbully_core

from quatuor.games.puissance4.solver.position import Stones, read
from quatuor.games.puissance4.solver.solve import Solver

TURN = 20
Item = tuple[str, int | None]


def timed(emptied: Callable[[], None], asked: Callable[[], int]) -> tuple[int, float]:
    """An answer from an empty table, and the seconds it took without the emptying."""
    emptied()
    began = time.process_time()
    answer = asked()
    return answer, time.process_time() - began


def boards(text: str) -> bitbully_core.BoardCore:
    board = bitbully_core.BoardCore()
    for digit in text:
        board.play(int(digit) - 1)
    return board


def compare(
    name: str, items: Sequence[Item], solver: Solver, other: bitbully_core.BitBullyCore
) -> None:
    """Solve each position with both and print the mean times."""
    ours: list[tuple[int, float]] = []
    theirs: list[tuple[int, float]] = []
    for start in range(0, len(items), TURN):
        texts = [text for text, _ in items[start : start + TURN]]
        for position in [read(solver.plan, text) for text in texts]:
            ours.append(timed(solver.clear_table, lambda p=position: solver.score(p)))  # type: ignore[misc]
        for board in [boards(text) for text in texts]:
            emptied = other.resetTranspositionTable
            theirs.append(timed(emptied, lambda b=board: other.mtdf(b, 0)))  # type: ignore[misc]
    report(name, items, ours, theirs)


def report(
    name: str,
    items: Sequence[Item],
    ours: Sequence[tuple[int, float]],
    theirs: Sequence[tuple[int, float]],
) -> None:
    """Print the mean times, and how many of our scores are wrong."""
    wrong = sum(
        score != (second if expected is None else expected)
        for (score, _), (second, _), (_, expected) in zip(ours, theirs, items, strict=True)
    )
    mine, others = (sum(spent for _, spent in answers) for answers in (ours, theirs))
    count = len(items)
    print(
        f"{name:12} ours {mine / count * 1e6:12.1f} us  BitBully {others / count * 1e6:12.1f} us"
        f"  ratio {mine / others:.4f}  wrong {wrong}",
        flush=True,
    )


def batch(name: str, items: Sequence[Item], solver: Solver) -> None:
    """Solve a file in one call."""
    stones: list[Stones] = [read(solver.plan, text) for text, _ in items]
    pairs = np.array(stones)
    solver.clear_table()
    began = time.process_time()
    scores = solver.solve_many(pairs[:, 0], pairs[:, 1])
    spent = time.process_time() - began
    wrong = sum(int(score) != expected for score, (_, expected) in zip(scores, items, strict=True))
    mean = spent / len(items) * 1e6
    print(f"{name:12} ours {mean:12.1f} us in one batch, wrong {wrong}", flush=True)


def random_items(solver: Solver, count: int) -> list[Item]:
    rng, items = random.Random(50), list[Item]()
    while len(items) < count:
        text = "".join(rng.choice("1234567") for _ in range(rng.randint(6, 9)))
        try:
            read(solver.plan, text)
        except ValueError:
            continue
        items.append((text, None))
    return items


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--every", type=int, default=1, help="take every n-th position")
    parser.add_argument("--random", action="store_true")
    parser.add_argument("--empty", action="store_true")
    parser.add_argument("--megabytes", type=int, help="our table")
    chosen = parser.parse_args()
    solver, other = Solver(megabytes=chosen.megabytes), bitbully_core.BitBullyCore()
    solver.score("4444413351")
    batch("warming up", [("112233", 18)], solver)
    for file in chosen.files:
        items: list[Item] = [
            (text, int(score)) for text, score in map(str.split, file.read_text().splitlines())
        ]
        batch(file.name, items, solver)
        compare(file.name, items[:: chosen.every], solver, other)
    if chosen.random:
        compare("random 6-9", random_items(solver, 50), solver, other)
    if chosen.empty:
        compare("empty", [("", 1)], solver, other)


if __name__ == "__main__":
    main()
