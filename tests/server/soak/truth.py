"""The log of one table, event by event, with the table before and after each and what is told."""

from dataclasses import dataclass
from typing import Any

from quatuor.room.json_text import from_json, to_json
from quatuor.room.log_entries import LoggedEvent
from quatuor.table import Table, apply, events, public_event


@dataclass(frozen=True)
class Step:
    """One event."""

    logged: LoggedEvent
    before: Table
    after: Table
    told: dict[str, Any]

    @property
    def move(self) -> events.Played | None:
        """The move that it is, if it is one."""
        return self.logged.event if isinstance(self.logged.event, events.Played) else None


def steps_of(log: list[LoggedEvent]) -> list[Step]:
    """The log as it was kept, replayed."""
    steps, table = [], Table()
    for logged in log:
        after, _ = apply(table, logged.event, logged.at, logged=True)
        told = from_json(to_json(public_event(table, after, logged.event)))
        steps.append(Step(logged, table, after, told))
        table = after
    return steps
