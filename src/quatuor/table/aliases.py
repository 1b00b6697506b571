"""What is left of a person who wants to be forgotten: an alias that leads back to nobody.

The alias follows from the key, so that a process that still knows the key understands whom an event
`Forgotten` is about; from the alias nobody gets to the key.
"""

from functools import lru_cache
from hashlib import blake2b

MARK = "~"
NO_WORDS = "—"
"""Stands for whatever a forgotten person has said."""


@lru_cache(4096)
def alias_of(key: str) -> str:
    """What a key is replaced by when its person is forgotten; an alias is its own alias."""
    if key.startswith(MARK):
        return key
    return MARK + blake2b(key.encode(), digest_size=16, person=b"quatuor-alias").hexdigest()


def alias_name(alias: str) -> str:
    """The name of a forgotten person: the same in every language, and not that of another one."""
    return f"— {alias[1:5]}"
