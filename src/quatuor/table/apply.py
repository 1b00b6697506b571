"""One pure function: a table and an event give the next table and its effects."""

from collections.abc import Callable, Iterable
from typing import Any

from quatuor.quick_replace import replace
from quatuor.table import (
    chat,
    events,
    forgetting,
    host_actions,
    host_events,
    moves,
    offers,
    opening,
    outages,
    presence,
    resignation,
    rounds,
    seating,
    starting,
    throws,
)
from quatuor.table.effects import Effect, effects_of
from quatuor.table.event_checks import check_new_event
from quatuor.table.events import Event
from quatuor.table.state import Table

Handler = Callable[[Table, Any, int], Table]

HANDLERS: dict[type[Event], Handler] = {
    events.Opened: opening.opened,
    events.Configured: opening.configured,
    events.Sat: seating.sat,
    events.Watched: seating.watched,
    events.Left: seating.left,
    events.Hired: seating.hired,
    events.Dismissed: seating.dismissed,
    events.Began: starting.began,
    events.Played: moves.played,
    events.Launched: throws.launched,
    events.Flew: throws.flew,
    events.Landed: throws.landed,
    events.Resigned: offers.resigned,
    events.Offered: offers.offered,
    events.Accepted: offers.accepted,
    events.Declined: offers.declined,
    events.Continued: rounds.continued,
    events.Flagged: resignation.flagged,
    events.Away: presence.away,
    events.Back: presence.back,
    events.Substituted: presence.substituted,
    events.Forgotten: forgetting.forgotten,
    events.Outage: outages.outage,
    events.Said: chat.said,
    host_events.Locked: host_actions.locked,
    host_events.Removed: host_actions.removed,
    host_events.Requested: host_actions.requested,
    host_events.Admitted: host_actions.admitted,
    host_events.Rejected: host_actions.rejected,
    host_events.Departed: host_actions.departed,
}


def apply(
    table: Table, event: Event, now: int, *, logged: bool = False
) -> tuple[Table, tuple[Effect, ...]]:
    """The table after an event, and the effects that it now asks for; raises `Refusal`.

    `now` is the time of the room in milliseconds; a clock that was set back does not turn time
    back. An event that is `logged` has been accepted, perhaps by an older version: the checks that
    only new events have to pass (`event_checks`) are left out.
    """
    if not logged:
        check_new_event(table, event, now)
    now = max(now, table.at)
    after = HANDLERS[type(event)](table, event, now)
    after = replace(after, seq=table.seq + 1, at=now)
    return after, effects_of(after)


def replay(entries: Iterable[tuple[Event, int]], table: Table | None = None) -> Table:
    """The table that a log of events with their times leads to."""
    table = table or Table()
    for event, now in entries:
        table, _ = apply(table, event, now, logged=True)
    return table
