"""Processes that share the work of a command: they end with it, however it ends."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing.context import SpawnContext, SpawnProcess

from quatuor.cli.interrupt import end_workers, interrupts_held_back, starting_workers
from quatuor.server.worker_process import end_with

QUIET_TRACKER = "ignore::UserWarning:multiprocessing.resource_tracker"
"""When a command is interrupted, Python's resource tracker removes what its workers shared, as it
should; it would also warn about that, below our own line."""


class WorkerProcess(SpawnProcess):
    """A process that no Ctrl-C reaches, from the first moment of its interpreter on.

    A pool starts its processes one by one, when there is work for them. Each inherits the signal
    mask of the thread that starts it, and that thread is not the main one: an interrupt that broke
    a start off halfway would leave a worker that prints a traceback.
    """

    def start(self) -> None:
        """Start it with interrupts held back."""
        with interrupts_held_back(), ThreadPoolExecutor(1) as thread:
            started = thread.submit(self._start)
        started.result()

    def _start(self) -> None:
        with starting_workers:
            super().start()


class WorkerContext(SpawnContext):
    """How a pool makes its processes."""

    Process = WorkerProcess


@contextmanager
def worker_pool(processes: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes; when the work breaks off, they do not finish what they are at."""
    filters = filter(None, (os.environ.get("PYTHONWARNINGS"), QUIET_TRACKER))
    os.environ["PYTHONWARNINGS"] = ",".join(filters)
    pool = ProcessPoolExecutor(processes, WorkerContext(), end_with, (os.getpid(),))
    try:
        yield pool
    except BaseException:
        end_workers()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
