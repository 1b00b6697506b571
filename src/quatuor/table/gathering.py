"""Around the match: opening a table, sitting down, leaving, and beginning."""

from quatuor.engines.levels import LEVELS
from quatuor.match import Match
from quatuor.replacing import replace
from quatuor.table import clock
from quatuor.table.asking import (
    match_in_play,
    require_host,
    require_house,
    seat_at,
    seats_of_person,
    setup_of,
)
from quatuor.table.events import (
    HOUSE,
    Away,
    Back,
    Began,
    Configured,
    Dismissed,
    Hired,
    Left,
    Opened,
    Outage,
    Said,
    Sat,
    Watched,
)
from quatuor.table.refusal import Refusal, require
from quatuor.table.seats import Person, Seat, joined, without
from quatuor.table.setup import Setup, setup_from
from quatuor.table.state import Remark, Table

NAME = 24
TEXT = 140
WATCHERS = 100
REMARKS = 20


def opened(table: Table, event: Opened, _now: int) -> Table:
    """A new table with free seats."""
    require(table.phase == "empty", "already_open", "this table is open already")
    named(event.name)
    return with_setup(replace(table, phase="gathering", host=event.by), setup_from(event.wanted))


def configured(table: Table, event: Configured, _now: int) -> Table:
    """Another game or other terms; people keep their seats where there are as many."""
    require_host(table, event.by)
    require(table.phase in ("gathering", "over"), "match_on", "a match is being played")
    return with_setup(replace(table, phase="gathering"), setup_from(event.wanted))


def with_setup(table: Table, setup: Setup) -> Table:
    """The table with this game on it and no match yet; who loses the seat may look on."""
    players = setup.game.players
    seats = tuple(
        table.seats[number] if number < len(table.seats) else Seat() for number in range(players)
    )
    if not setup.wanted.teams:
        seats = tuple(replace(seat, people=seat.people[:1], up=0) for seat in seats)
    seated = {person.key for seat in seats for person in seat.people}
    people = {person.key: person for seat in table.seats for person in seat.people}
    watching = tuple(person for key, person in people.items() if key not in seated)
    return replace(
        table,
        setup=setup,
        seats=seats,
        watchers=(*table.watchers, *watching),
        away=tuple(key for key in table.away if key in seated),
        match=None,
        plies=(),
        round_from=0,
        last_round=None,
        result=None,
        first=0,
        matches=(0,) * players,
        clock=clock.Clock(),
        offer=None,
        air=(),
        thrown=(),
        rematch=False,
        changed=table.seq + 1,
    )


def sat(table: Table, event: Sat, _now: int) -> Table:
    """Somebody sits down; a spectator who does so is none any more.

    Nobody joins those they play against: they could give up, or agree to a draw, in their name.
    """
    setup = setup_of(table)
    person = Person(event.by, named(event.name))
    there = seat_at(table, event.seat)
    others = bool(seats_of_person(table, event.by)) and not there.holds(event.by)
    require(not (there.people and others), "other_side", "you play for another side")
    seat = joined(there, person, setup.wanted.teams)
    watchers = tuple(watcher for watcher in table.watchers if watcher.key != event.by)
    return replace(placed(table, event.seat, seat), watchers=watchers, host=table.host or event.by)


def watched(table: Table, event: Watched, _now: int) -> Table:
    """Somebody looks on."""
    setup_of(table)
    person = Person(event.by, named(event.name))
    require(
        not seats_of_person(table, event.by) and person not in table.watchers,
        "here_already",
        "you are at this table already",
    )
    others = tuple(watcher for watcher in table.watchers if watcher.key != event.by)
    require(len(others) < WATCHERS, "full", "there is no room for more spectators")
    return replace(table, watchers=(*others, person))


def left(table: Table, event: Left, now: int) -> Table:
    """Somebody leaves; a seat that nobody holds is free, and the host's part passes on.

    Whoever was waited for need not be waited for any more: their seat's time runs again.
    """
    watching = any(watcher.key == event.by for watcher in table.watchers)
    require(
        watching or bool(seats_of_person(table, event.by)), "not_here", "you are not at this table"
    )
    seats = tuple(without(seat, event.by) for seat in table.seats)
    watchers = tuple(watcher for watcher in table.watchers if watcher.key != event.by)
    after = replace(
        table,
        seats=seats,
        watchers=watchers,
        offer=table.offer if watching else None,
        away=tuple(key for key in table.away if key != event.by),
    )
    after = ticking(after, now)
    return replace(after, host=heir(after)) if table.host == event.by else after


def heir(table: Table) -> str:
    """Who is host after the host has left: the first one seated, then the first who looks on."""
    people = [person for seat in table.seats for person in seat.people]
    return next((person.key for person in (*people, *table.watchers)), "")


