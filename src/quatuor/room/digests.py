"""A running digest of each table's log: it tells damage, gaps and rows of other tables.

The digest of an event is made of the one before it and of the event, but not of anybody's name or
words, and of people's keys only under an alias. So a person can be forgotten later: where the names
are emptied and the keys replaced by their aliases, every digest stays what it was.
"""

from hashlib import blake2b
from typing import Any

from quatuor.room.json_text import from_json, to_sorted_json
from quatuor.table.aliases import alias_of

PERSONAL = ("name", "text")
"""The fields of events that hold what a person calls themselves or says."""
KEYS = ("by", "person")
"""The fields of events that hold somebody's key."""
SIZE = 16


def alias_in_message(message: str | None) -> str | None:
    """The same for the identity of a message, which is KEY:NUMBER."""
    key, colon, number = (message or "").partition(":")
    return f"{alias_of(key)}:{number}" if colon else message


def first_digest(table_id: str) -> str:
    """The digest of an empty log."""
    return _hashed(table_id.encode())


def next_digest(
    before: str, seq: int, at: int, message: str | None, event: str | bytes | dict[str, Any]
) -> str:
    """The digest after an event, which is given as it is stored, or as that would be read."""
    data: dict[str, Any] = event if isinstance(event, dict) else from_json(event)
    sealed = data.copy()
    for name in PERSONAL:
        sealed.pop(name, None)
    for name in KEYS:
        if isinstance(value := sealed.get(name), str):
            sealed[name] = alias_of(value)
    parts = (before, seq, at, alias_in_message(message), sealed)
    return _hashed(to_sorted_json(parts))


def checksum(digest: str, data: str) -> str:
    """What proves that a snapshot is whole and belongs to the log with this digest."""
    return _hashed(digest.encode() + data.encode())


def _hashed(data: bytes) -> str:
    return blake2b(data, digest_size=SIZE).hexdigest()
