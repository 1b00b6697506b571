"""What is asked of a new event before it is written down, and not again when a log is read.

Here stand the demands on names and phrases: they may become stricter from one version to the next,
and a table of an older version stays readable all the same.
"""

from collections.abc import Callable
from typing import Any

from quatuor.table.events import Event, Opened, Said, Sat, Watched
from quatuor.table.host_events import Requested
from quatuor.table.names import check_name, check_visible, skeleton
from quatuor.table.people import name_of, people_at
from quatuor.table.refusal import require
from quatuor.table.state import Table

PHRASES = 4
PHRASES_IN = 10_000
"""How many phrases one person may say within how many milliseconds."""


def check_new_event(table: Table, event: Event, now: int) -> None:
    """Refuse, with the reason, an event that should not be written down."""
    demand = DEMANDS.get(type(event))
    if demand is not None:
        demand(table, event, now)


def opening(_table: Table, event: Opened, _now: int) -> None:
    """A host has a name that can be read."""
    check_name(event.name)


def entering(table: Table, event: Sat | Watched | Requested, _now: int) -> None:
    """Nobody has a name that looks like that of somebody else at the table."""
    check_name(event.name)
    wanted = skeleton(event.name)
    others = (person for person in people_at(table) if person.key != event.by)
    alike = any(skeleton(person.name) == wanted for person in others)
    require(not alike, "name_taken", "somebody here has a name that looks the same: take another")


def saying(table: Table, event: Said, now: int) -> None:
    """Phrases can be read, and come one by one."""
    check_visible(" ".join(event.text.split()), "a phrase")
    name = name_of(table, event.by)
    lately = [said for said in table.said if said.name == name and now - said.at < PHRASES_IN]
    require(len(lately) < PHRASES, "too_many_phrases", "one moment: that was a lot of phrases")


DEMANDS: dict[type[Event], Callable[[Table, Any, int], None]] = {
    Opened: opening,
    Sat: entering,
    Watched: entering,
    Requested: entering,
    Said: saying,
}
