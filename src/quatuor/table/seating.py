"""Seating: taking a seat, watching, leaving, computer players on seats."""

from quatuor.players.levels import LEVELS
from quatuor.quick_replace import replace
from quatuor.table.events import (
    Dismissed,
    Hired,
    Left,
    Sat,
    Watched,
)
from quatuor.table.names import NAME
from quatuor.table.people import check_entry, still_away, with_watcher, without_request
from quatuor.table.queries import (
    require_host,
    seat_at,
    seats_of_person,
    setup_of,
    staying_seats,
)
from quatuor.table.refusal import require
from quatuor.table.resignation import can_play_on, departed
from quatuor.table.rounds import perhaps_next_round, ticking
from quatuor.table.seats import Person, Seat, joined, without
from quatuor.table.state import Table


def sat(table: Table, event: Sat, now: int) -> Table:
    """Somebody sits down, unless the host has to be asked first."""
    wanted = setup_of(table).wanted
    check_entry(table, event.by, now)
    person = Person(event.by, named(event.name))
    joins = bool(seat_at(table, event.seat).people)
    known = event.by == table.host or has_lost(table, event.by, event.seat)
    after = with_seated(table, person, event.seat)
    asks = joins and wanted.approval and not known
    require(not asks, "ask_host", "the host decides who joins a team: ask to join")
    return after


def with_seated(table: Table, person: Person, number: int) -> Table:
    """The table with this person on that seat; a spectator who sits down is none any more.

    Nobody joins those they play against: they could give up, or agree to a draw, in their name.
    Who lost the seat to a computer, having been away, takes it back.
    """
    there = seat_in_play(table, number)
    there = Seat() if there.level and has_lost(table, person.key, number) else there
    others = bool(seats_of_person(table, person.key)) and not there.holds(person.key)
    require(not (there.people and others), "other_side", "you play for another side")
    seat = joined(there, person, setup_of(table).wanted.teams)
    watchers = tuple(watcher for watcher in table.watchers if watcher.key != person.key)
    return replace(
        placed(without_request(table, person.key), number, seat),
        watchers=watchers,
        host=table.host or person.key,
        substituted=tuple(lost for lost in table.substituted if lost.key != person.key),
    )


def has_lost(table: Table, key: str, seat: int) -> bool:
    """Whether this person was away, and lost that seat."""
    return any((lost.key, lost.seat) == (key, seat) for lost in table.substituted)


def seat_in_play(table: Table, number: int) -> Seat:
    """The seat with this number, whose player must not have left the match."""
    seat = seat_at(table, number)
    require(number in staying_seats(table), "seat_left", "this player has left the match")
    return seat


def watched(table: Table, event: Watched, now: int) -> Table:
    """Somebody looks on."""
    setup_of(table)
    check_entry(table, event.by, now)
    person = Person(event.by, named(event.name))
    require(
        not seats_of_person(table, event.by) and person not in table.watchers,
        "here_already",
        "you are at this table already",
    )
    return with_watcher(table, person)


def left(table: Table, event: Left, now: int) -> Table:
    """Somebody leaves; a seat that nobody holds is free, and the host's part passes on.

    Whoever was waited for need not be waited for any more: their seat's time runs again. In a match
    of more than two the others play on without them.
    """
    watching = any(watcher.key == event.by for watcher in table.watchers)
    require(
        watching or bool(seats_of_person(table, event.by)), "not_here", "you are not at this table"
    )
    seats = tuple(without(seat, event.by) for seat in table.seats)
    watchers = tuple(watcher for watcher in table.watchers if watcher.key != event.by)
    after = replace(
        without_request(table, event.by),
        seats=seats,
        watchers=watchers,
        offer=table.offer if watching else None,
        ready=tuple(key for key in table.ready if key != event.by),
        substituted=tuple(lost for lost in table.substituted if lost.key != event.by),
        **still_away(table, {key for key in table.away if key != event.by}),
    )
    leaving = emptied(table, after) if event.others_play_on else ()
    if leaving and can_play_on(after, leaving):
        after = departed(after, leaving, now)
    else:
        after = perhaps_next_round(ticking(after, now), now)
    if table.host != event.by:
        return after
    host = heir(after)
    return replace(after, host=host, locked=after.locked and bool(host))


def emptied(before: Table, after: Table) -> tuple[int, ...]:
    """The seats with a part in an undecided match that somebody held and nobody holds any more."""
    if before.phase not in ("playing", "between"):
        return ()
    staying = staying_seats(before)
    return tuple(
        seat for seat in staying if before.seats[seat - 1].taken and not after.seats[seat - 1].taken
    )


def heir(table: Table) -> str:
    """Who is host after the host has left: the first one seated, then the first who looks on."""
    people = [person for seat in table.seats for person in seat.people]
    return next((person.key for person in (*people, *table.watchers)), "")


def hired(table: Table, event: Hired, _now: int) -> Table:
    """A computer player takes a free seat or, while no round is played, that of another one."""
    require_host(table, event.by)
    require(event.level in LEVELS, "bad_level", f"the levels are {', '.join(LEVELS)}")
    there = seat_in_play(table, event.seat)
    replaced = bool(there.level) and table.phase != "playing"
    require(replaced or not there.taken, "seat_taken", "that seat is taken")
    return placed(table, event.seat, Seat(level=event.level))


def dismissed(table: Table, event: Dismissed, _now: int) -> Table:
    """A computer player leaves its seat."""
    require_host(table, event.by)
    require(bool(seat_at(table, event.seat).level), "no_computer", "no computer sits there")
    return placed(table, event.seat, Seat())


def placed(table: Table, number: int, seat: Seat) -> Table:
    """The table with this seat in place of the one with that number."""
    seats = list(table.seats)
    seats[number - 1] = seat
    return replace(table, seats=tuple(seats))


def named(name: str) -> str:
    """The name if people can read it."""
    plain = name == " ".join(name.split()) and name.isprintable()
    require(plain and 0 < len(name) <= NAME, "bad_name", f"a name is 1 to {NAME} characters")
    return name
