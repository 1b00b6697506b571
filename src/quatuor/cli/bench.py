"""`quatuor bench solver`: solve a set of positions with known scores, and say how long it took."""

import json
import time
from argparse import Namespace
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

from quatuor.cli.arguments import add_json
from quatuor.engines.solver.position import read
from quatuor.engines.solver.solve import Solver
from quatuor.errors import BadRequest

Item = tuple[str, int]


def add(subparsers: Any) -> None:
    """The arguments of this command."""
    parser = subparsers.add_parser("bench", help="measure the classic solver on a set of positions")
    parser.add_argument("what", choices=("solver",), help="what to measure")
    parser.add_argument("--positions", type=Path, required=True, help="lines 'DIGITS SCORE'")
    parser.add_argument("--megabytes", type=int, default=64, help="size of the table")
    parser.add_argument("--threads", type=int, default=1, help="threads that share the table")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    """Solve every position from an empty table, then all of them in one batch."""
    if not 16 <= arguments.megabytes <= 65536 or not 1 <= arguments.threads <= 64:
        raise BadRequest("--megabytes is 16 to 65536, --threads 1 to 64")
    items = items_of(arguments.positions)
    solver = Solver(megabytes=arguments.megabytes, threads=arguments.threads)
    solver.score(items[0][0])
    in_one_batch(solver, items[:1])
    told = {"positions": len(items), **one_by_one(solver, items), **in_one_batch(solver, items)}
    if arguments.json:
        print(json.dumps(told))
    else:
        print("\n".join(f"{name.replace('_', ' ')}: {value}" for name, value in told.items()))
    return 0


def items_of(file: Path) -> list[Item]:
    """The positions of a file and their scores."""
    items: list[Item] = []
    for number, line in enumerate(file.read_text(errors="replace").splitlines(), 1):
        digits, _, score = line.strip().partition(" ")
        if not digits.isdigit() or not score.lstrip("-").isdigit():
            raise BadRequest(f"{file}, line {number}: expected column digits and a score")
        items.append((digits, int(score)))
    if not items:
        raise BadRequest(f"{file} has no positions")
    return items


def one_by_one(solver: Solver, items: list[Item]) -> dict[str, float]:
    """Mean time, nodes and errors with the table emptied before each position."""
    wrong, spent, before = 0, 0.0, solver.nodes
    console = Console(stderr=True)
    for digits, expected in track(items, "Solving", console=console):
        stones = read(solver.plan, digits)
        solver.forget()
        started = time.perf_counter()
        wrong += solver.score(stones) != expected
        spent += time.perf_counter() - started
    nodes = solver.nodes - before
    return {
        "mean_microseconds": round(spent / len(items) * 1e6, 1),
        "mean_nodes": round(nodes / len(items), 1),
        "wrong": wrong,
    }


def in_one_batch(solver: Solver, items: list[Item]) -> dict[str, float]:
    """The same in one call that keeps its table."""
    stones = np.array([read(solver.plan, digits) for digits, _ in items])
    solver.forget()
    started = time.perf_counter()
    scores = solver.solve_many(stones[:, 0], stones[:, 1])
    spent = time.perf_counter() - started
    wrong = sum(int(s) != expected for s, (_, expected) in zip(scores, items, strict=True))
    mean = round(spent / len(items) * 1e6, 1)
    return {"batch_mean_microseconds": mean, "batch_wrong": wrong}
