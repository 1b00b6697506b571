"""Random events, sensible and senseless, for tables of every game.

What is drawn is a `Deed`: a table in, an event out. So nothing of a strategy depends on the table,
and Hypothesis builds each of them once.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from hypothesis import strategies as st

from quatuor.games.flip.trays import PLACES
from quatuor.table import ROOM, Event, Table, Wanted, computer_on, events, host_events
from quatuor.table.clock import Allowance
from tests.table.helping import ANN, BOB, CLEO, DAN

Deed = Callable[[Table], Event]
T = TypeVar("T")
KEYS = st.sampled_from([ANN, BOB, CLEO, DAN, ROOM, computer_on(1), computer_on(2)])
SEATS = st.integers(0, 5)
CLOCKS = st.sampled_from(
    [
        Allowance(),
        Allowance("sudden", 20, 1),
        Allowance("move", 10),
        Allowance("correspondence", 3600),
        Allowance("sudden", -1),
    ]
)
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("puissance4", {"wins": 2}),
    ("puissance4", {"power": True, "pop_out": True}),
    ("top10", {"fill": "random", "seed": 3, "target": 2}),
    ("plus4", {"mode": "rounds", "target": 2}),
    ("q4", {"players": 3, "claims": "announce", "wins": 4}),
    ("q4", {"players": 4, "partners": True}),
    ("foursenses", {"players": 3}),
    ("foursenses", {"blindfold": True, "claims": "announce"}),
    ("flip", {"wins": 1}),
    ("flip", {"mode": "pro"}),
    ("plus4", {"nonsense": 1}),
]
WANTED = st.builds(
    lambda game, **terms: Wanted(game[0], game[1], **terms),
    st.sampled_from(GAMES),
    first=st.sampled_from(["lot", "choice"]),
    later=st.sampled_from(["alternating", "loser"]),
    clock=CLOCKS,
    pause=st.booleans(),
    teams=st.booleans(),
    approval=st.booleans(),
    alone=st.booleans(),
    eager=st.booleans(),
    interval=st.sampled_from([None, None, 0, 4, -1, -2]),
)
NAMES = st.sampled_from(["Ann", "Bob", "Zoé", "Zoe", "\u0412ob", "", "x" * 30])
UNIT = st.floats(-0.1, 1.1, allow_nan=False)


WHICH = st.integers(0, 2**16)
"""Which one of what a table offers, counted round and round."""
KINDS: Any = st.sampled_from(["undo", "draw", "rematch", "stake", "resign"])


def one(of: Sequence[T], which: int) -> T:
    return of[which % len(of)]


def token(table: Table, which: int) -> str:
    """A move that is legal now, or one that may well not be."""
    legal = table.match.legal if table.match else ()
    return one([*legal[:200], "4", "!", "nonsense", "1!", "row"], which)


def seat(table: Table, which: int) -> int:
    """Usually that of whoever is to move."""
    return one([table.match.to_move or 1, 1, 2] if table.match else range(6), which)


def flight(table: Table, which: int) -> int:
    return one([flight.number for flight in table.air] or [1], which)


def offer(table: Table) -> int:
    return table.offer.number if table.offer else 0


def played(by: str, at: int, move: int, behind: int) -> Deed:
    return lambda t: events.Played(by, seat(t, at), token(t, move), t.seq - behind)


def moved(move: int) -> Deed:
    """A move by whoever is to move."""

    def deed(table: Table) -> Event:
        at = (table.match.to_move if table.match else None) or 1
        by = table.seats[at - 1].actor(at) if len(table.seats) >= at else ""
        return events.Played(by, at, token(table, move), table.seq)

    return deed


def launched(by: str, at: int, *how: Any) -> Deed:
    return lambda t: events.Launched(by, seat(t, at), *how)


def flown(which: int, place: str) -> Deed:
    """A flight that is known."""
    return lambda t: events.Flew(ROOM, flight(t, which), place, "AAAA", 500)


def landed(which: int) -> Deed:
    return lambda t: events.Landed(ROOM, flight(t, which))


def offered(by: str, at: int, *what: Any) -> Deed:
    return lambda t: events.Offered(by, seat(t, at), *what)


def accepted(by: str, at: int) -> Deed:
    return lambda t: events.Accepted(by, at, offer(t))


def declined(by: str, at: int) -> Deed:
    return lambda t: events.Declined(by, at, offer(t))


def continued(by: str, behind: int) -> Deed:
    return lambda t: events.Continued(by, (t.match.round if t.match else 1) - behind)


def whatever(event: Event) -> Deed:
    """An event that does not look at the table."""
    return lambda _table: event


AROUND_THE_MATCH: st.SearchStrategy[Deed] = st.one_of(
    st.builds(events.Opened, KEYS, NAMES, WANTED),
    st.builds(events.Configured, KEYS, WANTED),
    st.builds(events.Sat, KEYS, NAMES, SEATS),
    st.builds(events.Watched, KEYS, NAMES),
    st.builds(events.Left, KEYS, st.booleans()),
    st.builds(events.Hired, KEYS, SEATS, st.sampled_from(["easy", "hard", "godlike"])),
    st.builds(events.Dismissed, KEYS, SEATS),
    st.builds(events.Began, KEYS, st.integers(0, 2**32)),
    st.builds(events.Away, KEYS, KEYS),
    st.builds(events.Back, KEYS, KEYS),
    st.builds(events.Substituted, KEYS, SEATS, st.sampled_from(["", "easy", "godlike"])),
    st.builds(events.Outage, KEYS, st.integers(0, 10), st.integers(0, 2**41)),
    st.builds(events.Said, KEYS, st.text(max_size=6)),
    st.builds(host_events.Locked, KEYS, st.booleans()),
    st.builds(host_events.Removed, KEYS, KEYS),
    st.builds(host_events.Requested, KEYS, NAMES, SEATS),
    st.builds(host_events.Admitted, KEYS, KEYS),
    st.builds(host_events.Rejected, KEYS, KEYS),
    st.builds(host_events.Departed, KEYS, KEYS),
).map(whatever)

IN_THE_MATCH: st.SearchStrategy[Deed] = st.one_of(
    st.builds(played, KEYS, WHICH, WHICH, st.integers(0, 2)),
    st.builds(moved, WHICH),
    st.builds(moved, WHICH),
    st.builds(launched, KEYS, WHICH, UNIT, UNIT, UNIT, UNIT, st.sampled_from("NNL")),
    st.builds(flown, WHICH, st.sampled_from(PLACES)),
    st.builds(landed, WHICH),
    st.builds(whatever, st.builds(events.Resigned, KEYS, SEATS, st.booleans())),
    st.builds(offered, KEYS, WHICH, KINDS, st.integers(0, 4)),
    st.builds(accepted, KEYS, SEATS),
    st.builds(declined, KEYS, SEATS),
    st.builds(continued, KEYS, st.sampled_from([0, 0, 0, 1])),
    st.builds(whatever, st.builds(events.Flagged, KEYS, st.booleans())),
)
"""Events that have a fair chance to be accepted, and some that have none."""

DEEDS = st.one_of(IN_THE_MATCH, AROUND_THE_MATCH)
