"""The pause between two rounds: the ended one stays until everybody has seen enough of it."""

import json
from typing import Any

import pytest

from quatuor.table import (
    ROOM,
    NextRound,
    Think,
    effects_of,
    event_data,
    event_from,
    events,
    replay,
    restored,
    snapshot,
)
from quatuor.table.clock import Allowance
from quatuor.table.events import AT_ONCE
from tests.table.helping import ANN, BOB, NAMES, START, Room, begun, opened, seated
from tests.table.test_throws import land, throw

WIN_1 = "1 2 1 2 1 2 1"
SUDDEN = {"clock": Allowance("sudden", 60)}
MATCHES: list[tuple[str, dict[str, Any], str]] = [
    ("puissance4", {"wins": 2}, WIN_1),
    ("top10", {"wins": 2, "fill": "random", "seed": 5, "target": 1}, ""),
    ("plus4", {"mode": "rounds"}, "1 2 1 2 1 2 1"),
    ("plus4", {"mode": "elementary", "wins": 2}, "1 2 1 2 1 2 1"),
    ("q4", {"wins": 2}, "1a1 2a1 1b1 2b1 1c1 2d3 1d1"),
    ("foursenses", {"wins": 2}, "Sa1 Sb1 Sc1 Hd3 Sd1"),
    ("foursenses", {"players": 3}, "Sa1 Sb1 Sc1 Hd3 Sd1"),
]


def with_computer(**options: Any) -> Room:
    """Ann against the computer, which sits on the second seat."""
    room = opened(**options).do(events.Sat(ANN, "Ann", 1)).do(events.Hired(ANN, 2, "easy"))
    return room.do(events.Began(ANN, 0))


def at_one_screen(**options: Any) -> Room:
    """Ann holds both seats."""
    room = opened(**options).do(events.Sat(ANN, "Ann", 1)).do(events.Sat(ANN, "Ann", 2))
    return room.do(events.Began(ANN, 0))


def play_out(room: Room) -> Room:
    """The first legal move, again and again, until the round is over."""
    while room.table.phase == "playing":
        assert room.table.match is not None
        assert room.table.match.round == 1
        room.play(room.table.match.legal[0])
    return room


@pytest.mark.parametrize(("game", "options", "moves"), MATCHES)
def test_the_ended_round_stays_whole_until_everybody_wants_the_next(
    game: str, options: dict[str, Any], moves: str
) -> None:
    room = play_out(begun(game, **options).play(moves))
    ended = room.table.match
    assert ended is not None
    seen = room.sees(ANN)
    assert seen["phase"] == "between"
    assert seen["match"]["round"] == 1
    assert seen["match"]["moves"] == list(ended.moves)
    assert seen["match"]["board"] == seen["last_round"]["board"] == ended.position.board
    assert seen["match"]["lines"] == seen["last_round"]["lines"]
    assert seen["match"]["hand"] == list(ended.position.hand)
    assert (seen["match"]["to_move"], seen["match"]["legal"], seen["acting"]) == (None, [], [])
    again = restored(json.loads(json.dumps(snapshot(room.table))))
    assert again == room.table
    room.next()
    assert room.sees(ANN)["match"]["round"] == 2
    assert room.sees(ANN)["match"]["moves"] == []
    assert room.table.phase == "playing"


def test_top10_shows_the_kept_discs_of_the_round_that_has_ended() -> None:
    room = play_out(begun("top10", wins=2, fill="random", seed=5, target=1))
    assert sorted(room.sees(ANN)["match"]["scores"]) == [0, 1]
    assert room.next().sees(ANN)["match"]["scores"] == [0, 0]


def test_flip_waits_as_well_and_nobody_throws_meanwhile() -> None:
    room = begun("flip", wins=2)
    for place in ("Ua1", "Ub1", "Uc1", "Ud1"):
        throw(room, 1, place)
    waited = throw(room, 2)
    room.do(room.move("1!", seat=1))
    land(room, waited, "miss")
    assert room.table.phase == "between"
    assert room.sees(BOB)["match"]["board"]["Ua1"] == "1"
    launch = events.Launched(BOB, 2, 0.0, 0.0, 0.5, 0.5)
    assert room.refused(launch, after=1_000) == "round_over"
    assert room.next().sees(BOB)["match"]["board"].get("Ua1") is None
    room.do(launch, after=1_000)


