"""One server on one SQLite file, unless all of them were told to share it.

The lock is held by SQLite itself, on a small file beside the database: it is gone with the process
that held it, however that ended, and never has to be taken over.
"""

import sqlite3
from pathlib import Path

from sqlalchemy.engine import make_url

from quatuor.errors import BadRequest

PATIENCE = 2.0
"""Seconds for a server that is just stopping."""


class DatabaseLock:
    """The right to serve the tables of a database."""

    def __init__(self, url: str, *, shared: bool) -> None:
        parsed = make_url(url)
        self._path = parsed.database if parsed.get_backend_name() == "sqlite" else None
        self._shared = shared
        self._connection: sqlite3.Connection | None = None

    def take(self) -> None:
        """Take it; raises `BadRequest` if another server has it."""
        if self._path is None:
            return
        Path(self._path).parent.mkdir(parents=True, exist_ok=True)
        self._connection = sqlite3.connect(
            f"{self._path}.lock", timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        try:
            self._connection.execute("BEGIN" if self._shared else "BEGIN EXCLUSIVE")
            self._connection.execute("SELECT count(*) FROM sqlite_master").fetchall()
        except sqlite3.OperationalError as error:
            self.release()
            if "locked" not in str(error):
                raise
            raise BadRequest(
                f"another server uses {self._path}; stop it, or give this one another --db"
            ) from None

    def release(self) -> None:
        """Let others have it."""
        if self._connection:
            self._connection.close()
            self._connection = None
