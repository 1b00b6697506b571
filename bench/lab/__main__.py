"""Every kind of work by everybody who is installed, in one run on one core, and two threads."""

import os
import statistics
import sys
import time
from collections.abc import Callable
from unittest import mock

from bench.lab import ours, peers, work
from bench.measure import Rate
from quatuor.lab.pace import Pace

TURNS = 200
"""How often one and two threads take turns, of which the first quarter does not count."""


def main() -> int:
    """Print rates, then ours over each peer's in the same kind of work."""
    threads = [
        f"{games:,} games, two threads {name}, over one: {Threads(games, way)}"
        for games in (work.GAMES, work.MANY)
        for name, way in (("at choice", Pace.timed), ("always", always))
    ]
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rates = [*ours.all(), *peers.all()]
    for each in rates:
        print(each, flush=True)
    print(ratios(rates))
    seen = {each.who: each.per_second for each in rates if each.work == work.BATCH_SEEN}
    for one in rates:
        if (one.who, one.work) == (peers.PETTING_ZOO, work.AGENTS):
            times = seen[ours.US] / one.per_second
            print(f"{work.BATCH_SEEN}, over one game of PettingZoo's: {times:,.0f} x")
    print("\n".join(threads))
    return 0


def ratios(rates: list[Rate]) -> str:
    """Ours over each peer, for the same work in the same run."""
    own = {each.work: each.per_second for each in rates if each.who == ours.US}
    return "\n".join(
        f"{each.work}: quatuor is {own[each.work] / each.per_second:.2f} x {each.who}"
        for each in rates
        if each.who != ours.US
    )


def always(_pace: Pace, call: Callable[[bool], int]) -> int:
    """Use several threads for every call, whichever way is quicker."""
    return call(True)


class Threads:
    """How many times as fast two threads are as one, in short turns.

    The clock says so on a quiet machine only. The time of the processors always says how fast two
    threads could be at most.
    """

    def __init__(self, games: int, way: Callable[[Pace, Callable[[bool], int]], int]) -> None:
        self._took: dict[int, list[float]] = {1: [], 2: []}
        self._spent = {1: 0.0, 2: 0.0}
        with mock.patch.object(Pace, "timed", way):
            batches = {threads: ours.Batch(games, threads) for threads in self._took}
            for turn in range(TURNS):
                for threads, batch in batches.items():
                    self._turn(threads, batch, turn >= TURNS // 4)

    def _turn(self, threads: int, batch: ours.Batch, counts: bool) -> None:
        before, started = time.process_time(), time.perf_counter()
        batch.plies(work.MANY // batch.games)
        if counts:
            self._took[threads].append(time.perf_counter() - started)
            self._spent[threads] += time.process_time() - before

    def __str__(self) -> str:
        """Rates by the clock, two threads over one, and times of the processors."""
        best, middle = (of(self._took[1]) / of(self._took[2]) for of in (min, statistics.median))
        return (
            f"{best:.2f} x at best, {middle:.2f} x in the middle; together they take "
            f"{self._spent[2] / self._spent[1]:.2f} x the processor time"
        )


sys.exit(main())
