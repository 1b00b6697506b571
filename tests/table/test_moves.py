"""Moves, rounds, stakes, giving up."""

import pytest

from quatuor import record
from quatuor.table import ROOM, Think, effects_of, events, record_of
from tests.table.helping import ANN, BOB, CLEO, Room, begun, opened, seated

WIN_1 = "1 2 1 2 1 2 1"
"""Seven moves with which whoever starts wins a round of puissance4."""


def test_a_move_counts_only_from_the_seat_and_the_person_to_move() -> None:
    room = begun()
    assert room.refused(events.Played(BOB, 2, "4", room.table.seq)) == "not_your_turn"
    assert room.refused(events.Played(BOB, 1, "4", room.table.seq)) == "not_your_seat"
    assert room.refused(events.Played(CLEO, 1, "4", room.table.seq)) == "not_your_seat"
    assert room.refused(events.Played("computer 1", 1, "4", room.table.seq)) == "not_your_seat"
    room.play("4")
    assert room.moves == "4"


def test_a_move_made_before_the_latest_one_was_seen_is_stale() -> None:
    room = opened().do(events.Sat(ANN, "Ann", 1)).do(events.Sat(ANN, "Ann", 2))
    room.do(events.Began(ANN, 0))
    seen = room.table.seq
    room.play("4")
    assert room.refused(events.Played(ANN, 2, "4", seen)) == "stale"


def test_words_and_spectators_in_between_do_not_make_a_move_stale() -> None:
    room = begun()
    seen = room.table.seq
    room.do(events.Watched(CLEO, "Cléo")).do(events.Said(CLEO, "hello"))
    room.do(events.Played(ANN, 1, "4", seen))


@pytest.mark.parametrize("token", ["9", "x1", "", "4 4", "44", "starts=2", "stake=3", "A4"])
def test_what_is_no_legal_token_is_refused(token: str) -> None:
    room = begun()
    assert room.refused(room.move(token)) in ("illegal_move", "unreadable_move")


def test_rounds_add_up_on_the_slide_and_later_rounds_alternate() -> None:
    room = begun(wins=2).play(WIN_1).next()
    seen = room.sees("")
    assert (seen["match"]["totals"], seen["match"]["round"]) == ([1, 0], 2)
    assert seen["match"]["to_move"] == 2
    assert seen["last_round"]["result"] == {"winners": [1], "reason": "line"}
    assert seen["last_round"]["board"][-1] == "12....."
    assert seen["match"]["moves"] == []
    assert seen["last_round"]["starter"] == 1
    room.play(WIN_1).next()
    assert room.sees("")["last_round"]["starter"] == 2
    room.play(WIN_1)
    assert room.sees("")["result"] == {"winners": [1], "reason": "line"}
    assert room.sees("")["matches"] == [1, 0]
    assert room.refused(events.Played(ANN, 1, "4", room.table.seq)) == "match_over"


def test_the_loser_starts_the_next_round_if_the_table_says_so() -> None:
    room = begun(terms={"later": "loser"}, wins=3).play(WIN_1).next()
    assert room.sees("")["match"]["to_move"] == 2
    room.play(WIN_1).next()
    assert room.sees("")["match"]["totals"] == [1, 1]
    assert room.sees("")["match"]["to_move"] == 1


def test_a_match_whose_loser_started_again_has_a_record_that_reads_back() -> None:
    room = begun(terms={"later": "loser"}, wins=3).play("1 7 1 7 2 7 2 7").next()
    assert room.sees("")["match"]["totals"] == [0, 1]
    assert room.sees("")["match"]["to_move"] == 1
    assert room.moves.endswith("starts=1")
    text = record_of(room.play("4").table).to_text()
    assert record.read(text).match.position == room.table.match.position  # type: ignore[union-attr]


def test_resigning_gives_the_match_to_the_other_side() -> None:
    room = begun().play("4")
    assert room.refused(events.Resigned(ANN, 2)) == "not_your_seat"
    room.do(events.Resigned(ANN, 1))
    assert room.sees("")["result"] == {"winners": [2], "reason": "resignation"}
    assert "Ended: 2 (resignation)" in record_of(room.table).to_text()


def test_partners_resign_together() -> None:
    room = begun("q4", players=4, partners=True).do(events.Resigned(CLEO, 3))
    assert room.sees("")["result"]["winners"] == [2, 4]


def test_of_three_the_one_with_the_most_points_wins_when_another_gives_up() -> None:
    room = begun("foursenses", players=3)
    room.do(events.Resigned(BOB, 2))
    assert room.sees("")["result"]["winners"] == [1, 3]


def test_a_computer_to_move_is_owed_a_thought_and_moves_like_anybody() -> None:
    room = opened().do(events.Sat(ANN, "Ann", 1)).do(events.Hired(ANN, 2, "hard"))
    room.do(events.Began(ROOM, 0))
    assert effects_of(room.table) == ()
    room.play("4")
    assert effects_of(room.table) == (Think(2, "hard"),)
    assert room.refused(room.move("4", by=ANN)) == "not_your_seat"
    room.do(room.move("4", by="computer 2"))
    assert effects_of(room.table) == ()


def test_announcements_are_moves_and_a_wrong_one_costs_the_turn() -> None:
    room = begun("q4", claims="announce").play("1a1 2a1 !")
    assert room.sees("")["match"]["to_move"] == 2
    assert room.table.match is not None
    assert room.table.match.moves == ("1a1", "2a1", "!")


def test_the_stake_changes_between_rounds_when_all_agree() -> None:
    room = begun("q4", wins=9)
    room.do(room.offer(1, "stake", 3))
    assert room.sees(BOB)["offer"]["answer"] == [2]
    room.do(room.accept(2))
    assert room.sees("")["match"]["stake"] == 3
    room.play("1a1 2a1 1b1 2b1 1c1 2c1 1d1")
    assert room.sees("")["match"]["totals"] == [3, 0]


def test_the_stake_stays_once_the_round_is_on() -> None:
    room = begun("q4").play("1a1")
    assert room.refused(room.offer(2, "stake", 3)) == "bad_stake"
    assert begun().refused(begun().offer(1, "stake", 3)) == "bad_stake"


def test_a_rematch_is_begun_by_the_other_player() -> None:
    room = begun(wins=1).play(WIN_1)
    room.do(room.offer(2, "rematch")).do(room.accept(1)).do(events.Began(ROOM, 0))
    assert room.sees("")["match"]["to_move"] == 2
    assert room.sees("")["matches"] == [1, 0]


def test_before_the_match_nothing_can_be_played() -> None:
    room: Room = seated()
    assert room.refused(events.Played(ANN, 1, "4", room.table.seq)) == "not_begun"
