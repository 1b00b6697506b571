"""JSON as it goes over the wire and into the log: compact, and written by compiled code."""

from typing import Any

import orjson


def written(data: Any) -> bytes:
    """Plain data, and dataclasses in it, as JSON."""
    return orjson.dumps(data)
