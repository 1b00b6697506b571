"""Checkpoints of SQLite's write-ahead log, in a thread of their own.

By itself SQLite copies the log into the database within a commit, after every thousand pages, and
everybody who shares that commit waits for hundreds of pages more. Here commits go on meanwhile.
"""

import sqlite3
import threading
from contextlib import suppress

ROWS = 1_000
"""How many rows are committed between two times, about two pages each."""
PAGES = 8_000
"""After so many pages a commit does it after all: under a load without a pause only a commit can
begin the file anew. By then there is little left to be carried over."""


class Checkpoints:
    """Makes a checkpoint whenever enough was committed."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._rows = 0
        self._due = threading.Event()
        self._stopping = False
        self._thread = threading.Thread(target=self._work, name="checkpoints", daemon=True)

    def start(self) -> None:
        """Wait for the first rows."""
        self._thread.start()

    def stop(self) -> None:
        """End; whoever closes the database last carries the rest over."""
        self._stopping = True
        self._due.set()
        self._thread.join()

    def committed(self, rows: int) -> None:
        """So many rows more."""
        self._rows += rows
        if self._rows >= ROWS:
            self._rows = 0
            self._due.set()

    def _work(self) -> None:
        connection = sqlite3.connect(self._path, isolation_level=None)
        connection.execute("PRAGMA synchronous=FULL")
        while self._asked():
            with suppress(sqlite3.Error):  # a full disk: what is committed stays where it is
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        connection.close()

    def _asked(self) -> bool:
        """Wait until enough was committed; false at the end.

        What was asked is read after the signal is cleared: the end may come in between, and its
        signal with it.
        """
        self._due.wait()
        self._due.clear()
        return not self._stopping
