"""Processes that share the work of a command: they end with it, however it ends."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from threading import Thread

from quatuor.cli.interrupt import end_workers, interrupts_held_back, starting_workers
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
    starting = Thread(target=_start_all, args=(pool,))
    with interrupts_held_back():  # the thread, and the workers that it starts, receive none
        starting.start()
    try:
        starting.join()
        yield pool
    except BaseException:
        starting.join()
        end_workers()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _start_all(pool: ProcessPoolExecutor) -> None:
    """Start the workers of a pool, which its first task does, undisturbed by an interrupt."""
    with starting_workers:
        pool.submit(os.getpid)
