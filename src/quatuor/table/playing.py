"""The match itself: moves, giving up, and the clock."""

from quatuor.errors import MoveError
from quatuor.game import Outcome
from quatuor.match import STARTS, Match
from quatuor.replacing import replace
from quatuor.table import clock
from quatuor.table.asking import (
    acting_seat,
    held_seat,
    match_in_play,
    partners,
    require_house,
    setup_of,
)
from quatuor.table.events import Flagged, Played, Resigned
from quatuor.table.gathering import timed_seat
from quatuor.table.refusal import Refusal, require
from quatuor.table.seats import with_next_up
from quatuor.table.setup import is_blind, is_race, is_thrown
from quatuor.table.state import RoundEnd, Table


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
        require("=" not in token, "unreadable_move", "what is settled before a round is no move")
        return match.after(token)
    except MoveError as error:
        told = "that cannot be played now" if is_blind(match.game) else str(error)
        raise Refusal(error.code, told) from None


def advanced(table: Table, match: Match, seat: int, now: int) -> Table:
    """The table after a seat has played: rotation, clocks, the end of a round or of the match."""
    setup = setup_of(table)
    turn_over = bool(match.past) or match.position.turn_starts
    timer, seats = table.clock, table.seats
    if turn_over:
        timer = clock.turn_ended(timer, setup.wanted.clock, seat, now)
    if turn_over and not is_thrown(setup.game):
        seats = with_next_up(seats, seat)
    after = with_match(table, match, seat)
    return replace(after, offer=None, seats=seats, clock=clock.run(timer, timed_seat(after), now))


def with_match(table: Table, match: Match, seat: int) -> Table:
    """The table with the match one token further; a finished round is put away."""
    after = replace(
        table, match=match, plies=(*table.plies, seat), changed=table.seq + 1, rematch=False
    )
    return round_ended(after, match) if match.past else after


def round_ended(table: Table, match: Match) -> Table:
    """A round is over: remember how, and begin the next one, or end the match."""
    last = match.past[-1]
    assert last.outcome is not None
    number = match.round if match.outcome else match.round - 1
    ended = RoundEnd(number, last.outcome, last.board, last.moves, last.told_lines)
    match = replace(match, past=())
    after = replace(table, match=match, last_round=ended, air=(), round_from=len(match.moves))
    if match.outcome:
        return decided(after, match.outcome)
    loser = losing(ended, match)
    if setup_of(table).wanted.later == "loser" and loser and loser != match.starter:
        match = match.play(f"{STARTS}{loser}")
        return replace(after, match=match, plies=(*after.plies, 0), round_from=len(match.moves))
    return after


def losing(ended: RoundEnd, match: Match) -> int:
    """Who lost the round: of two the other one, of more the one with the fewest points."""
    players = range(1, match.game.players + 1)
    losers = [player for player in players if player not in ended.outcome.winners]
    if len(losers) == len(players) or not losers:
        return 0
    return min(losers, key=lambda player: match.totals[player - 1])


def decided(table: Table, outcome: Outcome) -> Table:
    """The match is over."""
    matches = tuple(won + (seat in outcome.winners) for seat, won in enumerate(table.matches, 1))
    timer = replace(table.clock, running=0)
    return replace(
        table, phase="over", result=outcome, matches=matches, clock=timer, offer=None, air=()
    )


def resigned(table: Table, event: Resigned, now: int) -> Table:
    """A seat gives the match up."""
    match_in_play(table)
    held_seat(table, event.seat, event.by)
    return given_up(table, event.seat, "resignation", now)


def flagged(table: Table, event: Flagged, now: int) -> Table:
    """The time of the seat to move is over, and with it the match."""
    require_house(event.by)
    match_in_play(table)
    require(time_is_over(table, now), "time_left", "there is time left")
    return given_up(table, table.clock.running, "time", now)


def given_up(table: Table, seat: int, reason: str, now: int) -> Table:
    """The match is over for one side; of the others those with the most points win."""
    match = match_in_play(table)
    lost = partners(table, seat)
    others = [player for player in range(1, len(table.seats) + 1) if player not in lost]
    most = max(match.totals[player - 1] for player in others)
    winners = tuple(player for player in others if match.totals[player - 1] == most)
    timer = clock.stopped(table.clock, now)
    after = replace(table, clock=timer, changed=table.seq + 1)
    return decided(after, Outcome(winners, reason))


def time_is_over(table: Table, now: int) -> bool:
    """Whether the running time has run out."""
    end = clock.deadline(table.clock)
    return end is not None and now >= end
