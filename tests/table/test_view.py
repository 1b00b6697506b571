"""What a seat may know."""

import json

import pytest

from quatuor.table import (
    ROOM,
    Refusal,
    events,
    public_event,
    record_of,
    restored,
    snapshot,
    touch,
    view,
)
from quatuor.table.apply import apply
from tests.table.helping import ANN, BOB, CLEO, DAN, Room, begun

BLIND_GAME = "Sa1 DHb2 Hc3 Sa1 DSb1"


def blind() -> Room:
    return begun("foursenses", blindfold=True)


def test_everybody_sees_the_board_and_only_who_may_act_sees_what_is_legal() -> None:
    room = begun().play("4")
    for key in (ANN, BOB, "stranger"):
        assert room.sees(key)["match"]["board"][-1] == "...1..."
    assert room.sees(BOB)["match"]["legal"] == list("1234567")
    assert room.sees(ANN)["match"]["legal"] == []
    assert room.sees("stranger")["acting"] == []


def test_where_a_piece_will_land_is_told_to_who_may_act() -> None:
    room = begun().play("4")
    assert room.sees(BOB)["match"]["landing_cells"]["4"] == "4,2"
    assert room.sees(ANN)["match"]["landing_cells"] == {}


def test_a_second_disc_is_asked_for_in_the_middle_of_a_turn() -> None:
    room = begun(power=True).play("W4")
    assert room.sees(ANN)["match"]["midturn"] is True
    assert room.play("5").sees(BOB)["match"]["midturn"] is False


def test_a_power_disc_shows_its_sign_until_the_next_ply() -> None:
    room = begun(power=True, five=True).play("4 4 A4")
    assert room.sees(BOB)["match"]["piece_symbols"] == {"4,1": "A"}
    assert room.play("W4").sees(ANN)["match"]["piece_symbols"] == {"4,2": "W"}
    assert room.play("5").sees(ANN)["match"]["piece_symbols"] == {}


def test_a_power_disc_that_wins_keeps_its_sign_when_the_next_round_begins() -> None:
    seen = begun(power=True, wins=2).play("1 7 2 7 3 6 D4").next().sees(BOB)
    assert seen["last_round"]["piece_symbols"] == {"4,1": "D"}
    assert seen["match"]["piece_symbols"] == {}


def test_the_line_that_won_is_kept_for_everybody_when_the_next_round_begins() -> None:
    room = begun(wins=2).play("1 2 1 2 1 2 1").next()
    for seen in (room.sees("stranger"), view(restored(snapshot(room.table)), BOB, room.now)):
        assert seen["last_round"]["lines"] == [["1,1", "1,2", "1,3", "1,4"]]
        assert seen["match"]["lines"] == []


def test_the_line_of_the_last_round_is_part_of_the_match() -> None:
    seen = begun(wins=1).play("1 2 1 2 1 2 1").sees(BOB)
    assert seen["match"]["lines"] == [["1,1", "1,2", "1,3", "1,4"]]


@pytest.mark.parametrize("key", [ANN, BOB, "stranger", ""])
def test_with_a_blindfold_no_view_holds_board_tokens_or_places(key: str) -> None:
    room = blind()
    for token in BLIND_GAME.split():
        room.play(token)
        text = json.dumps(room.sees(key))
        assert not any(mark in text for mark in ("a1", "b2", "c3", "S1", "H2", "--", "DH"))
        assert room.sees(key)["match"]["board"] is None


def test_with_a_blindfold_the_others_hear_that_something_was_played_not_what() -> None:
    room = blind()
    event = room.move("Sa1")
    after, _ = apply(room.table, event, room.now)
    told = public_event(room.table, after, event)
    assert told["token"] is None
    assert (told["event"], told["seat"], told["who"]) == ("Played", 1, "Ann")


def test_a_refusal_tells_a_blindfolded_player_nothing_about_the_board() -> None:
    room = blind().play("DSa1")
    with pytest.raises(Refusal) as refusal:
        apply(room.table, room.move("Sa1"), room.now)
    assert "a1" not in str(refusal.value)


