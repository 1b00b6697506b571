"""Processes that share the work of a command: they end with it, however it ends."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context

from quatuor.cli.interrupt import end_workers, interrupts_held_back
from quatuor.server.worker_process import end_with

QUIET_TRACKER = "ignore::UserWarning:multiprocessing.resource_tracker"
"""When a command is interrupted, Python's resource tracker removes what its workers shared, as it
should; it would also warn about that, below our own line."""


@contextmanager
def worker_pool(processes: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes; when the work breaks off, they do not finish what they are at."""
    filters = filter(None, (os.environ.get("PYTHONWARNINGS"), QUIET_TRACKER))
    os.environ["PYTHONWARNINGS"] = ",".join(filters)
    pool = ProcessPoolExecutor(processes, get_context("spawn"), end_with, (os.getpid(),))
    with interrupts_held_back():
        pool.submit(os.getpid)  # starts all of them
    try:
        yield pool
    except BaseException:
        end_workers()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
