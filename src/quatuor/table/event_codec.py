"""Events as JSON and back, exactly: `event_from(event_data(event)) == event`.

{"event": "Played", "schema": 2, "rules": 1, "by": "…", "seat": 1, "token": "4", "seen": 17}
"""

from dataclasses import MISSING, asdict, fields, is_dataclass
from typing import Any, get_args

from quatuor.errors import BadRequest
from quatuor.table.clock import Allowance
from quatuor.table.event_versions import VERSIONS, upcast
from quatuor.table.events import Event, Wanted

KINDS: dict[str, type[Any]] = {kind.__name__: kind for kind in get_args(Event)}


def event_data(event: Event) -> dict[str, Any]:
    """The event as plain data."""
    parts = {
        name: asdict(value) if is_dataclass(value) and not isinstance(value, type) else value
        for name, value in vars(event).items()
    }
    return {"event": type(event).__name__, **VERSIONS, **parts}


def event_from(data: dict[str, Any]) -> Event:
    """The event that stored data of any version says; what it lacks has its default."""
    kind = KINDS.get(str(data.get("event")))
    if kind is None:
        raise BadRequest(f"there is no event {str(data.get('event'))[:40]!r}")
    values = upcast(data)
    del values["event"]
    check_fields(kind, set(values))
    if "wanted" in values:
        values["wanted"] = wanted_from(values["wanted"])
    if "scatter" in values:
        values["scatter"] = tuple(values["scatter"])
    event: Event = kind(**values)
    return event


def check_fields(kind: type[Any], given: set[str]) -> None:
    """Raise `BadRequest` unless these are fields of an event of this kind, and none is missing."""
    missing, unknown = required(kind) - given, given - {field.name for field in fields(kind)}
    if missing:
        raise BadRequest(f"an event {kind.__name__} needs {', '.join(sorted(missing))}")
    if unknown:
        raise BadRequest(f"an event {kind.__name__} has no {', '.join(sorted(unknown))}"[:200])


def required(kind: type[Any]) -> set[str]:
    """The fields that every event of this kind has; logs written earlier lack the others."""
    return {
        field.name
        for field in fields(kind)
        if field.default is MISSING and field.default_factory is MISSING
    }


def wanted_from(data: dict[str, Any]) -> Wanted:
    """What a table is to play, from plain data."""
    given = tuple(data.get("given", ()))
    return Wanted(**{**data, "clock": Allowance(**data["clock"]), "given": given})
