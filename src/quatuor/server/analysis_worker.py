"""What runs in a worker process: one search for somebody who studies a position.

Whoever asked may go away. The server then writes one word of memory that it shares with its
workers; the worker looks at that word as it goes, and stops the search.
"""

from multiprocessing.sharedctypes import SynchronizedArray
from threading import Event, Thread
from typing import Any

from quatuor.errors import BadRequest
from quatuor.room.study_positions import Question
from quatuor.search.limit import Stop
from quatuor.server.worker_process import compute_for

GLANCE = 0.02
"""Seconds between two looks at that word."""

Words = memoryview
_shared: list[Words] = []
"""In a worker: the words by which the server stops searches."""


def begin(parent: int, memory: "SynchronizedArray[int]") -> None:
    """Get a worker ready: it ends with its server, which stops searches through this memory."""
    compute_for(parent)
    _shared.append(words_in(memory))


def words_in(memory: Any) -> Words:
    """The shared words as numbers."""
    return memoryview(memory).cast("B").cast("q")


def search(slot: int, question: Question, seconds: float) -> dict[str, Any]:
    """What the best engine says about a position within that time."""
    words, stop, found = _shared[-1], Stop(), Event()

    def watch() -> None:
        while not found.wait(GLANCE):
            if words[slot]:
                stop.set()

    if words[slot]:
        raise BadRequest("nobody waits for this any more")
    Thread(target=watch, daemon=True).start()
    try:
        return question.answer(seconds, stop)
    finally:
        found.set()
