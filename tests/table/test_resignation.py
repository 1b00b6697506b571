"""Giving up where more than two play: the others play on."""

import json

import pytest

from quatuor import record
from quatuor.table import (
    ROOM,
    NextRound,
    Think,
    effects_of,
    event_data,
    event_from,
    events,
    public_event,
    record_of,
    replay,
    restored,
    snapshot,
)
from quatuor.table.clock import SECOND, Allowance
from tests.table.helping import ANN, BOB, CLEO, DAN, Room, begun, opened

STARTER_WINS = "1a1 4a1 3a2 1b2 4b1 3b2 1c3 4c1 3c3 1d4"
"""A round of q4 of three players."""


def of_three(terms: dict[str, object] | None = None, **options: object) -> Room:
    return begun("q4", terms, players=3, wins=3, **options)


def gives_up(key: str, seat: int) -> events.Resigned:
    return events.Resigned(key, seat, True)


def test_of_three_one_gives_up_and_the_others_play_on() -> None:
    room = of_three().play("1a1")
    before = room.table
    assert room.sees(BOB)["plays_on"] == {"resign": True, "leave": True}
    room.do(gives_up(BOB, 2))
    seen = room.sees(BOB)
    assert (seen["phase"], seen["result"]) == ("playing", None)
    assert (seen["match"]["to_move"], seen["match"]["gone"]) == (3, [2])
    assert (seen["match"]["plies"], seen["plays_on"]) == (1, {"resign": False, "leave": False})
    assert room.sees(ANN)["plays_on"] == {"resign": False, "leave": False}
    assert (seen["match"]["last"], seen["match"]["moves"]) == ("1a1", ["1a1", "leaves=2"])
    told = public_event(before, room.table, room.log[-1][0])
    assert (told["left"], told["playing"]) == ([2], [1, 3])
    room.play("3a1 1b1 3b1 1c1 3c1 1d1")
    assert room.sees("")["match"]["totals"] == [1, 0, 0]


def test_when_only_one_side_is_left_it_has_won_and_the_record_reads_back() -> None:
    room = of_three().play("1a1").do(gives_up(BOB, 2)).do(gives_up(ANN, 1))
    assert room.sees("")["result"] == {"winners": [3], "reason": "last"}
    assert room.sees("")["matches"] == [0, 0, 1]
    text = record_of(room.table).to_text()
    assert record.read(text).match.outcome == room.table.result
    assert "Result: 3 (last)" in text


def test_old_events_end_the_match_for_all_and_a_log_without_the_field_reads_as_they_did() -> None:
    room = begun("foursenses", players=3)
    old = event_from({"event": "Resigned", "by": BOB, "seat": 2})
    assert old == events.Resigned(BOB, 2)
    room.do(old)
    assert room.sees("")["result"] == {"winners": [1, 3], "reason": "resignation"}
    assert event_from({"event": "Flagged", "by": ROOM}) == events.Flagged(ROOM)
    assert event_from({"event": "Left", "by": ANN}) == events.Left(ANN)


def test_between_two_rounds_the_ended_one_stays_and_the_others_are_waited_for() -> None:
    room = of_three().play(STARTER_WINS).do(gives_up(BOB, 2))
    seen = room.sees(ANN)
    assert (seen["phase"], seen["between"]["waiting"]) == ("between", [1, 3])
    assert seen["last_round"]["lines"] == [["1a1", "1b2", "1c3", "1d4"]]
    assert room.refused(events.Continued(BOB, 1)) == "not_your_seat"
    room.do(events.Continued(ANN, 1)).do(events.Continued(CLEO, 1))
    seen = room.sees(ANN)
    assert (seen["phase"], seen["match"]["to_move"]) == ("playing", 3)
    assert (seen["match"]["absent"], seen["match"]["hand"]) == ([2], [12, 0, 12])


def test_whoever_was_the_last_to_be_waited_for_lets_the_next_round_begin_by_giving_up() -> None:
    room = of_three().play(STARTER_WINS)
    room.do(events.Continued(ANN, 1)).do(events.Continued(CLEO, 1)).do(gives_up(BOB, 2))
    assert (room.table.phase, room.sees("")["match"]["round"]) == ("playing", 2)


def test_between_two_rounds_the_last_side_has_won() -> None:
    room = of_three().play(STARTER_WINS).do(gives_up(BOB, 2)).do(gives_up(CLEO, 3))
    assert room.sees("")["result"] == {"winners": [1], "reason": "last"}
    assert record.read(record_of(room.table).to_text()).match.outcome == room.table.result


def test_a_seat_whose_time_is_over_leaves_and_the_next_ones_time_runs() -> None:
    room = of_three({"clock": Allowance("move", 10)}).play("1a1")
    room.do(events.Flagged(ROOM, True), after=10 * SECOND)
    seen = room.sees("")
    assert (seen["phase"], seen["match"]["gone"]) == ("playing", [2])
    assert (seen["clock"]["running"], seen["clock"]["left"][2]) == (3, 10 * SECOND)
    room.do(events.Flagged(ROOM, True), after=10 * SECOND)
    assert room.sees("")["result"] == {"winners": [1], "reason": "last"}


