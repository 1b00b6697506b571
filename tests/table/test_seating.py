"""Opening a table, sitting down, leaving, beginning."""

from typing import Any

import pytest

from quatuor.table import ROOM, DrawLot, Wanted, apply, effects_of, events
from quatuor.table.seats import TEAM
from tests.table.helping import ANN, BOB, CLEO, TEAMS, Room, begun, opened, seated


@pytest.mark.parametrize(
    ("game", "options", "wins"),
    [
        ("puissance4", {}, 5),
        ("q4", {"players": 4}, 5),
        ("foursenses", {"players": 3}, 1),
        ("puissance4", {"wins": 2}, 2),
    ],
)
def test_a_table_proposes_five_wins_where_the_game_allows_it(
    game: str, options: dict[str, Any], wins: int
) -> None:
    setup = opened(game, **options).table.setup
    assert setup is not None
    assert setup.game.options["wins"] == wins


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (Wanted("chess"), "unknown_game"),
        (Wanted("q4", {"players": 9}), "bad_option"),
        (Wanted("flip", {"mode": "pro"}, later="loser"), "bad_start"),
        (Wanted("plus4", {"mode": "rounds"}, later="loser"), "bad_start"),
    ],
)
def test_a_game_that_cannot_be_played_is_refused_with_the_reason(wanted: Wanted, code: str) -> None:
    assert Room().refused(events.Opened(ANN, "Ann", wanted)) == code


def test_a_seat_belongs_to_one_person_unless_the_table_has_teams() -> None:
    assert seated().refused(events.Sat(CLEO, "Cléo", 1)) == "seat_taken"
    team = seated(terms=TEAMS).do(events.Sat(CLEO, "Cléo", 1))
    assert [seat["names"] for seat in team.sees("")["seats"]] == [["Ann", "Cléo"], ["Bob"]]
    for number in range(TEAM - 2):
        team.do(events.Sat(f"key {number}", f"Eva {number}", 1))
    assert team.refused(events.Sat("one more", "Fay", 1)) == "seat_taken"


def test_a_team_takes_its_turns_in_rotation() -> None:
    room = seated(terms=TEAMS).do(events.Sat(CLEO, "Cléo", 1)).do(events.Began(ROOM, 0))
    assert room.refused(room.move("1", by=CLEO)) == "not_your_turn"
    room.do(room.move("1", by=ANN)).do(room.move("2", by=BOB))
    assert room.refused(room.move("1", by=ANN)) == "not_your_turn"
    room.do(room.move("1", by=CLEO)).do(room.move("2", by=BOB)).do(room.move("1", by=ANN))


def test_nobody_joins_the_team_they_play_against() -> None:
    room = seated(terms=TEAMS).do(events.Began(ROOM, 0))
    assert room.refused(events.Sat(BOB, "Bob", 1)) == "other_side"
    assert room.do(events.Left(ANN)).do(events.Sat(BOB, "Bob", 1)).sees(BOB)["yours"] == [1, 2]


def test_a_turn_of_several_plies_is_played_by_one_of_the_team() -> None:
    room = seated(terms=TEAMS, power=True).do(events.Sat(CLEO, "Cléo", 1))
    room.do(events.Began(ROOM, 0)).do(room_move(room, "D4", ANN))
    assert room.refused(room_move(room, "5", CLEO)) == "not_your_turn"
    room.do(room_move(room, "5", ANN)).play("1").do(room_move(room, "1", CLEO))


def room_move(room: Room, token: str, by: str) -> events.Played:
    return events.Played(by, 1, token, room.table.seq)


def test_when_one_of_a_team_leaves_the_others_go_on() -> None:
    room = seated(terms=TEAMS).do(events.Sat(CLEO, "Cléo", 1)).do(events.Began(ROOM, 0))
    room.do(events.Left(ANN)).do(room.move("4", by=CLEO)).play("4").do(room.move("4", by=CLEO))


def test_the_match_begins_only_when_every_seat_is_taken() -> None:
    room = opened().do(events.Sat(ANN, "Ann", 1))
    assert room.refused(events.Began(ANN, 0)) == "seats_free"
    room.do(events.Hired(ANN, 2, "easy")).do(events.Began(ANN, 0))
    assert room.table.phase == "playing"


