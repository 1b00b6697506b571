"""Flip at a table: launches and landings with server times."""

import json
from typing import Any

import pytest

from quatuor.errors import BadRequest
from quatuor.table import ROOM, Fly, effects_of, events, public_event
from quatuor.table.clock import Allowance
from quatuor.table.event_codec import event_data, event_from
from tests.table.helping import ANN, BOB, CLEO, TEAMS, Room, begun, seated


def launch(by: str, seat: int, **how: Any) -> events.Launched:
    return events.Launched(by, seat, **{"side": 0.0, "turn": 0.1, "tilt": 0.5, "power": 0.7, **how})


def throw(room: Room, seat: int, place: str | None = None, **how: Any) -> int:
    """The seat throws, and the token lands at once if a place is given; the flight's number."""
    by = room.table.seats[seat - 1].actor(seat)
    room.do(launch(by, seat, **how), after=300)
    number = sum(count for count, _ in room.table.thrown)
    if place:
        land(room, number, place)
    return number


def land(room: Room, number: int, place: str, after: int = 100) -> None:
    """The flight is computed, and some time later the token lies."""
    room.do(flew(number, place))
    room.do(events.Landed(ROOM, number), after)


def flew(number: int, place: str, by: str = ROOM) -> events.Flew:
    return events.Flew(by, number, place, "AAAA", 100)


def test_several_tokens_are_in_the_air_at_once() -> None:
    room = begun("flip")
    first, second = throw(room, 1), throw(room, 2)
    assert [
        effect.flight.number for effect in effects_of(room.table) if isinstance(effect, Fly)
    ] == [
        1,
        2,
    ]
    land(room, second, "Ub2")
    land(room, first, "Ub3")
    assert room.sees("")["match"]["board"] == {"Ub2": "2", "Ub3": "1"}
    assert room.moves == "1^ 2^ 2:Ub2 1:Ub3"


def test_tokens_of_one_seat_count_in_the_order_thrown() -> None:
    room = begun("flip")
    older, newer = throw(room, 1), throw(room, 1)
    land(room, newer, "Ua1")
    assert room.sees("")["match"]["board"] == {}
    land(room, older, "Ub1")
    assert room.moves == "1^ 1^ 1:Ub1 1:Ua1"
    assert room.refused(events.Landed(ROOM, newer)) == "no_such_flight"


def test_a_call_is_decided_only_when_every_token_in_the_air_has_landed() -> None:
    room = begun("flip", wins=1)
    for place in ("Ua1", "Ub1", "Uc1", "Ud1"):
        throw(room, 1, place)
    flying = throw(room, 2)
    room.do(room.move("1!", seat=1))
    assert room.table.phase == "playing"
    later = throw(room, 2)
    land(room, flying, "Ua1")
    assert room.table.phase == "playing", "the line was broken by the token in the air"
    land(room, later, "tray")
    throw(room, 1, "Ua1")
    room.do(room.move("1!", seat=1))
    assert room.sees("")["result"] == {"winners": [1], "reason": "line"}


def test_tokens_in_the_air_when_the_round_ends_are_forgotten() -> None:
    room = begun("flip", wins=2)
    for place in ("Ua1", "Ub1", "Uc1", "Ud1"):
        throw(room, 1, place)
    waited, late = throw(room, 2), 0
    room.do(room.move("1!", seat=1))
    late = throw(room, 2)
    land(room, waited, "miss")
    assert room.sees("")["match"]["totals"] == [1, 0]
    assert room.refused(flew(late, "Ua1")) == "round_over"
    assert room.next().refused(flew(late, "Ua1")) == "no_such_flight"


def test_no_player_says_where_a_token_lands() -> None:
    room = begun("flip")
    throw(room, 1)
    assert room.refused(room.move("1:Ub3", seat=1)) == "not_yours_to_say"
    assert room.refused(room.move("1^", seat=1)) == "not_yours_to_say"
    assert room.refused(room.move("2!", seat=1)) == "not_yours_to_say"
    assert room.refused(flew(1, "Ub3", by=ANN)) == "not_yours_to_say"


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ({"power": 1.01}, "impossible_launch"),
        ({"tilt": -0.1}, "impossible_launch"),
        ({"side": float("nan")}, "impossible_launch"),
        ({"turn": float("inf")}, "impossible_launch"),
        ({"kind": "M"}, "no_such_token"),
    ],
)
def test_a_launch_that_no_hand_can_do_is_refused(how: dict[str, Any], code: str) -> None:
    assert begun("flip").refused(launch(ANN, 1, **how)) == code


