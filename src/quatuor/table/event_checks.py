"""Checks that only new events have to pass, and not those that are read from a log.

They concern names, phrases and clocks, and may become stricter from one version to the next: a
table of an older version stays readable.
"""

from collections.abc import Callable
from typing import Any

from quatuor.table.events import Event, Flagged, Opened, Said, Sat, Watched
from quatuor.table.host_events import Requested
from quatuor.table.moves import time_is_over
from quatuor.table.names import check_name, check_visible, skeleton
from quatuor.table.people import name_of, people_at
from quatuor.table.refusal import require
from quatuor.table.state import Table

PHRASES = 4
PHRASES_IN = 10_000
"""How many phrases one person may say within how many milliseconds."""


def check_new_event(table: Table, event: Event, now: int) -> None:
    """Refuse, with the reason, a new event that may not be stored."""
    check = CHECKS.get(type(event))
    if check is not None:
        check(table, event, now)


def check_opening(_table: Table, event: Opened, _now: int) -> None:
    """A host has a name that can be read."""
    check_name(event.name)


def check_entering(table: Table, event: Sat | Watched | Requested, _now: int) -> None:
    """Nobody has a name that looks like that of somebody else at the table."""
    check_name(event.name)
    wanted = skeleton(event.name)
    others = (person for person in people_at(table) if person.key != event.by)
    alike = any(skeleton(person.name) == wanted for person in others)
    require(not alike, "name_taken", "somebody here has a name that looks the same: take another")


def check_remark(table: Table, event: Said, now: int) -> None:
    """Phrases can be read, and come one by one."""
    check_visible(" ".join(event.text.split()), "a phrase")
    name = name_of(table, event.by)
    lately = [said for said in table.said if said.name == name and now - said.at < PHRASES_IN]
    require(len(lately) < PHRASES, "too_many_phrases", "one moment: that was a lot of phrases")


def check_flag(table: Table, _event: Flagged, now: int) -> None:
    """Nobody who has time left has lost by the clock; older versions charged more than this one."""
    in_time = table.phase == "playing" and not time_is_over(table, now)
    require(not in_time, "time_left", "there is time left")


CHECKS: dict[type[Event], Callable[[Table, Any, int], None]] = {
    Opened: check_opening,
    Sat: check_entering,
    Watched: check_entering,
    Requested: check_entering,
    Said: check_remark,
    Flagged: check_flag,
}
