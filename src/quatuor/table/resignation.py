"""Giving up: of two the other has won; where more play, one side leaves and the others play on."""

from quatuor.game import Outcome
from quatuor.notation import LEAVES
from quatuor.quick_replace import replace
from quatuor.table import clock
from quatuor.table.events import Flagged, Resigned
from quatuor.table.queries import (
    held_seat,
    match_in_play,
    match_undecided,
    partners,
    require_room,
    setup_of,
    staying_seats,
)
from quatuor.table.refusal import require
from quatuor.table.rounds import decided, perhaps_next_round, round_ended, ticking
from quatuor.table.state import Table


def resigned(table: Table, event: Resigned, now: int) -> Table:
    """A seat gives the match up."""
    match_undecided(table)
    held_seat(table, event.seat, event.by)
    require(event.seat in staying_seats(table), "left_already", "this seat has given up already")
    return given_up(table, event.seat, "resignation", event.others_play_on, now)


def flagged(table: Table, event: Flagged, now: int) -> Table:
    """The time of the seat to move is over, and with it the match, at least for that seat."""
    require_room(event.by)
    match_in_play(table)
    require(table.clock.running > 0, "time_left", "nobody's time runs")
    return given_up(table, table.clock.running, "time", event.others_play_on, now)


def given_up(table: Table, seat: int, reason: str, others_play_on: bool, now: int) -> Table:
    """The match is over for one seat, and for all where the others do not play on."""
    if others_play_on and can_play_on(table, (seat,)):
        return departed(table, (seat,), now)
    return lost(table, seat, reason, now)


def can_play_on(table: Table, leaving: tuple[int, ...]) -> bool:
    """Whether the others go on when these seats leave: not if only computers would."""
    others = [seat for seat in staying_seats(table) if seat not in leaving]
    return setup_of(table).game.plays_on and any(table.seats[seat - 1].people for seat in others)


def goes_on_without(table: Table, leaving: tuple[int, ...]) -> bool:
    """Whether a match goes on among several when these seats leave it."""
    return can_play_on(table, leaving) and match_undecided(table).goes_on_without(leaving)


def lost(table: Table, seat: int, reason: str, now: int) -> Table:
    """The match is over for one side; of the others those with the most points win."""
    match = match_undecided(table)
    losers = partners(table, seat)
    others = [player for player in staying_seats(table) if player not in losers]
    most = max(match.totals[player - 1] for player in others)
    winners = {
        winner
        for player in others
        if match.totals[player - 1] == most
        for winner in partners(table, player)
    }
    timer = clock.stopped(table.clock, now)
    after = replace(table, clock=timer, changed=table.seq + 1)
    return decided(after, Outcome(tuple(sorted(winners)), reason))


def departed(table: Table, leaving: tuple[int, ...], now: int) -> Table:
    """These seats leave the match by the rules; that may end the round, and the match with it."""
    match, plies = match_undecided(table), table.plies
    for seat in leaving:
        if not match.outcome:
            plies, match = (*plies, 0), match.step(f"{LEAVES}{seat}")
    begins = table.round_from if match.position.parent else len(match.moves)
    after = replace(
        table,
        match=match,
        plies=plies,
        round_from=begins,
        clock=clock.stopped(table.clock, now),
        offer=None,
        changed=table.seq + 1,
    )
    after = round_ended(after, match, now) if match.past else perhaps_next_round(after, now)
    return ticking(after, now)
