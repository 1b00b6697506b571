"""Rates as they are written in a file or in the environment: how much a second, and at once.

    [limits]
    frames = { person = [30, 60], address = [600, 1200] }

    QUATUOR_LIMITS_FRAMES="person=30/60 address=600/1200"

Whoever is not named keeps the usual rate.
"""

from collections.abc import Mapping
from math import inf
from typing import Any

from quatuor.errors import BadRequest
from quatuor.server.admission.accounts import Allowed
from quatuor.server.admission.buckets import Rate


def read_rates(name: str, value: Any, usual: Allowed) -> Allowed:
    """The rates of one kind; raises `BadRequest`."""
    try:
        parts = parts_of(value)
        return usual._replace(**{whose: rate_of(pair) for whose, pair in parts.items()})
    except (TypeError, ValueError, AttributeError):
        raise BadRequest(
            f"{name} = {value!r}: write how much a second and how much at once, of"
            f" {', '.join(Allowed._fields)}, such as {written_rates(usual)!r}"
        ) from None


def parts_of(value: Any) -> Mapping[str, Any]:
    """The pairs by whose they are."""
    if not isinstance(value, str):
        return dict(value)
    named = (part.split("=") for part in value.replace(",", " ").split())
    return {whose: pair.split("/") for whose, pair in named}


def rate_of(pair: Any) -> Rate:
    """One rate; nobody can wait for what never comes."""
    a_second, burst = map(float, pair)
    if not (0 < a_second < inf and 0 < burst < inf):
        raise ValueError
    return Rate(a_second, burst)


def written_rates(rates: Allowed) -> str:
    """The same as a text."""
    parts = rates._asdict().items()
    return " ".join(f"{whose}={rate.a_second:g}/{rate.burst:g}" for whose, rate in parts)
