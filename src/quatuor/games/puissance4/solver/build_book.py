"""Building the opening book: solve every position of one ply, stopping and resuming at will.

The journal has a line for each position solved: its number in the sorted list of keys, its score.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, wait
from functools import cache
from pathlib import Path
from typing import Final

from quatuor.games.puissance4.solver.book import UNKNOWN
from quatuor.games.puissance4.solver.book_positions import plies, stones_of
from quatuor.games.puissance4.solver.plan import Plan
from quatuor.games.puissance4.solver.solve import Solver
from quatuor.journal import add
from quatuor.resumed import resumed
from quatuor.search.limit import Stop, run_interruptibly

CHUNK: Final = 32

Progress = Callable[[int, int], None]


@cache
def _solver(megabytes: int) -> Solver:
    """One solver for each process, kept between chunks."""
    return Solver(megabytes=megabytes)


def solve_chunk(keys: list[int], megabytes: int) -> list[int]:
    """The scores of some positions; runs in this process or in a worker.

    It can be interrupted from the keyboard: a chunk of early positions takes minutes.
    """
    solver, stop = _solver(megabytes), Stop()
    solver.stop_on(stop)
    stones = list(zip(*(stones_of(solver.plan, key) for key in keys), strict=True))
    return [
        int(score) for score in run_interruptibly(lambda: solver.solve_many(*stones), None, stop)
    ]


def read_journal(journal: Path, count: int) -> list[int]:
    """What is known so far: a score or UNKNOWN for each position."""

    def read_line(line: str) -> tuple[int, int]:
        number, score = map(int, line.split())
        if not 0 <= number < count:
            raise ValueError("there is no such position")
        return number, score

    scores = [UNKNOWN] * count
    for number, score in resumed(journal, read_line):
        scores[number] = score
    return scores


def _answers(
    keys: list[int], left: list[int], megabytes: int, pool: Executor | None
) -> Iterator[tuple[list[int], list[int]]]:
    """(numbers, scores) of chunk after chunk, as they are finished."""
    chunks = [left[start : start + CHUNK] for start in range(0, len(left), CHUNK)]
    if pool is None:
        for chunk in chunks:
            yield chunk, solve_chunk([keys[number] for number in chunk], megabytes)
        return
    jobs = {
        pool.submit(solve_chunk, [keys[number] for number in chunk], megabytes): chunk
        for chunk in chunks
    }
    while jobs:
        for job in wait(jobs, return_when=FIRST_COMPLETED).done:
            yield jobs.pop(job), job.result()


def build(
    journal: Path,
    ply: int,
    megabytes: int = 64,
    pool: Executor | None = None,
    progress: Progress | None = None,
) -> list[int]:
    """The scores of all positions of a ply, in the order of their keys.

    `pool` is any executor: a process pool, or `client.get_executor()` of a Dask cluster.
    """
    keys = plies(Plan(), ply)[ply].tolist()
    journal.parent.mkdir(parents=True, exist_ok=True)
    scores = read_journal(journal, len(keys))
    left = [number for number, score in enumerate(scores) if score == UNKNOWN]
    done = len(keys) - len(left)
    for numbers, answers in _answers(keys, left, megabytes, pool):
        pairs = list(zip(numbers, answers, strict=True))
        for number, score in pairs:
            scores[number] = score
        add(journal, [f"{number} {score}" for number, score in pairs])
        done += len(numbers)
        if progress:
            progress(done, len(keys))
    return scores
