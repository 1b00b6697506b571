"""A batch in equal parts on several threads; compiled code lets go of Python's lock."""

import os
from collections.abc import Callable
from itertools import pairwise
from queue import SimpleQueue
from threading import Lock, Thread

PART = 512
"""Games below which a part is not worth a thread."""
MOST = 64
"""How many threads there are at most."""

Work = Callable[[int, int], int]
Answers = SimpleQueue[int | BaseException]


def available() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Helpers:
    """Threads that wait for parts; handing one over takes some microseconds."""

    def __init__(self) -> None:
        self._parts: SimpleQueue[tuple[Work, int, int, Answers]] = SimpleQueue()
        self._count, self._starting = 0, Lock()

    def hand_over(self, work: Work, low: int, high: int, answers: Answers) -> None:
        """Let one of them do a part."""
        self._parts.put((work, low, high, answers))

    def at_least(self, count: int) -> None:
        """See to it that there are so many."""
        if self._count < count:
            with self._starting:
                while self._count < count:
                    Thread(target=self._help, name="lab", daemon=True).start()
                    self._count += 1

    def _help(self) -> None:
        while True:
            work, low, high, answers = self._parts.get()
            try:
                answers.put(work(low, high))
            except BaseException as error:
                answers.put(error)
            del work, answers


_helpers = _Helpers()


def _start_anew() -> None:
    """Threads stay behind when a process forks."""
    global _helpers  # noqa: PLW0603 - one set of threads a process
    _helpers = _Helpers()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_start_anew)


def in_parts(work: Work, batch: int, threads: int) -> int:
    """Do `work(low, high)` for all rows; the first row that it complains of, or -1."""
    parts = min(threads, batch // PART, MOST)
    if parts < 2:
        return work(0, batch)
    bounds = [batch * part // parts for part in range(parts + 1)]
    answers: Answers = SimpleQueue()
    _helpers.at_least(parts - 1)
    for low, high in pairwise(bounds[1:]):
        _helpers.hand_over(work, low, high, answers)
    found = [work(bounds[0], bounds[1])]
    for _ in range(parts - 1):
        answer = answers.get()
        if isinstance(answer, BaseException):
            raise answer
        found.append(answer)
    return min((row for row in found if row >= 0), default=-1)
