"""States in rows of an array of words: what `words` takes apart is put together again."""

from typing import Any


def state_at(like: Any, rows: Any, row: int) -> Any:
    """The state whose words are one row of an array, of the same form as another state."""
    return _built(like, iter(rows[row].tolist()))


def _built(like: Any, words: Any) -> Any:
    if not isinstance(like, tuple):
        return type(like)(next(words))
    parts = [_built(part, words) for part in like]
    return type(like)(*parts) if hasattr(like, "_fields") else tuple(parts)
