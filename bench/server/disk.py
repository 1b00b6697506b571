"""What the disk itself can do, in a loop that does nothing else."""

import sqlite3
import time
from pathlib import Path

SECONDS = 2.0


def bare_commits(folder: Path, slower: float = 0.0) -> float:
    """Single-row synchronous commits a second; `slower` adds that many seconds to each."""
    connection = sqlite3.connect(folder / "bare.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE IF NOT EXISTS log (seq INTEGER PRIMARY KEY, event TEXT)")
    started, done = time.perf_counter(), 0
    while time.perf_counter() - started < SECONDS:
        connection.execute("INSERT INTO log (event) VALUES (?)", ("x" * 120,))
        if slower:
            time.sleep(slower)
        done += 1
    rate = done / (time.perf_counter() - started)
    connection.close()
    return rate
