"""Effects: what a table asks of the room around it. A computer's move, a flight, a lot, an alarm.

They follow from the table alone, so that after a restart nothing that was under way is forgotten.
"""

from dataclasses import dataclass
from typing import TypeAlias

from quatuor.table.clock import deadline
from quatuor.table.queries import setup_of
from quatuor.table.rounds import pause_ends
from quatuor.table.setup import is_race
from quatuor.table.state import Flight, Table


@dataclass(frozen=True)
class Think:
    """The computer on this seat has to act."""

    seat: int
    level: str


@dataclass(frozen=True)
class Fly:
    """This flight is to be computed, unless that is done, and its landing dispatched in time."""

    flight: Flight


@dataclass(frozen=True)
class Alarm:
    """The running time is over at this moment, if nothing happens before."""

    at: int


@dataclass(frozen=True)
class NextRound:
    """The pause after this round is over at this moment, if nobody wants to go on before."""

    round: int
    at: int


@dataclass(frozen=True)
class DrawLot:
    """Everybody is ready: the next match may begin."""


Effect: TypeAlias = Think | Fly | Alarm | NextRound | DrawLot


def effects_of(table: Table) -> tuple[Effect, ...]:
    """Everything that the table asks for now."""
    if table.phase == "gathering":
        ready = all(seat.taken for seat in table.seats)
        wanted = table.rematch or setup_of(table).wanted.eager
        return (DrawLot(),) if ready and wanted else ()
    if table.phase == "between":
        return pause_effects(table)
    if table.phase != "playing":
        return ()
    end = deadline(table.clock)
    alarm = (Alarm(end),) if end is not None else ()
    flying = tuple(Fly(flight) for flight in table.air if not flight.down)
    return (*computer_effects(table), *flying, *alarm)


def pause_effects(table: Table) -> tuple[NextRound, ...]:
    """Between two rounds nobody acts; the pause may have an end."""
    assert table.match is not None
    until = pause_ends(table)
    return (NextRound(table.match.round, until),) if until is not None else ()


def computer_effects(table: Table) -> tuple[Think, ...]:
    """The computers that may act: the one to move, or in a race every one."""
    assert table.match is not None
    computers = [
        Think(number, seat.level) for number, seat in enumerate(table.seats, 1) if seat.level
    ]
    if not computers or is_race(setup_of(table).game):
        return tuple(computers)
    to_move = 0 if table.air else table.match.to_move
    return tuple(computer for computer in computers if computer.seat == to_move)
