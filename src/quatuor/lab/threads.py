"""A batch in equal parts on several threads; compiled code lets go of Python's lock."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise

PART = 512
"""Games below which a part is not worth a thread."""


def available() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(64, thread_name_prefix="lab")


if hasattr(os, "register_at_fork"):
    os.register_at_fork(
        after_in_child=_pool.cache_clear
    )  # threads stay behind when a process forks


def in_parts(work: Callable[[int, int], int], batch: int, threads: int) -> int:
    """Do `work(low, high)` for all rows; the first row that it complains of, or -1."""
    parts = max(1, min(threads, batch // PART))
    bounds = [batch * part // parts for part in range(parts + 1)]
    others = [_pool().submit(work, low, high) for low, high in pairwise(bounds[1:])]
    found = [work(bounds[0], bounds[1]), *(other.result() for other in others)]
    return min((row for row in found if row >= 0), default=-1)
