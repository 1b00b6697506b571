"""Where a room keeps its tables: the log of each, snapshots of them, and lists of tables.

A ledger is an interface. A server keeps it in SQLite or PostgreSQL (`quatuor.server.storage`), a
notebook in memory (`quatuor.room.memory_ledger`), a browser tab in IndexedDB.
"""

from collections.abc import Awaitable, Sequence
from typing import Any, NamedTuple, Protocol

from quatuor.room.log_entries import LAST, Entry, LoggedEvent, Snapshot
from quatuor.table.listing import Listing


class WriteFailed(Exception):
    """Something could not be written; it does not count."""


class SnapshotStore(Protocol):
    """Snapshots of tables: a cache that may be lost, because the log says the same."""

    async def keep(self, table_id: str, snapshot: Snapshot) -> None:
        """Keep this one."""

    async def newest(self, table_id: str, seq: int = LAST, number: int = LAST) -> Snapshot:
        """The newest one up to that event and before that match, or the empty table."""


class IndexedTable(NamedTuple):
    """What the index of matches is told about one table."""

    table_id: str
    seq: int
    """The event up to which the index then knows the table."""
    listings: tuple[Listing, ...]
    """The matches that have changed, each once."""


class MatchIndex(Protocol):
    """The matches of each person, made from the logs; it may be behind them for a moment."""

    async def write(self, tables: Sequence[IndexedTable]) -> None:
        """Replace what is written about these matches, all of it in one transaction."""

    async def behind(self) -> Sequence[tuple[str, int]]:
        """The tables whose logs are further than the index, and up to which event it is."""

    async def of(self, person: str, limit: int) -> list[dict[str, Any]]:
        """The matches of a person: those that wait for them, others in play, finished ones."""

    async def waiting(self, person: str) -> int:
        """How many tables wait for this person."""


class Ledger(Protocol):
    """An append-only log for each table; appending event `(table, seq)` is a compare-and-swap."""

    @property
    def snapshots(self) -> SnapshotStore:
        """The snapshots of its tables."""

    @property
    def matches(self) -> MatchIndex:
        """The index of matches by person."""

    @property
    def shared(self) -> bool:
        """Whether others may append to it without this room being told."""

    def append(self, entries: Sequence[Entry]) -> Awaitable[bool]:
        """Append and commit; false if another event came first or the message has counted.

        Raises `WriteFailed` if that could not be done; nobody knows then whether it was.
        """

    async def events(
        self, table_id: str, start: Snapshot | None = None, limit: int = LAST
    ) -> list[LoggedEvent]:
        """The log of a table after this point; raises `UnreadableTable` where it is damaged."""

    async def seq_of_message(self, table_id: str, message: str) -> int | None:
        """As which event a message has counted, if it has."""

    async def open_table(self, table_id: str, owner: str, at: int) -> None:
        """Record who opened a table, and when."""

    async def show_table(self, table_id: str, shown: dict[str, Any] | None) -> None:
        """Set what the lobby shows of a table; None for nothing."""

    async def lobby(self) -> list[dict[str, Any]]:
        """What the lobby shows, the newest table first."""

    async def set_deadline(self, table_id: str, deadline: int | None) -> None:
        """Set when a table has to be loaded again because a clock runs out."""

    async def outages_after(self, at: int) -> list[tuple[int, int]]:
        """From when to when no room was running, since that moment."""