def hired(table: Table, event: Hired, _now: int) -> Table:
    """A computer player takes a free seat."""
    require_host(table, event.by)
    require(event.level in LEVELS, "bad_level", f"the levels are {', '.join(LEVELS)}")
    require(not seat_at(table, event.seat).taken, "seat_taken", "that seat is taken")
    return placed(table, event.seat, Seat(level=event.level))


def dismissed(table: Table, event: Dismissed, _now: int) -> Table:
    """A computer player leaves its seat."""
    require_host(table, event.by)
    require(bool(seat_at(table, event.seat).level), "no_computer", "no computer sits there")
    return placed(table, event.seat, Seat())


def placed(table: Table, number: int, seat: Seat) -> Table:
    """The table with this seat in place of the one with that number."""
    seats = list(table.seats)
    seats[number - 1] = seat
    return replace(table, seats=tuple(seats))


def began(table: Table, event: Began, now: int) -> Table:
    """The match begins; who starts was settled, is drawn, or follows from the last match."""
    setup = setup_of(table)
    require(table.phase == "gathering", "match_on", "a match has been begun already")
    require(event.by in (HOUSE, table.host), "not_host", "only the host begins the match")
    require(all(seat.taken for seat in table.seats), "seats_free", "not every seat is taken")
    first = starter(table, event.lot)
    match = Match.of(setup.game.replace(first=first))
    timer = clock.wound(setup.wanted.clock, len(table.seats))
    after = replace(
        table,
        phase="playing",
        match=match,
        plies=(),
        round_from=0,
        last_round=None,
        result=None,
        first=first,
        clock=timer,
        offer=None,
        air=(),
        thrown=((0, 0),) * len(table.seats),
        rematch=False,
        changed=table.seq + 1,
    )
    return ticking(after, now)


def starter(table: Table, lot: int) -> int:
    """Who starts the match."""
    setup, players = setup_of(table), len(table.seats)
    if table.first and table.result:
        winners = table.result.winners
        if setup.wanted.later == "loser" and players == 2 and len(winners) == 1:
            return 3 - winners[0]
        return table.first % players + 1
    chosen = setup.game.options["first"]
    assert isinstance(chosen, int)
    return chosen if setup.wanted.first == "choice" else lot % players + 1


def away(table: Table, event: Away, now: int) -> Table:
    """A player has lost the connection: at a table that wants it, the clocks stop."""
    require_house(event.by)
    require(bool(seats_of_person(table, event.person)), "not_here", "nobody of that key plays here")
    require(event.person not in table.away, "away_already", "that is known already")
    stops = setup_of(table).wanted.pause
    timer = clock.stopped(table.clock, now) if stops else table.clock
    return replace(table, away=(*table.away, event.person), clock=timer)


def back(table: Table, event: Back, now: int) -> Table:
    """A player is connected again: once all are, the clock goes on."""
    require_house(event.by)
    require(event.person in table.away, "here_already", "that is known already")
    missing = tuple(key for key in table.away if key != event.person)
    return ticking(replace(table, away=missing), now)


def ticking(table: Table, now: int) -> Table:
    """The table with the time of the right seat running."""
    return replace(table, clock=clock.run(table.clock, timed_seat(table), now))


def timed_seat(table: Table) -> int:
    """The seat whose time has to run now; 0 for nobody's."""
    if table.match is None or table.phase != "playing" or table.air:
        return 0
    if setup_of(table).wanted.pause and table.away:
        return 0
    return table.match.to_move or 0


def outage(table: Table, event: Outage, _now: int) -> Table:
    """The server was away for a while, which costs nobody any time."""
    require_house(event.by)
    match_in_play(table)
    require(event.since <= event.until, "bad_outage", "an outage ends after it has started")
    return replace(table, clock=clock.excused(table.clock, event.since, event.until))


def said(table: Table, event: Said, now: int) -> Table:
    """A few words, of which the table remembers the last ones."""
    people = (*(person for seat in table.seats for person in seat.people), *table.watchers)
    names = [person.name for person in people if person.key == event.by]
    require(bool(names), "not_here", "you are not at this table")
    text = " ".join(event.text.split())
    if not 0 < len(text) <= TEXT or not text.isprintable():
        raise Refusal("bad_text", f"a remark is one line of 1 to {TEXT} characters")
    return replace(table, said=(*table.said, Remark(names[0], text, now))[-REMARKS:])


def named(name: str) -> str:
    """The name if people can read it."""
    plain = name == " ".join(name.split()) and name.isprintable()
    require(plain and 0 < len(name) <= NAME, "bad_name", f"a name is 1 to {NAME} characters")
    return name
