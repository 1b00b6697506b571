"""Tables that cannot be read: set aside with one line for the operator, and no harm to others."""

import logging
import time

from quatuor.room.log_entries import UnreadableTable

AGAIN = 60.0
"""Seconds after which whoever asks makes us look again: somebody may have mended the table."""
SHOWN = 4
"""Letters of a table's name in what the operator reads: the whole name is an invitation."""
log = logging.getLogger("quatuor")


class SetAside:
    """The tables that this process does not touch for now."""

    def __init__(self) -> None:
        self._until: dict[str, tuple[float, UnreadableTable]] = {}

    def add(self, table_id: str, error: UnreadableTable) -> None:
        """Set a table aside; the operator reads why, once for each reason."""
        known = self._until.get(table_id)
        if known is None or known[1].reason != error.reason:
            log.error(
                "table %s… is set aside as unreadable: %s; 'quatuor check' looks at all tables",
                table_id[:SHOWN],
                error.reason,
            )
        self._until[table_id] = time.monotonic() + AGAIN, error

    def refuse(self, table_id: str) -> None:
        """Raise what is wrong with a table that is set aside."""
        known = self._until.get(table_id)
        if known and time.monotonic() < known[0]:
            raise UnreadableTable(known[1].reason)

    def readable(self, table_id: str) -> None:
        """It could be read after all."""
        self._until.pop(table_id, None)

    def __len__(self) -> int:
        return len(self._until)
