"""Who is away, who may give their seat to somebody else and when, and how they come back."""

import pytest

from quatuor.table import ROOM, events, restored, snapshot
from quatuor.table.clock import Allowance
from quatuor.table.presence import HOST_WAITS, OTHERS_WAIT
from tests.table.helping import ANN, BOB, CLEO, DAN, TEAMS, Room, begun, opened, seated


def lost(key: str, room: Room) -> Room:
    return room.do(events.Away(ROOM, key))


def test_somebody_away_is_shown_so_at_a_table_without_clocks() -> None:
    room = lost(BOB, begun())
    seats = room.sees(ANN)["seats"]
    assert [seat["away"] for seat in seats] == [False, True]
    assert seats[1]["away_since"] == room.now
    room.do(events.Back(ROOM, BOB), 1_000)
    assert not room.sees(ANN)["seats"][1]["away"]


def test_after_a_decent_wait_whoever_waits_puts_a_computer_on_the_seat() -> None:
    room = lost(BOB, begun())
    assert room.sees(ANN)["seats"][1]["replaceable_at"] == room.now + HOST_WAITS
    asked = events.Substituted(ANN, 2, "easy")
    assert room.refused(asked, HOST_WAITS - 1) == "too_soon"
    room.do(asked, HOST_WAITS)
    assert room.table.seats[1].level == "easy"
    assert (room.table.away, room.table.away_since) == ((), ())
    assert [person.key for person in room.table.watchers] == [BOB]


def test_the_host_comes_first_unless_it_is_the_host_who_is_away() -> None:
    room = lost(CLEO, begun("q4", players=3))
    seen = [room.sees(key)["seats"][2]["replaceable_at"] for key in (ANN, BOB, CLEO, DAN)]
    assert seen == [room.now + HOST_WAITS, room.now + OTHERS_WAIT, None, None]
    assert room.refused(events.Substituted(BOB, 3, "easy"), HOST_WAITS) == "too_soon"
    without_host = lost(ANN, begun("q4", players=3))
    without_host.do(events.Substituted(BOB, 1, "easy"), HOST_WAITS)


@pytest.mark.parametrize("by", [DAN, BOB, "", ROOM])
def test_neither_strangers_nor_the_absent_give_a_seat_away(by: str) -> None:
    room = lost(BOB, begun())
    code = room.refused(events.Substituted(by, 2, "easy"), 10 * OTHERS_WAIT)
    assert code == "not_yours_to_give"


def test_nobody_who_is_connected_loses_the_seat() -> None:
    room = lost(BOB, begun()).do(events.Back(ROOM, BOB), OTHERS_WAIT)
    assert room.refused(events.Substituted(ANN, 2, "easy"), 10 * OTHERS_WAIT) == "not_away"


def test_with_days_for_each_turn_nobody_is_replaced() -> None:
    clock = Allowance("correspondence", 86_400)
    room = lost(BOB, begun(terms={"clock": clock}))
    assert room.sees(ANN)["seats"][1]["replaceable_at"] is None
    assert room.refused(events.Substituted(ANN, 2), 10 * OTHERS_WAIT) == "not_yours_to_give"


def test_who_returns_is_told_and_takes_the_seat_back_from_the_computer() -> None:
    room = lost(BOB, begun()).do(events.Substituted(ANN, 2, "easy"), HOST_WAITS)
    told = {"seat": 2, "by": "Ann", "level": "easy"}
    assert room.sees(BOB)["substituted"] == told
    assert room.sees(ANN)["substituted"] is None
    assert restored(snapshot(room.table)) == room.table
    assert room.refused(events.Sat(CLEO, "Cléo", 2)) == "seat_taken"
    room.do(events.Sat(BOB, "Bob", 2))
    assert room.sees(BOB)["yours"] == [2]
    assert room.sees(BOB)["substituted"] is None
    assert room.table.watchers == ()


def test_a_spectator_takes_a_seat_that_was_freed_and_keeps_it() -> None:
    room = begun().do(events.Watched(CLEO, "Cléo"))
    lost(BOB, room).do(events.Substituted(ANN, 2), HOST_WAITS).do(events.Sat(CLEO, "Cléo", 2))
    assert room.sees(CLEO)["yours"] == [2]
    assert room.sees(BOB)["substituted"] == {"seat": 2, "by": "Ann", "level": None}
    assert room.refused(events.Sat(BOB, "Bob", 2)) == "seat_taken"


def test_of_a_team_only_those_who_are_away_lose_the_seat() -> None:
    room = seated(terms=TEAMS).do(events.Sat(CLEO, "Cléo", 2)).do(events.Began(ROOM, 0))
    lost(BOB, room).do(events.Substituted(ANN, 2, "easy"), HOST_WAITS)
    assert [person.key for person in room.table.seats[1].people] == [CLEO]
    assert room.table.seats[1].level == ""


def test_a_clock_that_waited_goes_on_for_the_computer() -> None:
    terms = {"clock": Allowance("sudden", 600), "pause": True}
    room = lost(BOB, begun(terms=terms).play("4"))
    assert room.sees(ANN)["clock"]["running"] == 0
    room.do(events.Substituted(ANN, 2, "easy"), HOST_WAITS)
    assert room.sees(ANN)["clock"]["running"] == 2


def test_a_host_who_only_looks_on_stops_no_clock_by_going() -> None:
    terms = {"clock": Allowance("sudden", 600), "pause": True}
    room = opened(terms=terms).do(events.Sat(BOB, "Bob", 1)).do(events.Sat(CLEO, "Cléo", 2))
    lost(ANN, room.do(events.Began(ROOM, 0)))
    assert room.table.away == (ANN,)
    assert room.sees("")["clock"]["running"] == 1
    assert lost(BOB, room).sees("")["clock"]["running"] == 0
