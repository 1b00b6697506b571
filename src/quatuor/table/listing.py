"""What the list of somebody's games says about a table: one row for each match and person."""

from typing import Any, NamedTuple

from quatuor.report import result_of
from quatuor.table.queries import seats_of_person, setup_of
from quatuor.table.state import Phase, Table
from quatuor.table.view import acting_seats


class ListingRow(NamedTuple):
    """One match of a table, for one person."""

    person: str
    waits: bool
    """Whether the table waits for this person: a move, or an answer to an offer."""
    data: dict[str, Any]


class Listing(NamedTuple):
    """The rows of everybody about one match of a table."""

    number: int
    """Which match of the table, counted from 1; while people gather, the next one."""
    phase: Phase
    seq: int
    at: int
    rows: tuple[ListingRow, ...]


def listing_of(table: Table) -> Listing:
    """The rows about the present match, or about the one that people gather for."""
    number = table.number + (table.phase == "gathering")
    common = common_part(table)
    rows = tuple(
        ListingRow(key, waits_for(table, key), {**common, **own_part(table, key)})
        for key in listed_people(table)
    )
    return Listing(number, table.phase, table.seq, table.at, rows)


def listed_people(table: Table) -> tuple[str, ...]:
    """The keys of those who have a row: who sits at the table, or has lost a seat."""
    seated = (person.key for seat in table.seats for person in seat.people)
    return tuple(dict.fromkeys((*seated, *(lost.key for lost in table.substituted))))


def common_part(table: Table) -> dict[str, Any]:
    """What a row says to everybody; with a blindfold it is no secret either."""
    wanted, match = setup_of(table).wanted, table.match
    return {
        "game": wanted.game,
        "options": dict(wanted.options),
        "phase": table.phase,
        "seats": [
            {"level": seat.level or None, "names": [person.name for person in seat.people]}
            for seat in table.seats
        ],
        "to_move": match.to_move if match and table.phase == "playing" else None,
        "round": match.round if match else 0,
        "totals": list(match.totals) if match else [],
        "result": result_of(table.result) if table.phase == "over" else None,
    }


def own_part(table: Table, key: str) -> dict[str, Any]:
    """What a row says to one person."""
    yours = seats_of_person(table, key)
    return {"yours": list(yours), "substituted": not yours}


def waits_for(table: Table, key: str) -> bool:
    """Whether others can do nothing before this person does something."""
    offer = table.offer
    answers = offer is not None and any(
        table.seats[seat - 1].holds(key) and (seat, key) not in offer.consents
        for seat in offer.waiting
    )
    pausing = table.phase == "between" and key in pausing_people(table)
    return answers or pausing or bool(acting_seats(table, key))


def pausing_people(table: Table) -> set[str]:
    """Who has not said yet that they want the next round, connected or not."""
    seated = (person.key for seat in table.seats for person in seat.people)
    return {key for key in seated if key not in table.ready}


def ends_here(before: Table, after: Table) -> bool:
    """Whether a match has ended with the event between these two, and is to be listed."""
    return after.phase == "over" and before.phase != "over"
