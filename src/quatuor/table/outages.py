"""Periods in which no room was running: they cost nobody any time."""

from quatuor.quick_replace import replace
from quatuor.table import clock
from quatuor.table.events import Outage
from quatuor.table.queries import match_undecided, require_room
from quatuor.table.refusal import require
from quatuor.table.rounds import pause_excused
from quatuor.table.state import Table


def outage(table: Table, event: Outage, _now: int) -> Table:
    """The server was away for a while, which costs nobody any time."""
    require_room(event.by)
    match_undecided(table)
    require(event.since <= event.until, "bad_outage", "an outage ends after it has started")
    if table.phase == "between":
        return pause_excused(table, event.since, event.until)
    return replace(table, clock=clock.excused(table.clock, event.since, event.until))
