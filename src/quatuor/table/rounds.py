"""The end of a round, the pause after it, and the beginning of the next one.

Between two rounds the match stands as it ended, clocks stand still and nobody can play, until
everybody who plays and is there has said that they have seen enough, or the interval is over.
"""

from quatuor.game import Outcome
from quatuor.match import STARTS, Match
from quatuor.quick_replace import replace
from quatuor.table import clock
from quatuor.table.events import AT_ONCE, ROOM, Continued
from quatuor.table.queries import players, setup_of
from quatuor.table.refusal import Refusal, require
from quatuor.table.state import RoundEnd, Table

COMPUTERS_ONLY = 5
"""Seconds of the pause where only computers play, so that whoever looks on can see the end."""


def timed_seat(table: Table) -> int:
    """The seat whose time has to run now; 0 for nobody's."""
    if table.match is None or table.phase != "playing" or table.air:
        return 0
    if setup_of(table).wanted.pause and any(key in table.away for key in players(table)):
        return 0
    return table.match.to_move or 0


def ticking(table: Table, now: int) -> Table:
    """The table with the time of the right seat running."""
    return replace(table, clock=clock.run(table.clock, timed_seat(table), now))


def round_ended(table: Table, match: Match, now: int) -> Table:
    """A round is over, and perhaps the match; otherwise there is a pause.

    Tokens in the air belonged to that round: they land nowhere.
    """
    last = match.position
    assert last.outcome is not None
    ended = RoundEnd(
        match.round, last.outcome, last.board, last.moves, last.told_lines, match.starter
    )
    after = replace(table, match=replace(match, past=()), last_round=ended, offer=None, air=())
    if match.outcome:
        return decided(after, match.outcome)
    after = replace(after, phase="between", paused_at=now, ready=())
    return next_round(after, now) if setup_of(table).wanted.interval == AT_ONCE else after


def next_round(table: Table, now: int) -> Table:
    """The pause is over: the next round begins."""
    assert table.match is not None
    assert table.last_round is not None
    plies, match = table.plies, table.match.next_round()
    loser = losing(table.last_round, match)
    if setup_of(table).wanted.later == "loser" and loser and loser != match.starter:
        plies, match = (*plies, 0), match.play(f"{STARTS}{loser}")
    after = replace(
        table,
        phase="playing",
        match=match,
        plies=plies,
        round_from=len(match.moves),
        offer=None,
        ready=(),
        paused_at=0,
        changed=table.seq + 1,
    )
    return ticking(after, now)


def losing(ended: RoundEnd, match: Match) -> int:
    """Who lost the round: of two the other one, of more the one with the fewest points."""
    staying = [n for n in range(1, match.game.players + 1) if n not in match.gone]
    losers = [player for player in staying if player not in ended.outcome.winners]
    if len(losers) == len(staying) or not losers:
        return 0
    return min(losers, key=lambda player: match.totals[player - 1])


def decided(table: Table, outcome: Outcome) -> Table:
    """The match is over."""
    matches = tuple(won + (seat in outcome.winners) for seat, won in enumerate(table.matches, 1))
    return replace(
        table,
        phase="over",
        result=outcome,
        matches=matches,
        clock=replace(table.clock, running=0),
        offer=None,
        air=(),
        ready=(),
        paused_at=0,
    )


def reopened(table: Table) -> Table:
    """The table at which what has ended is in play again: the round, and the match with it."""
    if table.phase == "playing":
        return table
    winners = table.result.winners if table.result else ()
    matches = tuple(won - (seat in winners) for seat, won in enumerate(table.matches, 1))
    return replace(
        table,
        phase="playing",
        last_round=None,
        result=None,
        matches=matches,
        ready=(),
        paused_at=0,
    )


def continued(table: Table, event: Continued, now: int) -> Table:
    """Somebody wants the next round; it begins once everybody who is there does."""
    if table.match is None or table.phase != "between" or table.match.round != event.round:
        raise Refusal("no_pause", "no round has just ended")
    if event.by == ROOM:
        until = pause_ends(table)
        require(until is not None and now >= until, "time_left", "the pause is not over")
        return next_round(table, now)
    require(event.by in players(table), "not_your_seat", "only who plays can say that")
    require(event.by not in table.ready, "said_already", "you have said so already")
    return perhaps_next_round(replace(table, ready=(*table.ready, event.by)), now)


def perhaps_next_round(table: Table, now: int) -> Table:
    """The next round begins if nobody who is there still looks at the ended one."""
    if table.phase != "between" or not table.ready or awaited(table):
        return table
    return next_round(table, now)


def awaited(table: Table) -> tuple[str, ...]:
    """The people, connected and on a seat, who have not said yet that they want the next round."""
    gone = (*table.ready, *table.away)
    return tuple(key for key in players(table) if key not in gone)


def pause_ends(table: Table) -> int | None:
    """When the next round begins even if nobody asks for it; None where it waits for people."""
    if table.phase != "between":
        return None
    seconds = setup_of(table).wanted.interval
    if not seconds and not players(table):
        seconds = COMPUTERS_ONLY
    return table.paused_at + seconds * clock.SECOND if seconds else None


def pause_excused(table: Table, since: int, until: int) -> Table:
    """The table as if its pause had stood still between the two moments."""
    missed = until - max(since, table.paused_at)
    return replace(table, paused_at=table.paused_at + max(missed, 0))