def test_only_the_host_hires_computers_configures_and_begins() -> None:
    room = opened().do(events.Sat(BOB, "Bob", 1))
    assert room.refused(events.Hired(BOB, 2, "easy")) == "not_host"
    assert room.refused(events.Configured(BOB, Wanted("q4"))) == "not_host"
    assert room.refused(events.Began(BOB, 0)) == "not_host"


def test_the_host_s_part_passes_on_when_the_host_leaves() -> None:
    room = seated().do(events.Left(ANN)).do(events.Hired(BOB, 1, "easy"))
    assert room.sees(BOB)["host"]
    assert not room.sees(ANN)["host"]


def test_an_eager_table_asks_for_its_lot_when_the_last_seat_is_taken() -> None:
    room = opened(terms={"eager": True, "first": "lot"}).do(events.Sat(ANN, "Ann", 1))
    assert effects_of(room.table) == ()
    room.do(events.Sat(BOB, "Bob", 2))
    assert effects_of(room.table) == (DrawLot(),)
    room.do(events.Began(ROOM, 7))
    assert room.sees(ANN)["match"]["to_move"] == 2


def test_one_person_may_hold_both_seats_at_one_screen() -> None:
    room = opened().do(events.Sat(ANN, "Ann", 1)).do(events.Sat(ANN, "Guest", 2))
    room.do(events.Began(ANN, 0)).play("4 4 5")
    assert room.sees(ANN)["yours"] == [1, 2]
    assert room.sees(ANN)["acting"] == [2]


def test_a_seat_left_in_mid_match_is_free_for_somebody_else() -> None:
    room = begun().play("4").do(events.Left(BOB))
    room.do(events.Sat(CLEO, "Cléo", 2)).do(room.move("4", by=CLEO))
    assert room.moves == "4 4"


def test_fewer_seats_after_a_change_of_game_make_spectators_not_strangers() -> None:
    room = seated("q4", players=3).do(events.Configured(ANN, Wanted("plus4")))
    assert room.sees("")["watchers"] == ["Cléo"]
    assert [seat["names"] for seat in room.sees("")["seats"]] == [["Ann"], ["Bob"]]


def test_names_and_remarks_are_short_and_readable() -> None:
    room = opened()
    for name in ("", "x" * 25, " Ann"):
        assert room.refused(events.Sat(ANN, name, 1)) == "bad_name"
    for name in ("a\nb", "\u202eAnn"):
        assert room.refused(events.Sat(ANN, name, 1)) == "invisible_characters"
    room.do(events.Sat(ANN, "Ann", 1)).do(events.Said(ANN, "well   played"))
    assert [remark["text"] for remark in room.sees("")["said"]] == ["well played"]
    assert room.refused(events.Said(ANN, "x" * 141)) == "bad_text"
    assert room.refused(events.Said(CLEO, "hello")) == "not_here"


def test_nothing_happens_at_a_table_that_was_never_opened() -> None:
    room = Room()
    assert room.refused(events.Sat(ANN, "Ann", 1)) == "no_table"
    assert room.refused(events.Resigned(ANN, 1)) == "not_begun"
    assert room.refused(events.Left(ANN)) == "not_here"


def test_time_never_goes_back_even_if_the_machine_s_clock_does() -> None:
    room = begun()
    table, _ = apply(room.table, room.move("4"), room.now - 5_000)
    assert table.at == room.now


def test_a_computer_gives_way_to_one_of_another_level_unless_a_round_is_played() -> None:
    room = opened().do(events.Sat(ANN, "Ann", 1)).do(events.Hired(ANN, 2, "easy"))
    room.do(events.Hired(ANN, 2, "medium"))
    assert room.sees(ANN)["seats"][1]["level"] == "medium"
    room.do(events.Began(ANN, 0))
    assert room.refused(events.Hired(ANN, 2, "hard")) == "seat_taken"
    room.do(events.Resigned(ANN, 1)).do(events.Hired(ANN, 2, "easy"))
    assert room.sees(ANN)["seats"][1]["level"] == "easy"


def test_who_starts_follows_from_the_lot_where_it_is_drawn() -> None:
    for lot in range(4):
        room = seated(terms={"first": "lot"}).do(events.Began(ANN, lot))
        assert room.table.match is not None
        assert room.table.match.starter == lot % 2 + 1
