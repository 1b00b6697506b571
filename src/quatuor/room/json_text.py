"""JSON as it is sent and stored: compact UTF-8, the same bytes from either implementation.

orjson is used where it is installed; in a browser tab, for which it does not exist, pydantic's.
"""

from typing import Any

from pydantic_core import from_json as pydantic_from_json, to_json as pydantic_to_json

try:
    import orjson
except ImportError:
    orjson = None  # type: ignore[assignment]


def to_json(data: Any) -> bytes:
    """Plain data, and dataclasses in it, as JSON."""
    return portable_to_json(data) if orjson is None else orjson.dumps(data)


def to_sorted_json(data: Any) -> bytes:
    """The same with the names of each object in order, as digests need it."""
    if orjson is None:
        return portable_to_json(_sorted(data))
    return orjson.dumps(data, option=orjson.OPT_SORT_KEYS)


def from_json(text: str | bytes) -> Any:
    """The data of a JSON text."""
    return pydantic_from_json(text, allow_inf_nan=False) if orjson is None else orjson.loads(text)


def portable_to_json(data: Any) -> bytes:
    """What `to_json` does where there is no orjson."""
    return pydantic_to_json(data, inf_nan_mode="null")


def merge_objects(first: bytes, second: bytes) -> bytes:
    """Two objects as one; neither may be empty, and no name may be in both.

    >>> merge_objects(b'{"seq":5}', b'{"now":7}')
    b'{"seq":5,"now":7}'
    """
    return first[:-1] + b"," + second[1:]


def _sorted(data: Any) -> Any:
    if isinstance(data, dict):
        return {name: _sorted(data[name]) for name in sorted(data)}
    return [_sorted(item) for item in data] if isinstance(data, list | tuple) else data
