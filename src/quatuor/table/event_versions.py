"""Which version of an event is stored, and how an older one is read: by small upcasters.

Every stored event says by which *schema* its fields are named and by which *rules* it was judged.
What 0.1.0 wrote says neither: that is version 1 of both. A version is raised when fields are
renamed or removed, or when the same events would lead to another table; a new kind of event, or a
new field with a default, needs none. Each upcaster turns the data of one version into the next.
"""

from collections.abc import Callable, Mapping
from typing import Any

from quatuor.errors import BadRequest
from quatuor.table.events import AT_ONCE

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]
Data = dict[str, Any]


TERMS_1: Data = {"interval": AT_ONCE, "approval": False, "alone": True}
"""Schema 1: the next round began at once, and whoever sat on a team's seat spoke for the team."""


def with_terms(data: Data) -> Data:
    """Schema 1 could not choose these terms: they are as they were then."""
    if "wanted" not in data:
        return data
    return {**data, "wanted": {**TERMS_1, **data["wanted"]}}


SCHEMA, RULES = 2, 1
"""The versions that are written."""
SCHEMA_UPCASTERS: dict[int, Upcaster] = {1: with_terms}
RULES_UPCASTERS: dict[int, Upcaster] = {}
"""For each older version the step to the next one. A change of the rules of a game keeps what was
played by the old ones, for example by an option that only the upcaster sets."""
VERSIONS: Mapping[str, int] = {"schema": SCHEMA, "rules": RULES}


def upcast(data: Data) -> Data:
    """The data of a stored event as this version writes it, without the versions."""
    data = dict(data)
    schema, rules = data.pop("schema", 1), data.pop("rules", 1)
    data = _raised(data, schema, SCHEMA, SCHEMA_UPCASTERS, "schema")
    return _raised(data, rules, RULES, RULES_UPCASTERS, "rules")


def _raised(data: Data, version: Any, newest: int, steps: dict[int, Upcaster], what: str) -> Data:
    if not isinstance(version, int) or not 1 <= version <= newest:
        raise BadRequest(
            f"an event has {what} version {str(version)[:12]}, and this Quatuor reads 1 to {newest}"
        )
    for step in range(version, newest):
        data = steps[step](data)
    return data
