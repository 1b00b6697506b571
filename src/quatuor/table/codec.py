"""Events as JSON and back, exactly: `event_from(event_data(event)) == event`.

{"event": "Played", "by": "…", "seat": 1, "token": "4", "seen": 17}
"""

from dataclasses import asdict, fields, is_dataclass
from typing import Any, get_args

from quatuor.errors import BadRequest
from quatuor.table.clock import Allowance
from quatuor.table.events import Event, Wanted

KINDS: dict[str, type[Any]] = {kind.__name__: kind for kind in get_args(Event)}


def event_data(event: Event) -> dict[str, Any]:
    """The event as plain data."""
    parts = {
        name: asdict(value) if is_dataclass(value) and not isinstance(value, type) else value
        for name, value in vars(event).items()
    }
    return {"event": type(event).__name__, **parts}


def event_from(data: dict[str, Any]) -> Event:
    """The event that plain data says."""
    kind = KINDS.get(str(data.get("event")))
    if kind is None:
        raise BadRequest(f"there is no event {str(data.get('event'))[:40]!r}")
    values = {name: value for name, value in data.items() if name != "event"}
    if set(values) != {field.name for field in fields(kind)}:
        raise BadRequest(f"an event {kind.__name__} does not have these parts")
    if "wanted" in values:
        values["wanted"] = wanted_from(values["wanted"])
    event: Event = kind(**values)
    return event


def wanted_from(data: dict[str, Any]) -> Wanted:
    """What a table is to play, from plain data."""
    return Wanted(**{**data, "clock": Allowance(**data["clock"])})
