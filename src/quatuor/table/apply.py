"""One pure function: a table and an event give the next table and what the world now owes it."""

from collections.abc import Callable, Iterable
from typing import Any

from quatuor.replacing import replace
from quatuor.table import agreeing, events, gathering, playing, throwing
from quatuor.table.events import Event
from quatuor.table.owed import Effect, owed
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
    events.Resigned: playing.resigned,
    events.Offered: agreeing.offered,
    events.Accepted: agreeing.accepted,
    events.Declined: agreeing.declined,
    events.Flagged: playing.flagged,
    events.Away: gathering.away,
    events.Back: gathering.back,
    events.Outage: gathering.outage,
    events.Said: gathering.said,
}


def apply(table: Table, event: Event, now: int) -> tuple[Table, tuple[Effect, ...]]:
    """The table after the event, and what is owed to it; raises `Refusal` if it may not happen."""
    after = table_after(table, event, now)
    return after, owed(after)


def table_after(table: Table, event: Event, now: int) -> Table:
    """The table after the event; raises `Refusal` if it may not happen.

    `now` is the server's time in milliseconds. A clock that was set back does not turn time back.
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