def test_everybody_who_plays_is_waited_for() -> None:
    room = begun(wins=2).play(WIN_1)
    assert room.sees(ANN)["between"] == {"waiting": [1, 2], "you": True, "until": None}
    room.do(events.Continued(BOB, 1))
    assert room.table.phase == "between"
    assert room.sees(BOB)["between"] == {"waiting": [1], "you": False, "until": None}
    assert room.refused(events.Continued(BOB, 1)) == "said_already"
    room.do(events.Continued(ANN, 1))
    assert (room.table.phase, room.sees(ANN)["between"]) == ("playing", None)


def test_at_one_screen_and_against_the_computer_one_word_is_enough() -> None:
    for room in (at_one_screen(wins=2), with_computer(wins=2)):
        room.play(WIN_1).do(events.Continued(ANN, 1))
        assert room.table.phase == "playing"


def test_only_players_go_on_and_only_from_the_round_that_has_ended() -> None:
    room = begun(wins=3)
    assert room.refused(events.Continued(ANN, 1)) == "no_pause"
    room.play(WIN_1)
    assert room.refused(events.Continued("stranger", 1)) == "not_your_seat"
    assert room.refused(events.Continued(ANN, 2)) == "no_pause"
    assert room.refused(events.Continued(ROOM, 1)) == "time_left"
    room.next().play(WIN_1)
    assert room.refused(events.Continued(ANN, 1)) == "no_pause"


def test_whoever_is_away_or_has_left_is_not_waited_for() -> None:
    away = begun(wins=2).play(WIN_1).do(events.Continued(ANN, 1)).do(events.Away(ROOM, BOB))
    assert away.table.phase == "playing"
    left = begun(wins=2).play(WIN_1).do(events.Continued(ANN, 1)).do(events.Left(BOB))
    assert left.table.phase == "playing"


def test_nothing_begins_while_nobody_is_there() -> None:
    room = begun(wins=2).play(WIN_1).do(events.Away(ROOM, ANN)).do(events.Away(ROOM, BOB))
    assert room.sees(ANN)["phase"] == "between"
    room.do(events.Back(ROOM, ANN)).do(events.Continued(ANN, 1))
    assert room.sees(ANN)["phase"] == "playing"


def test_no_computer_acts_in_the_pause() -> None:
    room = with_computer(wins=2).play(WIN_1)
    assert effects_of(room.table) == ()
    room.next()
    assert effects_of(room.table) == (Think(2, "easy"),)


def test_where_only_computers_play_the_next_round_begins_after_a_moment() -> None:
    room = opened(wins=2).do(events.Hired(ANN, 1, "easy")).do(events.Hired(ANN, 2, "easy"))
    room.do(events.Began(ANN, 0)).play(WIN_1)
    assert effects_of(room.table) == (NextRound(1, START + 5_000),)
    room.do(events.Continued(ROOM, 1), after=5_000)
    assert room.table.phase == "playing"


@pytest.mark.parametrize(
    ("clock", "interval", "seconds"),
    [
        (Allowance(), None, 0),
        (Allowance(), 7, 7),
        (Allowance("sudden", 60), None, 30),
        (Allowance("sudden", 60), 0, 0),
        (Allowance("move", 20), None, 30),
        (Allowance("correspondence", 86_400), None, 86_400),
    ],
)
def test_how_long_the_round_stays_at_most_suits_the_clock_or_is_agreed(
    clock: Allowance, interval: int | None, seconds: int
) -> None:
    room = begun(terms={"clock": clock, "interval": interval}, wins=2)
    assert room.sees(ANN)["terms"]["interval"] == seconds
    until = START + 1000 * seconds if seconds else None
    assert room.play(WIN_1).sees(ANN)["between"]["until"] == until


@pytest.mark.parametrize("interval", [-2, 30 * 86_400 + 1])
def test_an_interval_out_of_bounds_is_refused(interval: int) -> None:
    wanted = events.Wanted("plus4", interval=interval)
    assert Room().refused(events.Opened(ANN, "Ann", wanted)) == "bad_interval"


