"""What runs in a worker process: one search for somebody who studies a position.

Whoever asked may go away. The server then writes one word of memory that it shares with its
workers, and the search, which looks at that word as it goes, ends within milliseconds.
"""

from multiprocessing.sharedctypes import SynchronizedArray
from typing import Any

import numpy as np
import numpy.typing as npt

from quatuor.engines.limit import Limit, Stop
from quatuor.errors import BadRequest
from quatuor.server.positions import Question
from quatuor.server.thinking import end_with

STUDY = "quatuor.study"
"""Imported only in a worker: the server itself never searches."""

Words = npt.NDArray[np.int64]
_shared: list[Words] = []
"""In a worker: the words by which the server says that nobody waits any more."""


class SharedStop(Stop):
    """A stop that another process can set."""

    def __init__(self, words: Words, slot: int) -> None:
        self._word = words[slot : slot + 1]


def begin(parent: int, memory: "SynchronizedArray[int]") -> None:
    """Get a worker ready: it ends with its server, and hears from it through this memory."""
    end_with(parent)
    _shared.append(words_in(memory))


def words_in(memory: Any) -> Words:
    """The shared words as an array."""
    return np.frombuffer(memory, dtype=np.int64)


def search(slot: int, question: Question, seconds: float) -> dict[str, Any]:
    """What the best engine says about a position within that time."""
    from importlib import import_module

    stop = SharedStop(_shared[-1], slot)
    if stop.is_set:
        raise BadRequest("nobody waits for this any more")
    position = question.position()
    found = import_module(STUDY).analyze(position, Limit(seconds=seconds), stop=stop)
    answer: dict[str, Any] = found.to_json()
    return answer
