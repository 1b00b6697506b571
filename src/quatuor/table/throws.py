"""Flip: tokens thrown, flights computed and tokens landed, each with the server's time.

A flight is computed once, after the launch is in the log, and its result is an event of its own:
whatever happens to the server then, the token lands where it was going to.

The rules want the tokens of one player to land in the order in which they were thrown. A token
that comes down before an older one of the same seat therefore waits in the air, as far as the rules
are concerned, until that one lies.
"""

import math

from quatuor.games.flip.physics.launcher import RANGES, Numbers
from quatuor.games.flip.physics.practice import scattered
from quatuor.games.flip.pro import KINDS
from quatuor.games.flip.trays import PLACES
from quatuor.match import Match
from quatuor.quick_replace import replace
from quatuor.table import clock
from quatuor.table.events import Flew, Landed, Launched
from quatuor.table.moves import advanced, time_is_over, with_match
from quatuor.table.queries import acting_seat, match_in_play, require_room, setup_of
from quatuor.table.refusal import Refusal, require
from quatuor.table.rounds import ticking
from quatuor.table.seats import with_next_up
from quatuor.table.setup import is_race, is_thrown
from quatuor.table.state import Flight, Table

THROW_INTERVAL = 250
"""Milliseconds between two throws of one seat, at the least."""


def launched(table: Table, event: Launched, now: int) -> Table:
    """A token is thrown."""
    match, game = match_in_play(table), setup_of(table).game
    require(is_thrown(game), "nothing_to_throw", "in this game nothing is thrown")
    acting_seat(table, event.seat, event.by)
    aimed = possible((event.side, event.turn, event.tilt, event.power))
    launch = scattered(aimed, event.scatter)
    count, last = table.thrown[event.seat - 1]
    require(
        count == 0 or now - last >= THROW_INTERVAL, "too_fast", "no hand throws as fast as that"
    )
    require(not time_is_over(table, now), "time_over", "the time of this seat is over")
    if is_race(game):
        after = raced(table, match, event, now)
    else:
        after = thrown_in_turn(table, match, event)
    number = sum(thrown for thrown, _ in table.thrown) + 1
    flight = Flight(number, event.seat, event.kind, launch, now)
    thrown = list(table.thrown)
    thrown[event.seat - 1] = (count + 1, now)
    after = replace(after, air=(*after.air, flight), thrown=tuple(thrown))
    after = replace(after, seats=with_next_up(after.seats, event.seat))
    return replace(after, clock=clock.stopped(after.clock, now))


def raced(table: Table, match: Match, event: Launched, now: int) -> Table:
    """Both throw at once: the token is in the air as far as the rules are concerned."""
    require(event.kind == "N", "no_such_token", "there are only ordinary tokens here")
    token = f"{event.seat}^"
    require(token in match.legal, "no_tokens", "this seat has no token left to throw")
    return with_match(table, match.step(token), event.seat, now)


def thrown_in_turn(table: Table, match: Match, event: Launched) -> Table:
    """Pro: one token at a time; it becomes a ply when it lands."""
    require(match.to_move == event.seat, "not_your_turn", "it is not this seat's turn")
    require(not table.air, "in_the_air", "a token is still in the air")
    require(event.kind in KINDS and len(event.kind) == 1, "no_such_token", "there is no such token")
    anywhere = f"{event.seat}:{event.kind}:{PLACES[-1]}"
    require(anywhere in match.legal, "no_tokens", "this seat has no such token to throw now")
    return table


def possible(launch: Numbers) -> Numbers:
    """The launch, if its numbers are within the ranges of the launcher."""
    for value, (least, most) in zip(launch, RANGES, strict=True):
        if not math.isfinite(value) or not least <= value <= most:
            raise Refusal("impossible_launch", "a number is outside the launcher's range")
    return launch


def flew(table: Table, event: Flew, _now: int) -> Table:
    """The flight of a token is known; it counts when the token lands."""
    require_room(event.by)
    match_in_play(table)
    require(event.place in PLACES, "no_such_place", "a token lands in a cell, on a tray or off it")
    flight = in_the_air(table, event.flight)
    require(not flight.place, "known_already", "that flight is known already")
    known = replace(flight, place=event.place, path=event.path, milliseconds=event.milliseconds)
    return with_flight(table, known)


def landed(table: Table, event: Landed, now: int) -> Table:
    """A token has come to rest, and with it those that were waiting for it."""
    require_room(event.by)
    match_in_play(table)
    flight = in_the_air(table, event.flight)
    require(bool(flight.place), "not_known", "nobody knows yet where that token lands")
    return come_down(with_flight(table, replace(flight, down=True)), now)


def in_the_air(table: Table, number: int) -> Flight:
    """The flight with this number, which must not be over."""
    for flight in table.air:
        if flight.number == number and not flight.down:
            return flight
    raise Refusal("no_such_flight", "no such token is in the air")


def with_flight(table: Table, known: Flight) -> Table:
    """The table with this flight in place of the one with its number."""
    air = (known if flight.number == known.number else flight for flight in table.air)
    return replace(table, air=tuple(air))


def come_down(table: Table, now: int) -> Table:
    """Every token that has landed, and is the oldest of its seat in the air, becomes a ply."""
    for seat in (1, 2):
        own = [flight for flight in table.air if flight.seat == seat]
        if own and own[0].down and table.phase == "playing":
            air = tuple(flight for flight in table.air if flight.number != own[0].number)
            return come_down(rested(replace(table, air=air), own[0], now), now)
    return ticking(table, now)


def rested(table: Table, flight: Flight, now: int) -> Table:
    """The match after the token of this flight has landed."""
    match = match_in_play(table)
    race = is_race(setup_of(table).game)
    token = f"{flight.seat}:{flight.place}" if race else _in_pro(flight)
    return advanced(table, match.step(token), flight.seat, now)


def _in_pro(flight: Flight) -> str:
    return f"{flight.seat}:{flight.kind}:{flight.place}"
