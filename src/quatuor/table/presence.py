"""Who is connected, who is away, and what becomes of the seat of somebody who stays away.

Whoever waits may give such a seat to a computer, or free it for those who look on: after a while,
the host a little earlier than the others, and never while its holder is connected. The one who was
away becomes a spectator, is told what happened, and takes the seat back from a computer at will.
"""

from quatuor.players.levels import LEVELS
from quatuor.quick_replace import replace
from quatuor.table.events import Away, Back, Substituted
from quatuor.table.people import still_away
from quatuor.table.queries import require_room, seat_at, seats_of_person, setup_of, staying_seats
from quatuor.table.refusal import require
from quatuor.table.rounds import perhaps_next_round, ticking
from quatuor.table.seating import placed
from quatuor.table.seats import Seat, without
from quatuor.table.state import Substitution, Table

HOST_WAITS = 30_000
OTHERS_WAIT = 45_000
"""Milliseconds of absence after which the host, and everybody else, may give a seat away."""


def away(table: Table, event: Away, now: int) -> Table:
    """A player or the host has lost the connection: at a table that wants it, the clocks stop."""
    require_room(event.by)
    here = event.person == table.host or bool(seats_of_person(table, event.person))
    require(here and bool(event.person), "not_here", "no player here has that key")
    require(event.person not in table.away, "away_already", "that is known already")
    after = replace(table, away=(*table.away, event.person), away_since=(*table.away_since, now))
    return perhaps_next_round(ticking(after, now), now)


def back(table: Table, event: Back, now: int) -> Table:
    """A player is connected again: once all are, the clock goes on."""
    require_room(event.by)
    require(event.person in table.away, "here_already", "that is known already")
    return ticking(not_away(table, event.person), now)


def not_away(table: Table, *keys: str) -> Table:
    """The table with none of these people away."""
    return replace(table, **still_away(table, {key for key in table.away if key not in keys}))


def away_on(table: Table, number: int) -> tuple[str, ...]:
    """The people of this seat who are away."""
    seat = table.seats[number - 1]
    return tuple(person.key for person in seat.people if person.key in table.away)


def away_since(table: Table, number: int) -> int | None:
    """When the first of this seat's people was lost; None while all are there."""
    missing = away_on(table, number)
    times = zip(table.away, table.away_since, strict=True)
    return min((since for key, since in times if key in missing), default=None)


def replaceable_at(table: Table, number: int, by: str) -> int | None:
    """From when on this person may give the seat of somebody who is away to another.

    None if they never may: strangers, the people of that seat, and at a table where there are days
    for each turn, and nobody is expected to stay. Nobody waits for a seat that has left the match.
    """
    since = away_since(table, number)
    seated = seats_of_person(table, by)
    waits = by == table.host or bool(seated)
    correspondence = setup_of(table).wanted.clock.kind == "correspondence"
    if since is None or not waits or number in seated or correspondence or table.phase == "over":
        return None
    if number not in staying_seats(table):
        return None
    first = by == table.host or table.host in table.away
    return since + (HOST_WAITS if first else OTHERS_WAIT)


def substituted(table: Table, event: Substituted, now: int) -> Table:
    """Those of a seat who are away lose it, to a computer or to whoever takes it."""
    seat = seat_at(table, event.seat)
    missing = away_on(table, event.seat)
    require(bool(missing), "not_away", "nobody on that seat is away")
    at = replaceable_at(table, event.seat, event.by)
    require(at is not None, "not_yours_to_give", "only those who wait for that seat may give it")
    assert at is not None
    require(now >= at, "too_soon", f"wait {-(-(at - now) // 1000)} seconds more")
    require(event.level in ("", *LEVELS), "bad_level", f"the levels are {', '.join(LEVELS)}")
    lost = tuple(person for person in seat.people if person.key in missing)
    for key in missing:
        seat = without(seat, key)
    level = "" if seat.people else event.level
    after = placed(not_away(table, *missing), event.seat, seat if seat.people else Seat((), level))
    lost_seats = tuple(Substitution(person.key, event.seat, event.by, level) for person in lost)
    known = {watcher.key for watcher in after.watchers}
    watching = tuple(person for person in lost if person.key not in known)
    after = replace(
        after,
        watchers=(*after.watchers, *watching),
        substituted=(*after.substituted, *lost_seats),
        offer=None,
        ready=tuple(key for key in after.ready if key not in missing),
    )
    return perhaps_next_round(ticking(after, now), now)
