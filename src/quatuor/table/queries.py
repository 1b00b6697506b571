"""Queries about a table that several kinds of event share; some refuse."""

from quatuor.match import Match
from quatuor.table.events import ROOM, computer_on
from quatuor.table.refusal import Refusal, require
from quatuor.table.seats import Seat
from quatuor.table.setup import Setup
from quatuor.table.state import Table


def setup_of(table: Table) -> Setup:
    """What the table plays."""
    if table.setup is None:
        raise Refusal("no_table", "this table has not been opened")
    return table.setup


def match_in_play(table: Table) -> Match:
    """The match, which must be going on."""
    if table.phase == "playing" and table.match is not None:
        return table.match
    require(table.phase != "over", "match_over", "the match is over")
    require(table.phase != "between", "round_over", "the next round has not begun")
    raise Refusal("not_begun", "the match has not begun")


def match_undecided(table: Table) -> Match:
    """The match, which must have begun and not be over; perhaps it is between two rounds."""
    if table.match is not None and table.phase == "between":
        return table.match
    return match_in_play(table)


def seat_at(table: Table, number: int) -> Seat:
    """The seat with this number."""
    if not 1 <= number <= len(table.seats):
        raise Refusal("no_seat", f"there is no seat {number}")
    return table.seats[number - 1]


def held_seat(table: Table, number: int, by: str) -> Seat:
    """The seat, which must be held by this person or be this computer's."""
    seat = seat_at(table, number)
    computer = bool(seat.level) and by == computer_on(number)
    if not (computer or seat.holds(by)):
        raise Refusal("not_your_seat", f"seat {number} is not yours")
    return seat


def acting_seat(table: Table, number: int, by: str) -> Seat:
    """The seat, on which it must be this one's turn among the team."""
    seat = held_seat(table, number, by)
    require(seat.actor(number) == by, "not_your_turn", "it is a teammate's turn")
    return seat


def require_room(by: str) -> None:
    """Only the room itself may do this."""
    require(by == ROOM, "not_yours_to_say", "only the room decides that")


def require_host(table: Table, by: str) -> None:
    """Only the host may do this."""
    require(by == table.host, "not_host", "only the host of the table may do that")


def seats_of_person(table: Table, key: str) -> tuple[int, ...]:
    """The seats this person plays on."""
    return tuple([number for number, seat in enumerate(table.seats, 1) if seat.holds(key)])


def staying_seats(table: Table) -> tuple[int, ...]:
    """The seats that have a part in the match: all, but for those that have left it."""
    on = table.match is not None and table.phase in ("playing", "between")
    gone = table.match.gone if table.match and on else ()
    return tuple(seat for seat in range(1, len(table.seats) + 1) if seat not in gone)


def players(table: Table) -> tuple[str, ...]:
    """The people on the seats that have a part in the match."""
    seats = (table.seats[seat - 1] for seat in staying_seats(table))
    return tuple(dict.fromkeys(person.key for seat in seats for person in seat.people))


def partners(table: Table, seat: int) -> tuple[int, ...]:
    """The seats that win together with this one."""
    if setup_of(table).game.options.get("partners") is True:
        return (1, 3) if seat in (1, 3) else (2, 4)
    return (seat,)
