"""The time of tables: monotonic, anchored to the wall clock, still while the server is."""

import pytest

from quatuor.room import time_source
from quatuor.room.time_source import GRACE, LEAP, SLEW, MonotonicTime, Standstill

WALL = 1_700_000_000_000


class Machine:
    """A machine whose clocks we turn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.milliseconds, self.wall = 5_000, WALL
        monkeypatch.setattr(time_source, "monotonic", lambda: self.milliseconds)
        monkeypatch.setattr("time.time_ns", lambda: self.wall * 1_000_000)

    def pass_time(self, milliseconds: int) -> None:
        self.milliseconds += milliseconds
        self.wall += milliseconds


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


@pytest.fixture
def clock(machine: Machine) -> MonotonicTime:
    clock = MonotonicTime()
    clock.start(None)
    return clock


def test_time_goes_on_whatever_the_wall_clock_says(machine: Machine, clock: MonotonicTime) -> None:
    machine.wall -= 3_600_000
    machine.pass_time(500)
    assert clock.now() == WALL + 500
    assert clock.standstills == []


def test_time_never_lies_behind_the_last_sign_of_life(machine: Machine) -> None:
    clock = MonotonicTime()
    clock.start(WALL + 3_600_000)
    machine.pass_time(10)
    assert clock.now() == WALL + 3_600_010


def test_a_process_that_got_no_processor_has_stood_still(
    machine: Machine, clock: MonotonicTime
) -> None:
    machine.pass_time(12_000)
    assert clock.now() == WALL + 12_000
    assert clock.standstills == [Standstill(WALL, WALL + 12_000 + GRACE, alone=True)]


def test_a_look_every_now_and_then_is_no_standstill(machine: Machine, clock: MonotonicTime) -> None:
    for _ in range(10):
        machine.pass_time(900)
        clock.now()
    assert clock.standstills == []


def test_time_stands_still_while_the_database_does(machine: Machine, clock: MonotonicTime) -> None:
    machine.pass_time(400)
    began = machine.milliseconds
    machine.pass_time(600)
    clock.stand_still(began)
    for _ in range(8):
        machine.pass_time(500)
        assert clock.now() == WALL + 400
    clock.go_on()
    assert clock.now() == WALL + 5_000
    assert clock.standstills == [Standstill(WALL + 400, WALL + 5_000 + GRACE, alone=False)]


def test_a_moment_in_which_nothing_could_be_written_is_no_standstill(
    machine: Machine, clock: MonotonicTime
) -> None:
    clock.stand_still(machine.milliseconds)
    machine.pass_time(50)
    clock.go_on()
    assert clock.standstills == []


def test_a_process_follows_another_one_slowly(machine: Machine, clock: MonotonicTime) -> None:
    clock.follow(WALL + 300)
    assert clock.now() == WALL + SLEW
    assert clock.standstills == []


def test_a_leap_to_the_time_of_another_process_costs_nobody_time(
    machine: Machine, clock: MonotonicTime
) -> None:
    clock.follow(WALL + LEAP + 60_000)
    assert clock.now() == WALL + LEAP + 60_000
    assert [still.since for still in clock.standstills] == [WALL]


def test_a_process_gets_no_further_ahead_than_the_one_it_follows(
    machine: Machine, clock: MonotonicTime
) -> None:
    for other, time in ((None, 0), (WALL - 100, 0), (WALL + 4, 4), (WALL + 4 + LEAP, 4 + SLEW)):
        clock.follow(other)
        assert clock.now() == WALL + time
    assert clock.standstills == []


def test_after_a_short_standstill_people_get_no_longer_to_come_back_than_it_took(
    machine: Machine, clock: MonotonicTime, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[Standstill] = []
    clock.on_standstill = told.append
    machine.pass_time(1_500)
    clock.now()
    assert told == clock.standstills == [Standstill(WALL, WALL + 3_000, alone=True)]
    clock.stand_still(machine.milliseconds)
    machine.pass_time(700)
    clock.go_on()
    assert told[1:] == [Standstill(WALL + 1_500, WALL + 2_900, alone=False)]
    assert caplog.messages == [
        "this process stood still for 1.5 s: no clock ran",
        "the database stood still for 0.7 s: no clock ran",
    ]


def test_it_is_settled_once_nothing_has_stood_still_for_so_long(
    machine: Machine, clock: MonotonicTime
) -> None:
    assert clock.settled(1_000)
    machine.pass_time(1_500)
    clock.now()
    machine.pass_time(900)
    clock.now()
    assert not clock.settled(100)  # people are still coming back
    machine.pass_time(700)
    assert not clock.settled(100)
    machine.pass_time(1)
    assert clock.settled(100)
    clock.stand_still(machine.milliseconds)
    assert not clock.settled(100)
