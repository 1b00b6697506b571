"""The host's permissions: the door, removing somebody, who joins a team."""

import json

import pytest

from quatuor.table import ROOM, events, host_events as host, public_event, restored, snapshot
from quatuor.table.host_actions import ASK_AGAIN, REMOVED_FOR
from quatuor.table.people import WATCHERS, may_enter
from tests.table.helping import ANN, BOB, CLEO, DAN, Room, begun, opened, seated


def closed() -> Room:
    room = opened().do(events.Sat(ANN, "Ann", 1)).do(events.Watched(BOB, "Bob"))
    return room.do(host.Locked(ANN, True))


def test_nobody_new_joins_or_watches_behind_a_closed_door() -> None:
    room = closed()
    assert room.sees("")["locked"]
    assert room.refused(events.Sat(CLEO, "Cléo", 2)) == "door_closed"
    assert room.refused(events.Watched(CLEO, "Cléo")) == "door_closed"
    assert not may_enter(room.table, CLEO, room.now)
    assert not may_enter(room.table, "", room.now)


def test_whoever_is_inside_may_still_sit_down() -> None:
    room = closed()
    assert may_enter(room.table, BOB, room.now)
    assert room.do(events.Sat(BOB, "Bob", 2)).sees(BOB)["yours"] == [2]


def test_the_door_opens_again() -> None:
    room = closed().do(host.Locked(ANN, False)).do(events.Sat(CLEO, "Cléo", 2))
    assert not room.sees("")["locked"]
    assert room.refused(host.Locked(ANN, False)) == "no_change"


def test_only_the_host_closes_the_door_removes_and_admits() -> None:
    room = asking()
    assert room.refused(host.Locked(BOB, True)) == "not_host"
    assert room.refused(host.Removed(BOB, CLEO)) == "not_host"
    assert room.refused(host.Admitted(BOB, CLEO)) == "not_host"
    assert room.refused(host.Rejected(CLEO, CLEO)) == "not_host"


def test_a_closed_table_that_everybody_left_is_open_to_whoever_comes() -> None:
    room = closed().do(events.Left(ANN))
    assert room.sees(BOB)["host"]
    assert room.refused(events.Sat(CLEO, "Cléo", 1)) == "door_closed"
    room.do(events.Left(BOB)).do(events.Sat(CLEO, "Cléo", 1))


def test_a_removed_guest_is_gone_and_may_not_come_straight_back() -> None:
    room = begun().play("4").do(host.Removed(ANN, BOB))
    assert room.sees("")["seats"][1]["kind"] == "empty"
    assert room.table.phase == "playing"
    for event in (events.Sat(BOB, "Bob", 2), events.Watched(BOB, "Bob")):
        assert room.refused(event) == "removed"
    assert not may_enter(room.table, BOB, room.now)
    assert may_enter(room.table, CLEO, room.now)
    room.do(events.Watched(BOB, "Bob"), after=REMOVED_FOR)


def test_a_removed_spectator_leaves_the_list() -> None:
    room = seated().do(events.Watched(CLEO, "Cléo")).do(host.Removed(ANN, CLEO))
    assert room.sees("")["watchers"] == []
    assert room.refused(host.Removed(ANN, CLEO)) == "not_here"


def test_hosts_do_not_remove_themselves() -> None:
    assert seated().refused(host.Removed(ANN, ANN)) == "not_yourself"


def test_what_is_told_about_a_removal_names_no_key() -> None:
    room = seated()
    before = room.table
    room.do(host.Removed(ANN, BOB))
    told = public_event(before, room.table, room.log[-1][0])
    assert told == {"event": "Removed", "seq": room.table.seq, "who": "Bob"}


def asking() -> Room:
    """Cléo asks to join Ann's team."""
    return seated(terms={"teams": True}).do(host.Requested(CLEO, "Cléo", 1))


