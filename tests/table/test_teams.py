"""Nobody gives up or agrees for a team alone, unless its members allowed it."""

from typing import Any

import pytest

from quatuor.table import ROOM, event_data, event_from, events, public_event, replay
from tests.table.helping import ANN, BOB, CLEO, DAN, TEAMS, Room, seated


def two_teams(**terms: Any) -> Room:
    """Ann and Cléo play against Bob and Dan."""
    room = seated(terms={**TEAMS, **terms}).do(events.Sat(CLEO, "Cléo", 1))
    return room.do(events.Sat(DAN, "Dan", 2)).do(events.Began(ROOM, 0))


def accept(room: Room, by: str, seat: int) -> events.Accepted:
    assert room.table.offer is not None
    return events.Accepted(by, seat, room.table.offer.number)


def test_one_of_a_team_does_not_give_up_alone() -> None:
    room = two_teams()
    assert room.refused(events.Resigned(ANN, 1)) == "ask_team"
    room.do(events.Offered(ANN, 1, "resign"))
    assert room.table.phase == "playing"
    assert room.sees(CLEO)["offer"]["answer"] == [1]
    room.do(accept(room, CLEO, 1))
    assert room.sees("")["result"] == {"winners": [2], "reason": "resignation"}


def test_giving_up_is_discussed_within_the_team() -> None:
    room = two_teams().do(events.Offered(ANN, 1, "resign"))
    assert room.sees(ANN)["offer"] | {"number": 0} == {
        "by": "Ann",
        "number": 0,
        "seat": 1,
        "what": "resign",
        "value": 0,
        "answer": [],
    }
    assert room.sees(BOB)["offer"] is None
    assert room.refused(accept(room, BOB, 2)) == "no_offer"


def test_a_teammate_who_says_no_keeps_the_match_going() -> None:
    room = two_teams().do(events.Offered(ANN, 1, "resign"))
    before = room.table
    room.do(events.Declined(CLEO, 1, before.offer.number if before.offer else 0))
    assert room.sees(ANN)["offer"] is None
    assert room.table.phase == "playing"
    assert public_event(before, room.table, room.log[-1][0])["withdrawn"] is False


def test_teammates_who_are_away_are_not_asked() -> None:
    room = two_teams().do(events.Away(ROOM, CLEO)).do(events.Resigned(ANN, 1))
    assert room.table.phase == "over"


def test_a_draw_needs_everybody_of_both_teams_who_is_there() -> None:
    room = two_teams().do(events.Offered(ANN, 1, "draw"))
    room.do(accept(room, BOB, 2)).do(accept(room, CLEO, 1))
    assert room.refused(accept(room, BOB, 2)) == "agreed_already"
    assert room.table.phase == "playing"
    assert [room.sees(key)["offer"]["answer"] for key in (ANN, BOB, CLEO, DAN)] == [[], [], [], [2]]
    room.do(accept(room, DAN, 2))
    assert room.sees("")["result"] == {"winners": [], "reason": "agreement"}


def test_a_rematch_needs_the_whole_team_too() -> None:
    room = two_teams(alone=False).do(events.Offered(ANN, 1, "resign"))
    room.do(accept(room, CLEO, 1)).do(events.Offered(BOB, 2, "rematch"))
    for key, seat in ((ANN, 1), (CLEO, 1)):
        room.do(accept(room, key, seat))
        assert room.table.phase == "over"
    assert room.do(accept(room, DAN, 2)).table.phase == "gathering"


def test_where_the_terms_allow_it_one_speaks_for_the_team() -> None:
    assert two_teams(alone=True).do(events.Resigned(CLEO, 1)).table.phase == "over"
    room = two_teams(alone=True).do(events.Offered(ANN, 1, "draw"))
    assert room.do(accept(room, DAN, 2)).table.phase == "over"


def test_whoever_plays_alone_gives_up_alone() -> None:
    room = seated(terms=TEAMS).do(events.Began(ROOM, 0)).do(events.Offered(ANN, 1, "resign"))
    assert room.table.phase == "over"


def test_a_free_seat_does_not_keep_a_team_from_giving_up() -> None:
    room = (
        two_teams().do(events.Left(BOB)).do(events.Left(DAN)).do(events.Offered(ANN, 1, "resign"))
    )
    assert room.do(accept(room, CLEO, 1)).table.phase == "over"


@pytest.mark.parametrize("last", [events.Resigned(CLEO, 1), events.Offered(CLEO, 1, "draw")])
def test_a_log_of_older_days_reads_as_it_was_played(last: events.Event) -> None:
    room = two_teams(alone=True).do(last)
    if room.table.offer:
        room.do(accept(room, BOB, 2))
    entries = [(event_data(event), at) for event, at in room.log]
    for part in ("approval", "alone"):
        del entries[0][0]["wanted"][part]
    for event, _ in entries:
        del event["schema"], event["rules"]
    assert replay((event_from(event), at) for event, at in entries).result == room.table.result
