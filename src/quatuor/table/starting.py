"""The start of a match, and who plays first."""

from quatuor.quick_replace import replace
from quatuor.table import clock, given
from quatuor.table.events import ROOM, Began
from quatuor.table.queries import setup_of
from quatuor.table.refusal import require
from quatuor.table.rounds import ticking
from quatuor.table.setup import Setup
from quatuor.table.state import Table


def began(table: Table, event: Began, now: int) -> Table:
    """The match begins; who starts was settled, is drawn, or follows from the last match."""
    setup = setup_of(table)
    require(table.phase == "gathering", "match_on", "a match has been begun already")
    require(event.by in (ROOM, table.host), "not_host", "only the host begins the match")
    require(all(seat.taken for seat in table.seats), "seats_free", "not every seat is taken")
    first = starter(table, event.lot)
    match = given.match_with(setup.game.replace(first=first), setup.wanted.given)
    timer = clock.wound(setup.wanted.clock, len(table.seats))
    after = replace(
        table,
        phase="playing",
        number=table.number + 1,
        substituted=(),
        match=match,
        plies=(0,) * len(match.moves),
        round_from=given.round_from(match),
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
    """Who starts the match; whoever played the first of the moves with which it begins."""
    setup, players = setup_of(table), len(table.seats)
    if setup.wanted.given:
        return chosen_starter(setup)
    if table.first and table.result:
        winners = table.result.winners
        if setup.wanted.later == "loser" and players == 2 and len(winners) == 1:
            return 3 - winners[0]
        return table.first % players + 1
    return chosen_starter(setup) if setup.wanted.first == "choice" else lot % players + 1


def chosen_starter(setup: Setup) -> int:
    """Who starts by the option of the game."""
    chosen = setup.game.options["first"]
    assert isinstance(chosen, int)
    return chosen