def test_the_host_is_asked_before_somebody_joins_a_team() -> None:
    room = seated(terms={"teams": True})
    assert room.refused(events.Sat(CLEO, "Cléo", 1)) == "ask_host"
    room.do(host.Requested(CLEO, "Cléo", 1))
    assert room.sees("")["watchers"] == ["Cléo"]
    assert room.sees(ANN)["requests"] == [{"name": "Cléo", "seat": 1}]
    assert room.sees(BOB)["requests"] == []
    assert room.sees(CLEO)["request"] == {"seat": 1, "rejected": False}


def test_whoever_is_admitted_joins_the_team() -> None:
    room = asking().do(host.Admitted(ANN, CLEO))
    assert room.sees("")["seats"][0]["names"] == ["Ann", "Cléo"]
    assert (room.sees("")["watchers"], room.sees(ANN)["requests"]) == ([], [])
    assert room.refused(host.Admitted(ANN, CLEO)) == "no_request"


def test_whoever_is_rejected_looks_on_and_may_ask_again_after_a_while() -> None:
    room = asking().do(host.Rejected(ANN, CLEO))
    assert room.sees(CLEO)["request"] == {"seat": 1, "rejected": True}
    assert room.sees(ANN)["requests"] == []
    assert room.refused(host.Admitted(ANN, CLEO)) == "no_request"
    assert room.refused(host.Requested(CLEO, "Cléo", 1)) == "rejected"
    room.do(host.Requested(CLEO, "Cléo", 2), after=ASK_AGAIN)
    assert room.sees(ANN)["requests"] == [{"name": "Cléo", "seat": 2}]


@pytest.mark.parametrize("event", [events.Left(CLEO), host.Departed(ROOM, CLEO)])
def test_a_request_goes_with_whoever_made_it(event: events.Event) -> None:
    assert asking().do(event).sees(ANN)["requests"] == []


def test_a_request_is_refused_where_there_is_nothing_to_ask() -> None:
    teams = opened(terms={"teams": True}).do(events.Sat(ANN, "Ann", 1))
    assert teams.refused(host.Requested(CLEO, "Cléo", 2)) == "seat_free"
    assert seated().refused(host.Requested(CLEO, "Cléo", 1)) == "seat_taken"
    free = seated(terms={"teams": True, "approval": False})
    assert free.refused(host.Requested(CLEO, "Cléo", 1)) == "no_need"
    assert asking().refused(host.Requested(CLEO, "Cléo", 1)) == "asked_already"
    assert asking().refused(host.Requested(BOB, "Bob", 1)) == "other_side"


def test_the_host_joins_a_team_without_asking() -> None:
    room = opened(terms={"teams": True}).do(events.Sat(BOB, "Bob", 1))
    room.do(events.Sat(ANN, "Ann", 1))
    assert room.sees("")["seats"][0]["names"] == ["Bob", "Ann"]


def test_spectators_who_are_away_for_a_while_make_room() -> None:
    room = seated()
    for number in range(WATCHERS):
        room.do(events.Watched(f"key {number}", f"Guest {number + 2:03}"))
    assert room.refused(events.Watched(DAN, "Dan")) == "full"
    room.do(host.Departed(ROOM, "key 7")).do(events.Watched(DAN, "Dan"))
    assert len(room.sees("")["watchers"]) == WATCHERS


def test_only_the_house_says_that_a_spectator_is_gone_and_never_a_player() -> None:
    room = seated().do(events.Watched(CLEO, "Cléo"))
    assert room.refused(host.Departed(ANN, CLEO)) == "not_yours_to_say"
    assert room.refused(host.Departed(ROOM, BOB)) == "not_here"


def test_a_snapshot_knows_door_requests_and_removals() -> None:
    room = asking().do(events.Watched(DAN, "Dan")).do(host.Removed(ANN, DAN))
    room.do(host.Locked(ANN, True))
    assert restored(json.loads(json.dumps(snapshot(room.table)))) == room.table
