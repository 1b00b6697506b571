"""Random events, sensible and senseless, for tables of every game."""

from typing import Any

from hypothesis import strategies as st

from quatuor.rules.trays import PLACES
from quatuor.table import HOUSE, Event, Table, Wanted, computer_on, events
from quatuor.table.clock import Allowance
from tests.table.helping import ANN, BOB, CLEO, DAN

KEYS = st.sampled_from([ANN, BOB, CLEO, DAN, HOUSE, computer_on(1), computer_on(2)])
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
    eager=st.booleans(),
)
NAMES = st.sampled_from(["Ann", "Bob", "Zoé", "", "x" * 30])
UNIT = st.floats(-0.1, 1.1, allow_nan=False)


def around_the_match() -> st.SearchStrategy[Event]:
    return st.one_of(
        st.builds(events.Opened, KEYS, NAMES, WANTED),
        st.builds(events.Configured, KEYS, WANTED),
        st.builds(events.Sat, KEYS, NAMES, SEATS),
        st.builds(events.Watched, KEYS, NAMES),
        st.builds(events.Left, KEYS),
        st.builds(events.Hired, KEYS, SEATS, st.sampled_from(["easy", "hard", "godlike"])),
        st.builds(events.Dismissed, KEYS, SEATS),
        st.builds(events.Began, KEYS, st.integers(0, 2**32)),
        st.builds(events.Away, KEYS, KEYS),
        st.builds(events.Back, KEYS, KEYS),
        st.builds(events.Outage, KEYS, st.integers(0, 10), st.integers(0, 2**41)),
        st.builds(events.Said, KEYS, st.text(max_size=6)),
    )


def in_the_match(table: Table) -> st.SearchStrategy[Event]:
    """Events that have a fair chance to be accepted now, and some that have none."""
    legal = table.match.legal if table.match else ()
    tokens = st.sampled_from([*legal[:200], "4", "!", "nonsense", "1!", "row"])
    number = table.offer.number if table.offer else 0
    flights = [flight.number for flight in table.air] or [1]
    seats = SEATS if not table.match else st.sampled_from([table.match.to_move or 1, 1, 2])
    kinds: Any = st.sampled_from(["undo", "draw", "rematch", "stake"])
    return st.one_of(
        st.builds(events.Played, KEYS, seats, tokens, st.integers(table.seq - 2, table.seq)),
        st.builds(moved, st.just(table), tokens),
        st.builds(moved, st.just(table), tokens),
        st.builds(events.Launched, KEYS, seats, UNIT, UNIT, UNIT, UNIT, st.sampled_from("NNL")),
        st.builds(flown, st.sampled_from(flights), st.sampled_from(PLACES)),
        st.builds(events.Landed, st.just(HOUSE), st.sampled_from(flights)),
        st.builds(events.Resigned, KEYS, SEATS),
        st.builds(events.Offered, KEYS, seats, kinds, st.integers(0, 4)),
        st.builds(events.Accepted, KEYS, SEATS, st.just(number)),
        st.builds(events.Declined, KEYS, SEATS, st.just(number)),
        st.builds(events.Flagged, KEYS),
    )


def flown(number: int, place: str) -> Event:
    """A flight that is known."""
    return events.Flew(HOUSE, number, place, "AAAA", 500)


def moved(table: Table, token: str) -> Event:
    """A move by whoever is to move."""
    seat = (table.match.to_move if table.match else None) or 1
    by = table.seats[seat - 1].hand(seat) if len(table.seats) >= seat else ""
    return events.Played(by, seat, token, table.seq)