def test_with_a_clock_the_next_round_begins_by_itself_and_the_pause_costs_no_time() -> None:
    room = begun(terms=SUDDEN, wins=2).play(WIN_1, after=1_000)
    left = room.table.clock.left
    until = room.now + 30_000
    assert effects_of(room.table) == (NextRound(1, until),)
    assert room.refused(events.Continued(ROOM, 1), after=29_999) == "time_left"
    room.do(events.Continued(ROOM, 1), after=30_000)
    assert room.table.phase == "playing"
    assert (room.table.clock.left, room.table.clock.running) == (left, 2)


def test_an_outage_makes_the_pause_longer() -> None:
    room = begun(terms=SUDDEN, wins=2).play(WIN_1)
    room.do(events.Outage(ROOM, START + 1_000, START + 61_000), after=61_000)
    assert effects_of(room.table) == (NextRound(1, START + 90_000),)


def test_the_losing_move_can_be_taken_back_in_the_pause() -> None:
    room = with_computer(wins=3).play("7 1 7 1 6 1 6 1")
    assert room.sees(ANN)["match"]["totals"] == [0, 1]
    assert room.sees(ANN)["undo"] == [1]
    room.do(room.offer(1, "undo"))
    assert room.moves == "7 1 7 1 6 1"
    seen = room.sees(ANN)
    assert (seen["phase"], seen["match"]["to_move"]) == ("playing", 1)
    assert (seen["match"]["totals"], seen["last_round"]) == ([0, 0], None)
    room.play("1 7 6 5")


def test_the_move_that_lost_the_match_can_be_taken_back_against_the_computer() -> None:
    room = with_computer(wins=1).play("7 1 7 1 6 1 6 1")
    assert room.sees(ANN)["matches"] == [0, 1]
    assert room.sees(ANN)["undo"] == [1]
    room.do(room.offer(1, "undo"))
    seen = room.sees(ANN)
    assert (seen["phase"], seen["result"], seen["matches"]) == ("playing", None, [0, 0])
    assert room.table == restored(json.loads(json.dumps(snapshot(room.table))))


def test_between_people_a_winning_move_is_taken_back_by_its_owner_and_with_consent_only() -> None:
    room = begun(wins=2).play(WIN_1)
    assert room.refused(room.offer(2, "undo")) == "no_undo"
    assert (room.sees(ANN)["undo"], room.sees(BOB)["undo"]) == ([1], [])
    room.do(room.offer(1, "undo")).do(room.accept(2))
    assert (room.table.phase, room.moves) == ("playing", "1 2 1 2 1 2")


def test_at_one_screen_the_last_mover_takes_back_first() -> None:
    assert at_one_screen().play("1 2 3").sees(ANN)["undo"] == [1, 2]
    assert at_one_screen().play("1 2").sees(ANN)["undo"] == [2, 1]


@pytest.mark.parametrize("what", ["resigned", "drawn"])
def test_what_was_given_up_or_agreed_stays(what: str) -> None:
    room = begun().play("4")
    if what == "resigned":
        room.do(events.Resigned(BOB, 2))
    else:
        room.do(room.offer(2, "draw")).do(room.accept(1))
    assert room.sees(ANN)["undo"] == []
    assert room.refused(room.offer(1, "undo")) == "match_over"


def test_one_may_give_the_match_up_in_the_pause() -> None:
    room = begun(wins=3).play(WIN_1).do(events.Resigned(BOB, 2))
    assert (room.table.phase, room.sees(ANN)["result"]["winners"]) == ("over", [1])


def test_what_was_logged_before_there_was_a_pause_leads_to_the_same_match() -> None:
    room = seated(terms={"interval": AT_ONCE}, wins=2).do(events.Began(ROOM, 0))
    room.play(WIN_1).play("4 4")
    old: list[tuple[dict[str, Any], int]] = []
    for event, at in room.log:
        data = event_data(event)
        del data["schema"], data["rules"]
        if "wanted" in data:
            del data["wanted"]["interval"]
        old.append((data, at))
    again = replay((event_from(data), at) for data, at in old)
    assert again == room.table
    assert room.sees(ANN)["match"]["round"] == 2
    assert room.sees(ANN)["terms"]["interval"] is None


def test_names_of_those_who_are_waited_for_are_told_by_seat_and_no_key_is_told() -> None:
    room = begun(wins=2).play(WIN_1)
    assert not any(key in json.dumps(room.sees("stranger")) for key in NAMES)
    assert room.sees("stranger")["between"]["you"] is False
