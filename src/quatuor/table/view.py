"""What a seat may know: the table as one person sees it, as plain data for a page.

Keys of people never appear here. What is seen of the match is in `match_view`.
"""

from operator import attrgetter
from typing import Any

from quatuor.report import result_of
from quatuor.table.clock import left
from quatuor.table.events import AT_ONCE, Wanted
from quatuor.table.match_view import match_for, match_view, round_view
from quatuor.table.offers import seats_to_undo
from quatuor.table.own_view import offer_view, requests_view, substitution_view
from quatuor.table.people import name_of
from quatuor.table.presence import away_since, replaceable_at
from quatuor.table.queries import seats_of_person, setup_of, staying_seats
from quatuor.table.resignation import goes_on_without
from quatuor.table.rounds import awaited, pause_ends
from quatuor.table.setup import is_race
from quatuor.table.state import Flight, Table


def view(table: Table, key: str, now: int) -> dict[str, Any]:
    """The table as the person with this key may see it; with any other key as a spectator does."""
    acting, match = acting_seats(table, key), table.match
    return {
        **standing_view(table),
        **standing_for(table, key),
        **moving_view(table, now),
        "acting": list(acting),
        "undo": list(seats_to_undo(table, key)),
        "match": {**match_view(table, match), **match_for(table, match, acting)} if match else None,
    }


PARTS = attrgetter(
    "phase",
    "host",
    "setup",
    "seats",
    "watchers",
    "away",
    "away_since",
    "substituted",
    "number",
    "locked",
    "requests",
    "said",
    "last_round",
    "result",
    "matches",
    "offer",
    "air",
    "ready",
    "paused_at",
)


def standing_parts(table: Table) -> tuple[Any, ...]:
    """The parts of a table on which the standing part of its views depends.

    As long as they are equal, so are `standing_view` and `standing_for`.
    """
    return (*PARTS(table), table.match.gone if table.match else ())


def standing_view(table: Table) -> dict[str, Any]:
    """What everybody may see and a move usually leaves as it was."""
    wanted = setup_of(table).wanted
    return {
        "phase": table.phase,
        "game": wanted.game,
        "options": dict(wanted.options),
        "terms": terms_view(wanted),
        "given": len(wanted.given),
        "host_name": name_of(table, table.host),
        "match_number": table.number,
        "locked": table.locked,
        "watchers": [person.name for person in table.watchers],
        "said": [{"name": said.name, "text": said.text, "at": said.at} for said in table.said],
        "last_round": round_view(table, table.last_round) if table.last_round else None,
        "result": result_of(table.result),
        "matches": list(table.matches),
        "air": [flight_view(flight) for flight in table.air],
    }


def standing_for(table: Table, key: str) -> dict[str, Any]:
    """The same for what is not the same for everybody: which seats are one's own."""
    yours = seats_of_person(table, key)
    return {
        "host": bool(key) and key == table.host,
        "seats": [
            seat_view(table, number, number in yours, key)
            for number in range(1, len(table.seats) + 1)
        ],
        "yours": list(yours),
        "plays_on": plays_on_view(table, yours),
        "substituted": substitution_view(table, key),
        **requests_view(table, key),
        "offer": offer_view(table, table.offer, key) if table.offer else None,
        "between": between_view(table, key) if table.phase == "between" else None,
    }


def plays_on_view(table: Table, yours: tuple[int, ...]) -> dict[str, bool]:
    """Whether the others play on when the viewer gives up with one seat, or leaves with all."""
    staying = tuple(seat for seat in yours if seat in staying_seats(table))
    on = bool(staying) and table.phase in ("playing", "between")
    return {
        "resign": on and any(goes_on_without(table, (seat,)) for seat in staying),
        "leave": on and goes_on_without(table, staying),
    }


def between_view(table: Table, key: str) -> dict[str, Any]:
    """The pause between two rounds: for whom it lasts, and until when at the latest."""
    waiting = awaited(table)
    seats = [
        number
        for number in staying_seats(table)
        if any(person.key in waiting for person in table.seats[number - 1].people)
    ]
    return {"waiting": seats, "you": key in waiting, "until": pause_ends(table)}


def moving_view(table: Table, now: int) -> dict[str, Any]:
    """What everybody may see and every event changes, the match apart."""
    now = max(now, table.at)
    timer = table.clock
    return {
        "seq": table.seq,
        "clock": {"left": list(left(timer, now)), "running": timer.running, "at": now},
    }


def terms_view(wanted: Wanted) -> dict[str, Any]:
    """What the rules leave to the players."""
    clock = wanted.clock
    return {
        "first": wanted.first,
        "later": wanted.later,
        "pause": wanted.pause,
        "teams": wanted.teams,
        "approval": wanted.approval,
        "alone": wanted.alone,
        "public": wanted.public,
        "hints": wanted.hints,
        "eager": wanted.eager,
        "interval": None if wanted.interval == AT_ONCE else wanted.interval,
        "clock": {
            "kind": clock.kind,
            "seconds": clock.seconds,
            "increment": clock.increment,
        },
    }


def flight_view(flight: Flight) -> dict[str, Any]:
    """A token in the air; its way can be watched as soon as it is known, its place counts later."""
    return {
        "flight": flight.number,
        "seat": flight.seat,
        "kind": flight.kind,
        "launch": flight.launch,
        "at": flight.at,
        "path": flight.path or None,
        "milliseconds": flight.milliseconds,
    }


def acting_seats(table: Table, key: str) -> tuple[int, ...]:
    """The seats for which this person may act now."""
    match = table.match
    if match is None or table.phase != "playing":
        return ()
    if is_race(match.game):
        return tuple(seat for seat in seats_of_person(table, key) if is_up(table, seat, key))
    seat = match.to_move
    return (seat,) if seat and is_up(table, seat, key) else ()


def is_up(table: Table, number: int, key: str) -> bool:
    """Whether this person takes the next turn of the seat with this number."""
    seat = table.seats[number - 1]
    return bool(seat.people) and seat.people[seat.up].key == key


def seat_view(table: Table, number: int, yours: bool, key: str) -> dict[str, Any]:
    """A seat as everybody sees it, whether it is the viewer's own, and theirs to give away."""
    seat = table.seats[number - 1]
    since = away_since(table, number) if table.away else None
    return {
        "kind": "computer" if seat.level else "people" if seat.people else "empty",
        "level": seat.level or None,
        "names": [person.name for person in seat.people],
        "up": seat.up,
        "you": yours,
        "away": since is not None,
        "away_since": since,
        "replaceable_at": None if since is None else replaceable_at(table, number, key),
    }
