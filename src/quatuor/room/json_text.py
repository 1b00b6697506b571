"""JSON as it goes over the wire and into the log: compact, and written by compiled code."""

from typing import Any

import orjson


def written(data: Any) -> bytes:
    """Plain data, and dataclasses in it, as JSON."""
    return orjson.dumps(data)


def joined(first: bytes, second: bytes) -> bytes:
    """Two objects as one; neither may be empty, and no name may be in both.

    >>> joined(b'{"seq":5}', b'{"now":7}')
    b'{"seq":5,"now":7}'
    """
    return first[:-1] + b"," + second[1:]