def test_whoever_leaves_the_table_leaves_the_match_and_nobody_takes_the_seat() -> None:
    room = of_three().play("1a1").do(events.Left(BOB, True))
    seen = room.sees(ANN)
    assert (seen["match"]["gone"], seen["match"]["to_move"]) == ([2], 3)
    assert room.refused(events.Sat(DAN, "Dan", 2)) == "seat_left"
    assert room.refused(events.Hired(ANN, 2, "easy")) == "seat_left"
    room.do(room.offer(1, "draw")).do(room.accept(3))
    assert room.sees("")["result"] == {"winners": [], "reason": "agreement"}
    room.do(events.Sat(DAN, "Dan", 2))


def test_of_two_who_leaves_the_table_only_frees_the_seat() -> None:
    room = begun("q4").play("1a1").do(events.Left(BOB, True))
    assert (room.table.phase, room.sees("")["match"]["gone"]) == ("playing", [])
    room.do(events.Sat(DAN, "Dan", 2)).play("2a1")


def test_at_one_screen_one_gives_up_but_whoever_leaves_with_all_seats_gives_nothing_up() -> None:
    room = opened("q4", players=3, wins=3)
    for seat in (1, 2, 3):
        room.do(events.Sat(ANN, "Ann", seat))
    room.do(events.Began(ROOM, 0)).play("1a1").do(gives_up(ANN, 2))
    assert room.sees(ANN)["acting"] == [3]
    room.do(events.Left(ANN, True))
    assert (room.table.phase, room.sees("")["match"]["gone"]) == ("playing", [2])


def test_computers_play_on_with_people_and_not_without() -> None:
    room = opened("q4", players=4).do(events.Sat(ANN, "Ann", 1)).do(events.Sat(BOB, "Bob", 2))
    room.do(events.Hired(ANN, 3, "easy")).do(events.Hired(ANN, 4, "easy"))
    room.do(events.Began(ROOM, 0)).play("1a1").do(gives_up(BOB, 2))
    assert effects_of(room.table) == (Think(3, "easy"),)
    room.do(gives_up(ANN, 1))
    assert room.sees("")["result"] == {"winners": [3, 4], "reason": "resignation"}


def test_a_partner_gives_up_alone_and_the_team_has_lost_without_both() -> None:
    room = begun("q4", players=4, partners=True, wins=2).do(gives_up(CLEO, 3))
    assert room.sees("")["result"] is None
    room.play("1a1 2a1 4a1 1b1 2b1 4b1 1c1 2c1 4c1 1d1")
    assert room.sees("")["match"]["totals"] == [1, 0, 1, 0]
    room.do(gives_up(ANN, 1))
    assert room.sees("")["result"]["winners"] == [2, 4]


@pytest.mark.parametrize("what", ["undo", "draw"])
def test_a_seat_that_has_left_offers_nothing_and_is_asked_nothing(what: str) -> None:
    room = of_three().play("1a1 2a1").do(gives_up(BOB, 2))
    assert room.refused(room.offer(2, what)) == "left_already"
    assert room.refused(gives_up(BOB, 2)) == "left_already"
    room.do(room.offer(1, "draw"))
    assert room.sees(BOB)["offer"]["answer"] == []
    assert room.sees(CLEO)["offer"]["answer"] == [3]


def test_nothing_from_before_somebody_left_is_taken_back() -> None:
    room = of_three().play("1a1")
    assert room.sees(ANN)["undo"] == [1]
    room.do(gives_up(BOB, 2))
    assert (room.sees(ANN)["undo"], room.sees(BOB)["undo"]) == ([], [])
    room.play("3a1")
    assert room.sees(CLEO)["undo"] == [3]


def test_whoever_has_left_and_loses_the_connection_stops_no_clock() -> None:
    room = of_three({"clock": Allowance("sudden", 60), "pause": True}).play("1a1")
    room.do(gives_up(BOB, 2)).do(events.Away(ROOM, BOB))
    assert room.sees("")["clock"]["running"] == 3
    room.do(events.Away(ROOM, CLEO))
    assert room.sees("")["clock"]["running"] == 0


def test_the_loser_who_starts_is_one_who_still_plays() -> None:
    room = of_three({"later": "loser"}).play("1a1").do(gives_up(BOB, 2))
    room.play("3a1 1b1 3b1 1c1 3c1 1d1").next()
    assert room.sees("")["match"]["to_move"] == 3


def test_a_snapshot_and_the_log_lead_to_the_same_match_after_somebody_has_left() -> None:
    room = of_three({"interval": 4}).play("1a1").do(gives_up(BOB, 2)).play("3a1 1b1")
    for table in (room.table, room.play("3b1 1c1 3c1 1d1").table, room.next().play("3a1").table):
        assert restored(json.loads(json.dumps(snapshot(table)))) == table
    log = [(event_from(json.loads(json.dumps(event_data(e)))), at) for e, at in room.log]
    assert replay(log) == room.table


def test_a_match_of_computers_after_the_last_person_has_left_still_has_an_end() -> None:
    room = opened("q4", {"interval": 0}, players=3).do(events.Sat(ANN, "Ann", 1))
    room.do(events.Hired(ANN, 2, "easy")).do(events.Hired(ANN, 3, "easy"))
    room.do(events.Began(ROOM, 0)).play("1a1 4a1 3a2 1b2 4b1 3b2 1c3 4c1 3c3 1d4")
    room.do(events.Left(ANN, True))
    assert [type(effect) for effect in effects_of(room.table)] == [NextRound]
