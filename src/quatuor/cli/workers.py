"""Processes that share the work of a command: they end with it, however it ends."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context

from quatuor.cli.interrupt import end_workers
from quatuor.server.ending import end_with

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


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """A process that is started meanwhile hears no Ctrl-C: its parent decides when it ends."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
