"""Transactions that write: one at a time, in SQLite or in PostgreSQL.

The log grows by one statement for all rows of a group. Only if a row meets another one that was
first, which is rare, they are added one by one, so that just that row is refused.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from quatuor.room.log_entries import Entry

INSERT = f"INSERT INTO log ({', '.join(Entry._fields)})"
"""How every statement begins that adds to the log."""


@dataclass(frozen=True)
class Statement:
    """Something else to be written; its values are called `:name` in the text."""

    text: str
    values: dict[str, Any]


Refused = set[tuple[str, int]]
"""Tables and numbers of the entries that came too late, or whose message has counted."""


class Transactions(Protocol):
    """A connection that only writes."""

    async def open(self) -> None:
        """Be ready to write."""

    async def write(self, entries: Sequence[Entry], statements: Sequence[Statement]) -> Refused:
        """Commit all or nothing, which raises; returns the entries that were refused."""

    async def close(self) -> None:
        """Write no more."""
