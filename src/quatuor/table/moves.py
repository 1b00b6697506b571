"""The match itself: moves and the clock."""

from typing import Any

from quatuor.errors import MoveError
from quatuor.match import Match
from quatuor.quick_replace import replace
from quatuor.table import clock
from quatuor.table.events import Played
from quatuor.table.queries import (
    acting_seat,
    match_in_play,
    setup_of,
)
from quatuor.table.refusal import Refusal, require
from quatuor.table.rounds import round_ended, timed_seat
from quatuor.table.seats import with_next_up
from quatuor.table.setup import is_blind, is_race, is_thrown
from quatuor.table.state import Table


def played(table: Table, event: Played, now: int) -> Table:
    """A seat plays one token."""
    match, game = match_in_play(table), setup_of(table).game
    acting_seat(table, event.seat, event.by)
    if not is_race(game):
        require(match.to_move == event.seat, "not_your_turn", "it is not this seat's turn")
        require(event.seen >= table.changed, "stale", "the table has moved on since you looked")
    require(not table.air or is_race(game), "in_the_air", "a token is still in the air")
    require(not time_is_over(table, now), "time_over", "the time of this seat is over")
    if is_thrown(game):
        allowed = event.token == f"{event.seat}!" or event.token[:1] not in ("1", "2")
        require(allowed, "not_yours_to_say", "where a token lands is not for players to say")
    return advanced(table, after_token(match, event.token), event.seat, now)


def after_token(match: Match, token: str) -> Match:
    """The match after exactly one token; what a blindfolded player may not know stays unsaid."""
    try:
        require(
            "=" not in token,
            "unreadable_move",
            "a choice made before a round is not a move",
        )
        return match.step(token)
    except MoveError as error:
        reason = "that cannot be played now" if is_blind(match.game) else str(error)
        raise Refusal(error.code, reason) from None


def advanced(table: Table, match: Match, seat: int, now: int) -> Table:
    """The table after a seat has played: rotation, clocks, the end of a round or of the match."""
    setup = setup_of(table)
    turn_over = bool(match.past) or match.position.starts_turn
    timer, seats = table.clock, table.seats
    if turn_over:
        timer = clock.turn_ended(timer, setup.wanted.clock, seat, now)
    if turn_over and not is_thrown(setup.game):
        seats = with_next_up(seats, seat)
    after = with_match(table, match, seat, now, seats=seats, clock=timer, offer=None)
    running = clock.run(after.clock, timed_seat(after), now)
    return after if running is after.clock else replace(after, clock=running)


def with_match(table: Table, match: Match, seat: int, now: int, **changes: Any) -> Table:
    """The table with the match one token further; perhaps that has ended the round."""
    plies = (*table.plies, seat)
    after = replace(
        table, match=match, plies=plies, changed=table.seq + 1, rematch=False, **changes
    )
    return round_ended(after, match, now) if match.past else after


def time_is_over(table: Table, now: int) -> bool:
    """Whether the running time has run out."""
    end = clock.deadline(table.clock)
    return end is not None and now >= end
