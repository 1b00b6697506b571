"""What the disk itself can do, in a loop that does nothing else."""

import sqlite3
import time
from pathlib import Path
from typing import NamedTuple

SECONDS = 2.0


class Commits(NamedTuple):
    """Single-row synchronous commits, one after the other."""

    rate: float
    """How many a second."""
    slow: float
    """The seconds that one in a hundred takes, or more."""
    slowest: float


def bare_commits(folder: Path, slower: float = 0.0) -> Commits:
    """A bare loop; `slower` adds that many seconds to each commit."""
    connection = sqlite3.connect(folder / "bare.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE IF NOT EXISTS log (seq INTEGER PRIMARY KEY, event TEXT)")
    taken = []
    started = before = time.perf_counter()
    while before - started < SECONDS:
        connection.execute("INSERT INTO log (event) VALUES (?)", ("x" * 120,))
        if slower:
            time.sleep(slower)
        now = time.perf_counter()
        taken.append(now - before)
        before = now
    connection.close()
    return Commits(len(taken) / (before - started), p99(taken), max(taken))


def p99(durations: list[float]) -> float:
    """What one in a hundred exceeds."""
    return sorted(durations)[int(len(durations) * 0.99)]
