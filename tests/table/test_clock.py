"""Clocks: what they charge, when they stop, and what they never charge."""

import random
from typing import Any

import pytest
from hypothesis import given, strategies as st

from quatuor.game import Outcome
from quatuor.table import ROOM, Alarm, Refusal, apply, clock as clocks, effects_of, events
from quatuor.table.clock import Allowance
from tests.table.helping import ANN, BOB, Room, begun, opened, seated

SUDDEN = {"clock": Allowance("sudden", 60, 2)}
PER_MOVE = {"clock": Allowance("move", 30)}


def left(room: Room) -> list[int]:
    times: list[int] = room.sees("")["clock"]["left"]
    return times


def test_there_is_no_clock_unless_the_table_wants_one() -> None:
    room = begun().play("4 4 4", after=10**9)
    assert left(room) == []
    assert effects_of(room.table) == ()


def test_sudden_death_charges_the_seat_to_move_and_adds_the_increment() -> None:
    room = begun(terms=SUDDEN)
    assert left(room) == [60_000, 60_000]
    room.play("4", after=10_000)
    assert left(room) == [52_000, 60_000]
    room.play("4", after=1_000)
    assert left(room) == [52_000, 61_000]


def test_a_turn_of_two_plies_gets_one_increment() -> None:
    room = begun(terms=SUDDEN, power=True).play("D4 5", after=5_000)
    assert left(room) == [52_000, 60_000]


def test_per_move_the_time_starts_afresh_with_every_turn() -> None:
    room = begun(terms=PER_MOVE).play("4 4", after=20_000)
    assert left(room) == [30_000, 30_000]


def test_the_seat_whose_time_is_over_loses_and_cannot_move_any_more() -> None:
    room = begun(terms=SUDDEN).play("4", after=1_000)
    end = room.now + 60_000
    assert effects_of(room.table) == (Alarm(end),)
    assert room.refused(events.Flagged(ROOM), after=59_999) == "time_left"
    assert room.refused(room.move("4"), after=60_000) == "time_over"
    room.do(events.Flagged(ROOM), after=60_000)
    assert room.sees("")["result"] == {"winners": [1], "reason": "time"}
    assert left(room)[1] == 0


def test_no_player_can_call_time_or_move_the_clock() -> None:
    room = begun(terms=SUDDEN)
    assert room.refused(events.Flagged(BOB), after=60_000) == "not_yours_to_say"
    assert room.refused(events.Outage(ANN, 0, room.now)) == "not_yours_to_say"
    assert room.refused(events.Away(ANN, BOB)) == "not_yours_to_say"


def test_an_outage_costs_nobody_any_time() -> None:
    room = begun(terms=SUDDEN).play("4", after=2_000)
    lost = room.now + 5_000
    room.do(events.Outage(ROOM, lost, lost + 3_600_000), after=3_605_000)
    assert left(room) == [60_000, 55_000]


def test_an_outage_before_the_turn_is_not_counted_twice() -> None:
    room = begun(terms=SUDDEN)
    room.do(events.Outage(ROOM, room.now - 9_000, room.now - 1_000))
    assert left(room) == [60_000, 60_000]


def test_clocks_may_wait_a_moment_longer_until_everybody_is_back() -> None:
    room = begun(terms=SUDDEN)
    lost = room.now + 5_000
    room.do(events.Outage(ROOM, lost, lost + 62_000), after=65_000)
    assert left(room) == [55_000, 60_000]
    room.now += 3_000
    assert left(room) == [54_000, 60_000]


def test_a_table_may_stop_its_clocks_while_a_player_is_away() -> None:
    room = begun(terms={**SUDDEN, "pause": True})
    room.do(events.Away(ROOM, BOB), after=1_000).do(events.Back(ROOM, BOB), after=50_000)
    assert left(room) == [59_000, 60_000]
    assert room.sees("")["clock"]["running"] == 1


