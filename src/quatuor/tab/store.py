"""Where a ledger in a browser tab keeps its rows: an interface that the worker script satisfies.

Everything crosses the border to JavaScript as JSON texts: strings are all that both sides share
without owning it together.
"""

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from quatuor.room.json_text import from_json, to_json
from quatuor.room.ledger import WriteFailed
from quatuor.room.log_entries import Entry

Records = dict[str, Any]


class Store(Protocol):
    """Logs of tables, and records by name."""

    def records(self) -> Awaitable[str]:
        """All records: an object of JSON."""

    def log(self, table_id: str) -> Awaitable[str]:
        """The log of a table: an array of entries, each an array of its fields, in order."""

    def write(self, changes: str) -> Awaitable[None]:
        """Add entries and put records, all of it in one transaction that is on disk at the end.

        Fails if an entry of that number is there already.
        """


@dataclass
class Changes:
    """What is written in one transaction."""

    log: Sequence[Entry] = ()
    records: Records = field(default_factory=dict)


async def read_records(store: Store) -> Records:
    """All records."""
    found: Records = from_json(await store.records())
    return found


async def read_log(store: Store, table_id: str) -> list[Entry]:
    """The log of a table."""
    return [Entry(*fields) for fields in from_json(await store.log(table_id))]


async def write(store: Store, changes: Changes) -> None:
    """Write, and wait until it is on disk; raises `WriteFailed`, whatever the browser says."""
    text = to_json({"log": [list(entry) for entry in changes.log], "records": changes.records})
    try:
        await store.write(text.decode())
    except Exception as error:  # of JavaScript: no space is left, or nothing may be kept
        raise WriteFailed(f"the browser did not keep it: {error}") from error
