"""One pure function: a table and an event give the next table and what the world now owes it."""

from collections.abc import Callable, Iterable
from typing import Any

from quatuor.quick_replace import replace
from quatuor.table import (
    agreeing,
    events,
    forgetting,
    gathering,
    host_events,
    hosting,
    leaving,
    playing,
    presence,
    rounds,
    throwing,
)
from quatuor.table.events import Event
from quatuor.table.owed import Effect, owed
from quatuor.table.permissions import permit
from quatuor.table.state import Table

Handler = Callable[[Table, Any, int], Table]

HANDLERS: dict[type[Event], Handler] = {
    events.Opened: gathering.opened,
    events.Configured: gathering.configured,
    events.Sat: gathering.sat,
    events.Watched: gathering.watched,
    events.Left: gathering.left,
    events.Hired: gathering.hired,
    events.Dismissed: gathering.dismissed,
    events.Began: gathering.began,
    events.Played: playing.played,
    events.Launched: throwing.launched,
    events.Flew: throwing.flew,
    events.Landed: throwing.landed,
    events.Resigned: agreeing.resigned,
    events.Offered: agreeing.offered,
    events.Accepted: agreeing.accepted,
    events.Declined: agreeing.declined,
    events.Continued: rounds.continued,
    events.Flagged: leaving.flagged,
    events.Away: presence.away,
    events.Back: presence.back,
    events.Substituted: presence.substituted,
    events.Forgotten: forgetting.forgotten,
    events.Outage: gathering.outage,
    events.Said: gathering.said,
    host_events.Locked: hosting.locked,
    host_events.Removed: hosting.removed,
    host_events.Requested: hosting.requested,
    host_events.Admitted: hosting.admitted,
    host_events.Rejected: hosting.rejected,
    host_events.Departed: hosting.departed,
}


def apply(table: Table, event: Event, now: int) -> tuple[Table, tuple[Effect, ...]]:
    """The table after a new event, and what is owed to it; raises `Refusal` if it may not be."""
    permit(table, event, now)
    after = table_after(table, event, now)
    return after, owed(after)


def table_after(table: Table, event: Event, now: int) -> Table:
    """The table after an event that is in the log, or that `permit` has nothing against.

    Raises `Refusal` if it may not happen. `now` is the server's time in milliseconds. A clock that
    was set back does not turn time back.
    """
    now = max(now, table.at)
    after = HANDLERS[type(event)](table, event, now)
    return replace(after, seq=table.seq + 1, at=now)


def replay(entries: Iterable[tuple[Event, int]], table: Table | None = None) -> Table:
    """The table that a log of events with their times leads to."""
    table = table or Table()
    for event, now in entries:
        table = table_after(table, event, now)
    return table
