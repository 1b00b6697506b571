"""Tables that cannot be read: kept out of use, with one line for the operator."""

import logging
import time

from quatuor.room.log_entries import UnreadableTable

AGAIN = 60.0
"""Seconds after which such a table is read again: somebody may have repaired it."""
SHOWN = 4
"""Letters of a table's name in what the operator reads: the whole name is an invitation."""
log = logging.getLogger("quatuor")


class Quarantine:
    """The tables that this process does not use for now."""

    def __init__(self) -> None:
        self._until: dict[str, tuple[float, UnreadableTable]] = {}

    def add(self, table_id: str, error: UnreadableTable) -> None:
        """Put a table into quarantine; the reason is logged once."""
        known = self._until.get(table_id)
        if known is None or known[1].reason != error.reason:
            log.error(
                "table %s… is set aside as unreadable: %s; 'quatuor check' looks at all tables",
                table_id[:SHOWN],
                error.reason,
            )
        self._until[table_id] = time.monotonic() + AGAIN, error

    def check(self, table_id: str) -> None:
        """Raise what is wrong with a table that is in quarantine."""
        known = self._until.get(table_id)
        if known and time.monotonic() < known[0]:
            raise UnreadableTable(known[1].reason)

    def release(self, table_id: str) -> None:
        """It could be read after all."""
        self._until.pop(table_id, None)

    def __len__(self) -> int:
        return len(self._until)