def test_a_match_that_begins_while_a_player_is_away_waits_for_them() -> None:
    room = seated(terms={**SUDDEN, "pause": True})
    room.do(events.Away(ROOM, ANN)).do(events.Began(ROOM, 0), after=1_000)
    room.now += 50_000
    assert left(room) == [60_000, 60_000]
    assert room.do(events.Back(ROOM, ANN)).sees("")["clock"]["running"] == 1


def test_nobody_is_waited_for_who_has_left_the_table() -> None:
    room = begun(terms={**SUDDEN, "pause": True})
    room.do(events.Away(ROOM, ANN), after=1_000).do(events.Left(ANN), after=5_000)
    assert left(room) == [59_000, 60_000]
    room.do(events.Flagged(ROOM), after=59_000)
    assert room.sees("")["result"] == {"winners": [2], "reason": "time"}


def test_otherwise_the_clock_of_somebody_who_is_away_runs_on() -> None:
    room = begun(terms=SUDDEN)
    room.do(events.Away(ROOM, ANN), after=1_000)
    assert room.sees("")["seats"][0]["away"]
    room.now += 9_000
    assert left(room) == [50_000, 60_000]


@pytest.mark.parametrize(
    "allowance",
    [
        Allowance("sudden", 0),
        Allowance("sudden", 60, 601),
        Allowance("move", 30, 1),
        Allowance("correspondence", 60),
        Allowance("none", 5),
    ],
)
def test_a_clock_beyond_reason_is_refused(allowance: Allowance) -> None:
    wanted = events.Wanted("puissance4", clock=allowance)
    assert Room().refused(events.Opened(ANN, "Ann", wanted)) == "bad_clock"


def test_a_correspondence_clock_gives_days_for_each_move() -> None:
    days = Allowance("correspondence", 3 * 24 * 3600)
    room = begun(terms={"clock": days}).play("4", after=2 * 24 * 3_600_000)
    assert left(room) == [3 * 24 * 3_600_000] * 2


def test_a_race_has_no_turn_to_be_timed() -> None:
    assert opened("flip", mode="pro", terms=SUDDEN).table.phase == "gathering"
    wanted = events.Wanted("flip", clock=SUDDEN["clock"])
    assert Room().refused(events.Opened(ANN, "Ann", wanted)) == "bad_clock"


def test_the_time_stands_still_once_the_match_is_over() -> None:
    room = begun(terms=SUDDEN, wins=1).play("1 2 1 2 1 2 1", after=1_000)
    before = left(room)
    room.now += 1_000_000
    assert left(room) == before
    assert effects_of(room.table) == ()


@given(
    st.lists(st.tuples(st.integers(0, 100), st.integers(0, 100)), max_size=5),
    st.integers(0, 120),
    st.randoms(),
)
def test_outages_excuse_the_same_time_in_whatever_order_they_are_known(
    ends: list[tuple[int, int]], now: int, chance: random.Random
) -> None:
    """Every millisecond is charged that lies in no outage, and no other."""
    clock = clocks.Clock((1_000, 1_000), 1, 0)
    outages = [(min(pair), max(pair)) for pair in ends]
    chance.shuffle(outages)
    for since, until in outages:
        clock = clocks.excused(clock, since, until)
    latest = max([until for _, until in outages], default=0)
    now = max(now, latest)
    ran = sum(not any(since <= at < until for since, until in outages) for at in range(now))
    assert clocks.left(clock, now) == (1_000 - ran, 1_000)


def test_overlapping_outages_are_both_given_back() -> None:
    room = begun(terms=SUDDEN)
    start = room.now
    room.do(events.Outage(ROOM, start + 20_000, start + 30_000), after=30_000)
    assert left(room) == [40_000, 60_000]
    room.do(events.Outage(ROOM, start + 5_000, start + 25_000))
    assert left(room) == [55_000, 60_000]


def test_who_lost_by_the_clock_of_an_older_version_has_lost() -> None:
    """It gave back less, so that its log ends sooner than this version would end the match."""
    room = begun(terms=SUDDEN)
    start = room.now
    room.do(events.Outage(ROOM, start + 20_000, start + 30_000), after=30_000)
    room.do(events.Outage(ROOM, start + 5_000, start + 25_000))
    assert room.refused(events.Flagged(ROOM), after=40_000) == "time_left"
    table, _ = apply(room.table, events.Flagged(ROOM), start + 70_000, logged=True)
    assert table.result == Outcome((2,), "time")


