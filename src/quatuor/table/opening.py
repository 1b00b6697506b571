"""Opening a table, and choosing what it plays."""

from quatuor.quick_replace import replace
from quatuor.table import clock, given
from quatuor.table.events import Configured, Opened, Wanted
from quatuor.table.people import still_away
from quatuor.table.queries import require_host
from quatuor.table.refusal import require
from quatuor.table.seating import named
from quatuor.table.seats import Seat
from quatuor.table.setup import Setup, setup_from
from quatuor.table.state import Table


def opened(table: Table, event: Opened, _now: int) -> Table:
    """A new table with free seats."""
    require(table.phase == "empty", "already_open", "this table is open already")
    named(event.name)
    return with_setup(replace(table, phase="gathering", host=event.by), playable(event.wanted))


def configured(table: Table, event: Configured, _now: int) -> Table:
    """Another game or other terms; people keep their seats where there are as many."""
    require_host(table, event.by)
    require(table.phase in ("gathering", "over"), "match_on", "a match is being played")
    return with_setup(replace(table, phase="gathering"), playable(event.wanted))


def playable(wanted: Wanted) -> Setup:
    """The setup that was asked for, with moves with which a match of it can begin."""
    setup = setup_from(wanted)
    given.checked(setup.game, setup.wanted.given)
    return setup


def kept_seats(table: Table, setup: Setup) -> tuple[Seat, ...]:
    """The seats of this game, with those on them who had a seat before."""
    seats = tuple(
        table.seats[number] if number < len(table.seats) else Seat()
        for number in range(setup.game.players)
    )
    if setup.wanted.teams:
        return seats
    return tuple(replace(seat, people=seat.people[:1], up=0) for seat in seats)


def with_setup(table: Table, setup: Setup) -> Table:
    """The table with this game on it and no match yet; who loses the seat may look on."""
    seats = kept_seats(table, setup)
    seated = {person.key for seat in seats for person in seat.people}
    people = {person.key: person for seat in table.seats for person in seat.people}
    watching = tuple(person for key, person in people.items() if key not in seated)
    return replace(
        table,
        setup=setup,
        seats=seats,
        watchers=(*table.watchers, *watching),
        **still_away(table, {*seated, table.host}),
        substituted=(),
        requests=(),
        match=None,
        plies=(),
        round_from=0,
        last_round=None,
        result=None,
        first=0,
        matches=(0,) * len(seats),
        clock=clock.Clock(),
        offer=None,
        air=(),
        thrown=(),
        ready=(),
        paused_at=0,
        rematch=False,
        changed=table.seq + 1,
    )
