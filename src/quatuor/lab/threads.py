"""A batch in parts on several threads; compiled code lets go of Python's lock.

Parts are not dealt out: each thread takes the next one when it is free. So a thread that is slow to
wake, on a machine with other work, takes none, and nobody waits for it; what is waited for are
parts that somebody has begun.
"""

import os
from collections import deque
from collections.abc import Callable
from queue import SimpleQueue
from threading import Lock, Thread

PART = 1024
"""Games that are worth handing over: a thread takes longer to wake than fewer take to play."""
EACH = 4
"""How many parts there are for each thread, so that the last ones end at about the same time."""
MOST = 64
"""How many threads there are at most."""

Work = Callable[[int, int], int]


def available() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Job:
    """Work on all rows of a batch, part by part."""

    def __init__(self, work: Work, bounds: list[tuple[int, int]]) -> None:
        self._work, self._count, self._left = work, len(bounds), deque(bounds)
        self._answers: SimpleQueue[int | BaseException] = SimpleQueue()

    def help(self) -> None:
        """Do parts until none is left to begin."""
        while True:
            try:
                low, high = self._left.popleft()
            except IndexError:
                return
            try:
                self._answers.put(self._work(low, high))
            except BaseException as error:
                self._answers.put(error)

    def first_wrong(self) -> int:
        """Wait for the parts that others do; the first row that was complained of, or -1."""
        found = []
        for _ in range(self._count):
            answer = self._answers.get()
            if isinstance(answer, BaseException):
                raise answer
            found.append(answer)
        return min((row for row in found if row >= 0), default=-1)


class _Helpers:
    """Threads that wait for jobs."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[_Job] = SimpleQueue()
        self._count, self._starting = 0, Lock()

    def call(self, job: _Job, count: int) -> None:
        """Let so many of them help."""
        if self._count < count:
            with self._starting:
                while self._count < count:
                    Thread(target=self._wait, name="lab", daemon=True).start()
                    self._count += 1
        for _ in range(count):
            self._jobs.put(job)

    def _wait(self) -> None:
        while True:
            job = self._jobs.get()
            job.help()
            del job


_helpers = _Helpers()


def _start_anew() -> None:
    """Threads stay behind when a process forks."""
    global _helpers  # noqa: PLW0603 - one set of threads a process
    _helpers = _Helpers()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_start_anew)


def useful(batch: int, threads: int) -> int:
    """How many of so many threads have something to do in a batch."""
    return min(threads, batch // PART, MOST)


def in_parts(work: Work, batch: int, threads: int) -> int:
    """Do `work(low, high)` for all rows; the first row that it complains of, or -1."""
    threads = useful(batch, threads)
    if threads < 2:
        return work(0, batch)
    size = max(PART, -(-batch // (EACH * threads)))
    job = _Job(work, [(low, min(low + size, batch)) for low in range(0, batch, size)])
    _helpers.call(job, threads - 1)
    job.help()
    return job.first_wrong()
