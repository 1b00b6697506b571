"""JSON as it goes over the wire and into the log: compact, and written by compiled code."""

from typing import Any

from pydantic_core import to_json


def written(data: Any) -> bytes:
    """Plain data, and dataclasses in it, as JSON."""
    return to_json(data)