def test_nobody_can_lose_by_a_clock_that_does_not_run() -> None:
    with pytest.raises(Refusal) as refusal:
        apply(begun().table, events.Flagged(ROOM), 10**9, logged=True)
    assert refusal.value.code == "time_left"


@pytest.mark.parametrize(
    ("allowance", "sentence"),
    [
        (("sand", 5), "a clock is one of none, sudden, move, correspondence"),
        (("sudden", 4), "the seconds of a clock of this kind are 5 to 86400"),
        (("sudden", 60, 601), "the increment of a clock of this kind is 0 to 600 seconds"),
        (("move", 30, 1), "the increment of a clock of this kind is 0 to 0 seconds"),
        (("move", 30, -1), "the increment of a clock of this kind is 0 to 0 seconds"),
    ],
)
def test_a_refused_clock_is_told_what_would_be_right(allowance: Any, sentence: str) -> None:
    with pytest.raises(Refusal) as refusal:
        clocks.checked(Allowance(*allowance))
    assert (refusal.value.code, str(refusal.value)) == ("bad_clock", sentence)


@pytest.mark.parametrize(
    "allowance", [("none",), ("sudden", 5, 600), ("sudden", 86400), ("move", 2), ("move", 86400)]
)
def test_the_limits_of_a_clock_belong_to_it(allowance: Any) -> None:
    assert clocks.checked(Allowance(*allowance)) == Allowance(*allowance)


def test_an_outage_that_ends_before_it_starts_is_refused() -> None:
    room = begun(terms=SUDDEN)
    with pytest.raises(Refusal) as refusal:
        apply(room.table, events.Outage(ROOM, 5, 4), room.now)
    assert refusal.value.code == "bad_outage"
    assert str(refusal.value) == "an outage ends after it has started"
    room.do(events.Outage(ROOM, room.now, room.now))
    assert left(room) == [60_000, 60_000]


def test_a_clock_stops_and_goes_over_to_another_seat() -> None:
    running = clocks.Clock((5_000, 7_000), 1, 1_000)
    assert clocks.run(running, 1, 2_000) is running
    assert clocks.run(running, 2, 2_000) == clocks.Clock((4_000, 7_000), 2, 2_000)
    assert clocks.run(running, 0, 2_000) == clocks.stopped(running, 2_000)
    assert clocks.stopped(running, 2_000) == clocks.Clock((4_000, 7_000), 0, 0)
    still = clocks.Clock((5_000, 7_000), 0, 1_000)
    assert clocks.stopped(still, 2_000) is still
    assert clocks.run(clocks.Clock(), 1, 2_000) == clocks.Clock()
    assert clocks.deadline(running) == 6_000
    assert clocks.deadline(still) is None


def test_who_ends_a_turn_is_still_the_one_whose_time_ran() -> None:
    running = clocks.Clock((5_000, 7_000), 1, 1_000)
    ended = clocks.turn_ended(running, Allowance("move", 30), 1, 2_000)
    assert ended == clocks.Clock((30_000, 7_000), 1, 2_000)
    ended = clocks.turn_ended(running, Allowance("sudden", 60, 2), 1, 2_000)
    assert ended == clocks.Clock((6_000, 7_000), 1, 2_000)


def test_an_outage_is_taken_from_the_time_of_the_seat_that_ran() -> None:
    clock = clocks.excused(clocks.Clock((1_000, 10), 1, 0), 500, 600)
    assert clock == clocks.Clock((500, 10), 1, 600, ((0, 500),))
    assert clocks.excused(clock, 0, 500) == clocks.Clock((1_000, 10), 1, 600)
    late = clocks.excused(clocks.Clock((1_000, 10), 1, 0), 5_000, 6_000)
    assert late == clocks.Clock((0, 10), 1, 6_000, ((0, 1_000),))
    still = clocks.Clock((1_000, 10), 0, 0)
    assert clocks.excused(still, 500, 600) is still
