"""What the host decides about people: the door, removing somebody, who joins a team."""

from quatuor.quick_replace import replace
from quatuor.table.events import Left
from quatuor.table.host_events import (
    Admitted,
    Departed,
    Locked,
    Rejected,
    Removed,
    Requested,
)
from quatuor.table.people import (
    check_entry,
    is_at_table,
    name_of,
    with_watcher,
    without_request,
)
from quatuor.table.queries import require_host, require_room, seat_at, seats_of_person, setup_of
from quatuor.table.refusal import Refusal, require
from quatuor.table.seating import left, with_seated
from quatuor.table.seats import Person, joined
from quatuor.table.state import JoinRequest, Removal, Table

REMOVED_FOR = 10 * 60_000
"""Milliseconds for which somebody who was removed may not come back."""
ASK_AGAIN = 60_000
"""Milliseconds after which somebody who was rejected may ask again."""


def locked(table: Table, event: Locked, _now: int) -> Table:
    """The door is closed, or open again."""
    require_host(table, event.by)
    known = "the door is closed already" if table.locked else "the door is open already"
    require(event.locked != table.locked, "no_change", known)
    return replace(table, locked=event.locked)


def removed(table: Table, event: Removed, now: int) -> Table:
    """Somebody else leaves by the will of the host, and may not come straight back."""
    require_host(table, event.by)
    require(event.person != table.host, "not_yourself", "the host stays, or leaves the table")
    require(is_at_table(table, event.person), "not_here", "that person is not at this table")
    after = left(table, Left(event.person), now)
    still = tuple(old for old in table.removed if old.until > now and old.key != event.person)
    return replace(after, removed=(*still, Removal(event.person, now + REMOVED_FOR)))


def requested(table: Table, event: Requested, now: int) -> Table:
    """Somebody wants to join a team: the host is asked."""
    setup = setup_of(table)
    check_entry(table, event.by, now)
    person, there = Person(event.by, event.name), seat_at(table, event.seat)
    require(bool(there.people), "seat_free", "that seat is free: take it")
    require(setup.wanted.approval, "no_need", "nobody needs to be asked here: take a seat")
    joined(there, person, setup.wanted.teams)
    seated = seats_of_person(table, event.by)
    require(not seated, "other_side", "you play for another side")
    before = request_of(table, event.by)
    if before is not None:
        require(before.rejected, "asked_already", "the host has been asked already")
        waited = now >= before.at + ASK_AGAIN
        require(waited, "rejected", "the host said no; ask again in a minute")
    after = without_request(with_watcher(table, person), event.by)
    return replace(after, requests=(*after.requests, JoinRequest(event.by, event.seat, now)))


def admitted(table: Table, event: Admitted, _now: int) -> Table:
    """Whoever has asked joins the team."""
    request = open_request(table, event.by, event.person)
    name = name_of(table, request.key)
    assert name is not None
    return with_seated(table, Person(request.key, name), request.seat)


def rejected(table: Table, event: Rejected, now: int) -> Table:
    """Whoever has asked goes on looking on, and knows that the answer was no."""
    request = open_request(table, event.by, event.person)
    after = without_request(table, request.key)
    answer = replace(request, rejected=True, at=now)
    return replace(after, requests=(*after.requests, answer))


def open_request(table: Table, host: str, person: str) -> JoinRequest:
    """The request of this person, which the host is about to answer."""
    require_host(table, host)
    request = request_of(table, person)
    if request is None or request.rejected:
        raise Refusal("no_request", "that person does not ask to join any more")
    return request


def request_of(table: Table, key: str) -> JoinRequest | None:
    """What this person has asked for."""
    return next((request for request in table.requests if request.key == key), None)


def departed(table: Table, event: Departed, now: int) -> Table:
    """A spectator who is away makes room for others; players are waited for."""
    require_room(event.by)
    watching = any(watcher.key == event.person for watcher in table.watchers)
    require(watching, "not_here", "no spectator here has that key")
    return left(table, Left(event.person), now)
