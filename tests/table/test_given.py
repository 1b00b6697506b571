"""A match that begins with given moves."""

from dataclasses import replace
from typing import Any

import pytest

from quatuor.table import (
    Think,
    effects_of,
    event_data,
    event_from,
    events,
    replay,
    restored,
    snapshot,
)
from quatuor.table.match_record import record_of
from tests.table.helping import ANN, BOB, Room, opened

GIVEN = ("4", "4", "5")


def with_given(*given: str, **options: Any) -> Room:
    """Ann and Bob at a table whose match begins with these moves."""
    game = options.pop("game", "puissance4")
    wanted = events.Wanted(game, {"wins": 2, **options}, given=given)
    room = Room().do(events.Opened(ANN, "Ann", wanted))
    return room.do(events.Sat(ANN, "Ann", 1)).do(events.Sat(BOB, "Bob", 2))


def test_a_match_begins_where_the_given_moves_lead() -> None:
    room = with_given(*GIVEN).do(events.Began(ANN, 1))
    seen = room.sees(BOB)
    assert seen["given"] == 3
    assert seen["match"]["moves"] == list(GIVEN)
    assert seen["match"]["board"][-1] == "...11.."
    assert seen["acting"] == [2], "whoever's turn it is after the moves, whatever the lot says"


def test_nobody_takes_a_given_move_back() -> None:
    room = with_given(*GIVEN).do(events.Began(ANN, 0))
    assert room.refused(room.offer(1, "undo")) == "no_undo"
    room.play("1")
    assert room.sees(BOB)["undo"] == [2]
    room.do(room.offer(2, "undo")).do(room.accept(1))
    assert room.table.match is not None
    assert room.table.match.moves == GIVEN


def test_the_log_and_a_snapshot_lead_to_the_same_match() -> None:
    room = with_given("1", "2", "1", "2", "1", "2", "1", "4").do(events.Began(ANN, 0)).play("4")
    assert replay(room.log) == room.table
    assert room.sees(ANN)["match"]["moves"] == ["4", "4"], "those of the round in play"
    told = [(event_from(event_data(event)), now) for event, now in room.log]
    assert replay(told) == room.table
    again = restored(snapshot(room.table))
    assert again.plies == room.table.plies
    assert again.match is not None
    assert room.table.match is not None
    assert again.match.scores == room.table.match.scores == (1, 0)
    assert room.table.match.round == 2


def test_the_record_says_with_how_many_moves_the_match_began() -> None:
    room = with_given(*GIVEN).do(events.Began(ANN, 0)).play("1")
    record = record_of(room.table)
    assert record.match.moves == (*GIVEN, "1")
    assert record.tags["Given"] == "the first 3 moves"
    assert "Given" not in record_of(opened_and_begun().table).tags


def opened_and_begun() -> Room:
    return with_given().do(events.Began(ANN, 0))


def test_a_computer_whose_turn_it_is_thinks_at_once() -> None:
    room = with_given(*GIVEN)
    room.do(events.Left(BOB)).do(events.Hired(ANN, 2, "easy")).do(events.Began(ANN, 0))
    assert [type(effect) for effect in effects_of(room.table)] == [Think]


def test_a_rematch_begins_with_the_same_moves() -> None:
    room = with_given(*"121212", wins=1)
    room.do(events.Began(ANN, 0)).play("1")
    assert room.table.phase == "over"
    room.do(room.offer(1, "rematch")).do(room.accept(2)).do(events.Began(ANN, 0))
    assert room.sees(ANN)["match"]["moves"] == list("121212")


@pytest.mark.parametrize(
    ("game", "options", "given"),
    [
        ("puissance4", {}, ("9",)),
        ("puissance4", {}, ("4",) * 7),
        ("puissance4", {"wins": 1}, tuple("1212121")),
        ("puissance4", {}, ("4",) * 501),
        ("flip", {}, ("1Ub3",)),
        ("foursenses", {"blindfold": True}, ("Sb3",)),
        ("foursenses", {"players": 3}, ("Sb3", "leaves=2")),
    ],
)
def test_a_table_with_moves_that_begin_no_match_is_refused(
    game: str, options: dict[str, Any], given: tuple[str, ...]
) -> None:
    wanted = events.Wanted(game, options, given=given)
    assert Room().refused(events.Opened(ANN, "Ann", wanted)) == "bad_given"
    room = opened()
    assert room.table.setup is not None
    assert room.refused(events.Configured(ANN, wanted)) == "bad_given"
    plain = replace(wanted, given=())
    room.do(events.Configured(ANN, plain))
