"""Every kind of work by everybody who is installed, in one run on one core, and two threads."""

import os
import sys
import time

from bench.lab import ours, peers, work
from bench.measure import TRIES, Rate


def main() -> int:
    """Print rates, then ours over each peer's in the same kind of work."""
    threads = two_over_one()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rates = [*ours.all(), *peers.all()]
    for each in rates:
        print(each, flush=True)
    print(ratios(rates))
    print(f"{work.BATCH_SEEN}: two threads are {threads:.2f} x one, by the clock")
    return 0


def ratios(rates: list[Rate]) -> str:
    """Ours over each peer, for the same work in the same run."""
    own = {each.work: each.per_second for each in rates if each.who == ours.US}
    return "\n".join(
        f"{each.work}: quatuor is {own[each.work] / each.per_second:.2f} x {each.who}"
        for each in rates
        if each.who != ours.US
    )


def two_over_one() -> float:
    """How many times as fast two threads are, in turns, each at its best; needs a quiet machine."""
    best = {1: 0.0, 2: 0.0}
    for threads in (1, 2):
        ours.batch_plies(True, threads)
    for _ in range(TRIES):
        for threads in (1, 2):
            started = time.perf_counter()
            plies = ours.batch_plies(True, threads)
            best[threads] = max(best[threads], plies / (time.perf_counter() - started))
    return best[2] / best[1]


sys.exit(main())