def test_a_forged_launch_is_refused() -> None:
    room = begun("flip")
    assert room.refused(launch(BOB, 1)) == "not_your_seat"
    assert begun().refused(launch(ANN, 1)) == "nothing_to_throw"
    room.do(launch(ANN, 1), after=1_000)
    assert room.refused(launch(ANN, 1), after=100) == "too_fast"


def test_nobody_throws_more_tokens_than_are_left() -> None:
    room = begun("flip")
    for _ in range(21):
        throw(room, 1)
    assert room.refused(launch(ANN, 1), after=1_000) == "no_tokens"


def test_in_pro_one_token_flies_at_a_time_and_in_turn() -> None:
    room = begun("flip", mode="pro")
    assert room.refused(launch(BOB, 2)) == "not_your_turn"
    flying = throw(room, 1, kind="L")
    assert room.refused(launch(ANN, 1), after=1_000) == "in_the_air"
    land(room, flying, "Ub2")
    assert room.refused(launch(ANN, 1), after=1_000) == "no_tokens", "a choice is open"
    room.play("row")
    assert room.moves == "1:L:Ub2 row"
    assert room.sees("")["match"]["to_move"] == 2


def test_the_clock_stands_still_while_a_token_flies() -> None:
    room = begun("flip", mode="pro", terms={"clock": Allowance("sudden", 60)})
    flying = throw(room, 1)
    land(room, flying, "Ub2", after=30_000)
    assert room.sees("")["clock"]["left"] == [59_700, 60_000]


def test_the_launcher_passes_to_the_teammate_after_every_throw() -> None:
    room = seated("flip", terms=TEAMS).do(events.Sat(CLEO, "Cléo", 1))
    room.do(events.Began(ROOM, 0)).do(launch(ANN, 1))
    assert room.refused(launch(ANN, 1), after=1_000) == "not_your_turn"
    room.do(launch(CLEO, 1), after=1_000)


def test_a_token_counts_when_it_lands_and_not_when_its_flight_is_known() -> None:
    room = begun("flip")
    flying = throw(room, 1)
    assert room.refused(events.Landed(ROOM, flying)) == "not_known"
    room.do(flew(flying, "Ub2"))
    assert room.sees("")["match"]["board"] == {}
    assert room.sees("")["air"][0]["path"] == "AAAA"
    room.do(events.Landed(ROOM, flying), after=100)
    assert room.sees("")["match"]["board"] == {"Ub2": "1"}


def test_a_flight_that_is_known_stays_what_it_is() -> None:
    room = begun("flip")
    flying = throw(room, 1)
    room.do(flew(flying, "Ub2"))
    assert room.refused(flew(flying, "Ua1")) == "known_already"


def test_what_is_told_of_a_flight_does_not_say_where_it_ends() -> None:
    room = begun("flip")
    flying = throw(room, 1)
    before = room.table
    room.do(flew(flying, "Ub2"))
    told = public_event(before, room.table, flew(flying, "Ub2"))
    assert (told["path"], told["milliseconds"], told["place"]) == ("AAAA", 100, None)
    before = room.table
    room.do(events.Landed(ROOM, flying))
    assert public_event(before, room.table, events.Landed(ROOM, flying))["place"] == "Ub2"


def test_chance_changes_a_launch_by_what_the_event_says() -> None:
    room = begun("flip")
    room.do(launch(ANN, 1, scatter=(0.25, -0.5, 0.25, 0.125)), after=300)
    assert room.table.air[0].launch == (0.25, -0.4, 0.75, 0.825)


def test_chance_takes_no_launch_beyond_what_the_launcher_can_do() -> None:
    room = begun("flip")
    room.do(launch(ANN, 1, scatter=(-5.0, 5.0, -5.0, 5.0)), after=300)
    assert room.table.air[0].launch == (-1.0, 1.0, 0.0, 1.0)


def test_a_log_from_before_launches_scattered_is_still_read() -> None:
    old = event_data(launch(ANN, 1))
    del old["scatter"]
    assert event_from(old) == launch(ANN, 1)
    scattered = launch(ANN, 1, scatter=(0.1, 0.2, 0.3, 0.4))
    assert event_from(json.loads(json.dumps(event_data(scattered)))) == scattered


def test_an_event_without_a_part_that_it_needs_is_refused() -> None:
    incomplete = event_data(launch(ANN, 1))
    del incomplete["power"]
    with pytest.raises(BadRequest):
        event_from(incomplete)
