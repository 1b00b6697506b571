"""Who is at a table, who may come, and the list of those who look on."""

from typing import Any

from quatuor.quick_replace import replace
from quatuor.table.queries import seats_of_person
from quatuor.table.refusal import Refusal, require
from quatuor.table.seats import Person
from quatuor.table.state import Table

WATCHERS = 100
"""The most people who look on."""


def people_at(table: Table) -> tuple[Person, ...]:
    """Everybody on a seat, then those who look on; who holds two seats comes twice."""
    seated = (person for seat in table.seats for person in seat.people)
    return (*seated, *table.watchers)


def name_of(table: Table, key: str) -> str | None:
    """The name of the person with this key, if they are at the table."""
    for seat in table.seats:
        for person in seat.people:
            if person.key == key:
                return person.name
    return next((watcher.name for watcher in table.watchers if watcher.key == key), None)


def is_at_table(table: Table, key: str) -> bool:
    """Whether this person belongs to the table: plays, looks on or is its host."""
    if not key:
        return False
    watching = any(watcher.key == key for watcher in table.watchers)
    return key == table.host or bool(seats_of_person(table, key)) or watching


def check_entry(table: Table, key: str, now: int) -> None:
    """Refuse those who were removed a short while ago, and newcomers while the door is closed."""
    for removal in table.removed:
        if removal.key == key and now < removal.until:
            minutes = -(-(removal.until - now) // 60_000)
            unit = "minute" if minutes == 1 else "minutes"
            reason = (
                f"the host asked you to leave this table; you may come back in {minutes} {unit}"
            )
            raise Refusal("removed", reason)
    inside = not table.locked or is_at_table(table, key)
    require(inside, "door_closed", "the host has closed the door: nobody new joins or watches")


def may_enter(table: Table, key: str, now: int) -> bool:
    """Whether this person may follow what happens here."""
    if not table.locked and not table.removed:
        return True
    try:
        check_entry(table, key, now)
    except Refusal:
        return False
    return True


def with_watcher(table: Table, person: Person) -> Table:
    """The table with this person among those who look on, under this name."""
    others = tuple(watcher for watcher in table.watchers if watcher.key != person.key)
    require(len(others) < WATCHERS, "full", "there is no room for more spectators")
    return replace(table, watchers=(*others, person))


def without_request(table: Table, key: str) -> Table:
    """The table at which this person has not asked to join a team."""
    if not table.requests:
        return table
    return replace(table, requests=tuple(one for one in table.requests if one.key != key))


def still_away(table: Table, people: set[str]) -> dict[str, Any]:
    """The fields of a table that say who is away, for these people alone."""
    kept = [
        (key, since)
        for key, since in zip(table.away, table.away_since, strict=True)
        if key in people
    ]
    return {
        "away": tuple(key for key, _ in kept),
        "away_since": tuple(since for _, since in kept),
    }