def test_when_the_match_is_over_the_blindfolds_come_off() -> None:
    room = begun("foursenses", blindfold=True, wins=1).play("Sa1 Sb1 Sc1 Hd3 Sd1")
    for key in (BOB, "stranger"):
        assert room.sees(key)["match"]["board"][-1] == "S1 S1 S1 S1"
        assert room.sees(key)["last_round"]["lines"] == [["a1", "b1", "c1", "d1"]]


def test_at_the_end_of_a_round_the_blindfolds_come_off_until_the_next_begins() -> None:
    room = begun("foursenses", blindfold=True, wins=2).play("Sa1 Sb1 Sc1 Hd3 Sd1")
    for key in (BOB, "stranger"):
        assert room.sees(key)["match"]["board"][-1] == "S1 S1 S1 S1"
        assert room.sees(key)["match"]["lines"] == [["a1", "b1", "c1", "d1"]]
        assert room.sees(key)["last_round"]["board"][-1] == "S1 S1 S1 S1"
    room.next()
    for key in (ANN, BOB, "stranger"):
        assert room.sees(key)["match"]["board"] is None
        ended = room.sees(key)["last_round"]
        assert (ended["board"], ended["moves"], ended["lines"]) == (None, [], [])
        assert "S1" not in json.dumps(ended)


def test_with_a_blindfold_only_a_hand_whose_turn_it_is_may_count_what_is_left() -> None:
    room = blind().play("Sa1")
    assert sum(room.sees(BOB)["match"]["hand"]) > 0
    assert [room.sees(key)["match"]["hand"] for key in (ANN, "stranger", "")] == [[], [], []]


def test_on_the_own_turn_one_cell_can_be_felt() -> None:
    room = blind().play("Sa1 DHb2 Ha1")
    felt = touch(room.table, BOB, 2, "a1")
    assert (felt.face, felt.height) == ("holed", 2)
    assert touch(room.table, BOB, 2, "d4").face == "empty"


@pytest.mark.parametrize(
    ("by", "seat", "place", "code"),
    [
        (ANN, 1, "a1", "not_your_turn"),
        (ANN, 2, "a1", "not_your_seat"),
        (CLEO, 2, "a1", "not_your_seat"),
        (BOB, 2, "a5", "no_such_place"),
        (BOB, 2, "a1 b2", "no_such_place"),
        (BOB, 2, "", "no_such_place"),
    ],
)
def test_nobody_else_feels_anything(by: str, seat: int, place: str, code: str) -> None:
    room = blind().play("Sa1")
    with pytest.raises(Refusal) as refusal:
        touch(room.table, by, seat, place)
    assert refusal.value.code == code


def test_where_the_board_is_seen_there_is_nothing_to_feel() -> None:
    with pytest.raises(Refusal) as refusal:
        touch(begun("foursenses").table, ANN, 1, "a1")
    assert refusal.value.code == "nothing_to_feel"


def test_feeling_leaves_no_trace_in_the_table() -> None:
    room = blind().play("Sa1")
    before = snapshot(room.table)
    touch(room.table, BOB, 2, "a1")
    assert snapshot(room.table) == before


def test_the_record_of_a_blindfold_match_is_closed_until_the_match_is_over() -> None:
    room = blind().play("Sa1")
    with pytest.raises(Refusal) as refusal:
        record_of(room.table)
    assert refusal.value.code == "hidden"
    room.do(events.Resigned(ANN, 1))
    assert "Sa1" in record_of(room.table).to_text()


def test_no_key_of_anybody_is_in_any_view_or_in_what_is_told() -> None:
    room = begun("q4", players=3)
    watcher, talk = events.Watched(DAN, "Dan"), events.Said(ANN, "hello")
    offer, leave = events.Offered(ANN, 1, "draw"), events.Left(CLEO)
    texts = []
    for event in (watcher, talk, room.move("1a1"), events.Away(ROOM, BOB), offer, leave):
        before = room.table
        room.do(event)
        texts.append(json.dumps(public_event(before, room.table, event)))
        texts += [json.dumps(room.sees(key)) for key in (ANN, BOB, CLEO, DAN, "")]
    assert not [text for text in texts if "key-of" in text]
