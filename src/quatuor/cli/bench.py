"""`quatuor bench`: the classic solver on positions with known scores, or on many boards."""

import json
import time
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path

from quatuor.cli.exits import FAILED, OK
from quatuor.cli.progress import tracked
from quatuor.errors import BadRequest
from quatuor.games.puissance4.solver.boards import sizes, solve_boards
from quatuor.games.puissance4.solver.position import read
from quatuor.games.puissance4.solver.solve import Solver

Item = tuple[str, int]


def run(arguments: Namespace) -> int:
    """Measure what was asked for."""
    return boards(arguments) if arguments.what == "boards" else positions(arguments)


def boards(arguments: Namespace) -> int:
    """Who wins on boards of many sizes, beside what is known."""
    if not 16 <= arguments.cells <= 56:
        raise BadRequest("--cells is 16 to 56; 30 takes seconds, 42 many minutes")
    count = len(sizes(arguments.cells))
    solved = []
    found = solve_boards(arguments.cells, arguments.journal)
    for board in tracked(found, count):
        solved.append(asdict(board) | {"agrees": board.agrees})
        if not arguments.json:
            verdict = "as known" if board.agrees else f"BUT {board.known} IS KNOWN"
            size = f"{board.width} x {board.height}"
            spent = f"{board.seconds:8.2f} s {board.nodes:12,} nodes"
            print(f"{size:>7}  {board.sign} {board.score:+3d}  {spent}  {verdict}", flush=True)
    if arguments.json:
        print(json.dumps(solved))
    return OK if all(board["agrees"] for board in solved) else FAILED


def positions(arguments: Namespace) -> int:
    """Solve every position from an empty table, then all of them in one batch."""
    if arguments.positions is None:
        raise BadRequest("bench solver needs --positions FILE")
    if not 1 <= arguments.megabytes <= 65536 or not 1 <= arguments.threads <= 64:
        raise BadRequest("--megabytes is 1 to 65536, --threads 1 to 64")
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
    for digits, expected in tracked(items, len(items)):
        stones = read(solver.plan, digits)
        solver.clear_table()
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
    stones = [read(solver.plan, digits) for digits, _ in items]
    solver.clear_table()
    started = time.perf_counter()
    scores = solver.solve_many(*zip(*stones, strict=True))
    spent = time.perf_counter() - started
    wrong = sum(int(s) != expected for s, (_, expected) in zip(scores, items, strict=True))
    mean = round(spent / len(items) * 1e6, 1)
    return {"batch_mean_microseconds": mean, "batch_wrong": wrong}
