"""Offers: undo, draw, rematch, always with consent."""

import pytest

from quatuor.table import ROOM, events, public_event
from tests.table.helping import ANN, TEAMS, Room, begun, opened, seated


def against_the_computer() -> Room:
    room = opened().do(events.Sat(ANN, "Ann", 1)).do(events.Hired(ANN, 2, "easy"))
    return room.do(events.Began(ROOM, 0))


def test_a_move_is_taken_back_when_the_other_agrees() -> None:
    room = begun().play("4 3 5")
    room.do(room.offer(1, "undo"))
    assert room.moves == "4 3 5"
    room.do(room.accept(2))
    assert room.moves == "4 3"
    assert room.sees("")["match"]["to_move"] == 1
    room.play("1")
    assert room.moves == "4 3 1"


def test_nobody_is_made_to_play_again_by_an_undo() -> None:
    room = begun().play("4 3")
    assert room.refused(room.offer(1, "undo")) == "no_undo"


def test_a_computer_s_answer_is_taken_back_together_with_the_move() -> None:
    room = against_the_computer().play("4 3")
    room.do(room.offer(1, "undo"))
    assert room.moves == ""


def test_an_offer_lapses_when_somebody_moves() -> None:
    room = begun().play("4")
    room.do(room.offer(1, "undo"))
    answer = room.accept(2)
    room.play("3")
    assert room.refused(answer) == "no_offer"
    assert room.moves == "4 3"


def test_an_answer_to_one_offer_is_no_answer_to_the_next() -> None:
    room = begun().play("4")
    room.do(room.offer(1, "undo"))
    answer = room.accept(2)
    room.do(room.decline(2)).do(room.offer(1, "draw"))
    assert room.refused(answer) == "no_offer"
    assert room.table.phase == "playing"


def test_a_draw_needs_everybody_s_consent() -> None:
    room = begun("q4", players=3).play("1a1")
    room.do(room.offer(2, "draw"))
    assert room.refused(room.accept(2)) == "no_offer"
    room.do(room.accept(1))
    assert room.table.phase == "playing"
    room.do(room.accept(3))
    assert room.sees("")["result"] == {"winners": [], "reason": "agreement"}


def test_one_refusal_ends_an_offer() -> None:
    room = begun()
    room.do(room.offer(1, "draw")).do(room.decline(2))
    assert room.sees("")["offer"] is None


def test_a_computer_does_not_agree_to_a_draw() -> None:
    room = against_the_computer()
    assert room.refused(room.offer(1, "draw")) == "no_draw"


def test_only_one_offer_is_open_at_a_time() -> None:
    room = begun().play("4")
    room.do(room.offer(1, "draw"))
    assert room.refused(room.offer(2, "draw")) == "offer_open"


def test_nothing_that_has_shown_something_is_taken_back() -> None:
    claimed = begun("q4", claims="announce").play("1a1 2a1 1b1!")
    assert claimed.refused(claimed.offer(1, "undo")) == "no_undo"
    blind = begun("foursenses", blindfold=True).play("Sa1")
    assert blind.refused(blind.offer(1, "undo")) == "no_undo"


def test_a_finished_round_stays_finished_once_the_next_has_begun() -> None:
    room = begun().play("1 2 1 2 1 2 1").next()
    assert room.refused(room.offer(1, "undo")) == "no_undo"
    assert room.sees(ANN)["undo"] == []


def test_the_teammate_who_asked_for_the_undo_plays_again() -> None:
    room = seated(terms=TEAMS).do(events.Sat("eve", "Eve", 1)).do(events.Began(ROOM, 0))
    room.do(room.move("4", by=ANN)).do(events.Offered(ANN, 1, "undo")).do(room.accept(2))
    assert room.refused(room.move("4", by="eve")) == "not_your_turn"
    room.do(room.move("3", by=ANN))


def test_a_rematch_comes_only_after_the_match_and_only_by_consent() -> None:
    room = begun()
    assert room.refused(room.offer(1, "rematch")) == "match_on"
    room.do(events.Resigned(ANN, 1)).do(room.offer(1, "rematch"))
    assert room.sees("")["phase"] == "over"
    room.do(room.accept(2))
    assert room.sees("")["phase"] == "gathering"


def test_whoever_leaves_takes_the_open_offer_along() -> None:
    room = begun().play("4")
    room.do(room.offer(1, "draw")).do(events.Left(ANN))
    assert room.sees("")["offer"] is None


def test_at_one_screen_a_draw_needs_the_yes_of_the_other_seat_and_an_undo_nobody_s() -> None:
    room = opened().do(events.Sat(ANN, "Ann", 1)).do(events.Sat(ANN, "Ann", 2))
    room.do(events.Began(ANN, 0)).play("4").do(room.offer(2, "draw"))
    assert room.sees(ANN)["phase"] == "playing"
    assert room.sees(ANN)["offer"]["answer"] == [1]
    room.do(room.accept(1))
    assert room.sees(ANN)["result"] == {"winners": [], "reason": "agreement"}


@pytest.mark.parametrize(("seat", "withdrawn"), [(1, True), (2, False)])
def test_an_offer_taken_back_is_told_as_withdrawn(seat: int, withdrawn: bool) -> None:
    room = begun().play("4")
    before = room.do(room.offer(1, "draw")).table
    room.do(room.decline(seat))
    assert public_event(before, room.table, room.log[-1][0])["withdrawn"] is withdrawn
