"""Tournaments: ratings and luck are right, seats are fair, an interruption costs nothing."""

import json
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, strategies as st

from quatuor.game import Game
from quatuor.players.tournament import Terms, Tournament, plot, text, to_json
from quatuor.players.tournament.elo import Rating, Score, ordered, ratings
from quatuor.players.tournament.head_to_head import duels, record
from quatuor.players.tournament.opening import opening, undecided
from quatuor.players.tournament.pairing import Result, seatings
from quatuor.players.tournament.significance import p_value
from quatuor.players.tournament.tournament import FEWEST


def test_three_wins_in_four_games_are_worth_191_points() -> None:
    found = ratings(["a", "b"], {("a", "b"): Score(4000, 3000)})
    assert found["a"].elo - found["b"].elo == pytest.approx(190.8, abs=1)
    assert found["a"].elo == pytest.approx(-found["b"].elo)


def test_an_error_bar_is_halved_by_four_times_the_games() -> None:
    few = ratings(["a", "b"], {("a", "b"): Score(1000, 600)})["a"].error
    many = ratings(["a", "b"], {("a", "b"): Score(4000, 2400)})["a"].error
    assert few == pytest.approx(2 * many, rel=0.02)
    assert few == pytest.approx(1.96 * 173.7 / 2 / (1000 * 0.24) ** 0.5, rel=0.02)


def test_a_player_who_won_everything_has_a_finite_rating() -> None:
    found = ratings(["a", "b", "c"], {("a", "b"): Score(10, 0), ("b", "c"): Score(10, 0)})
    assert 200 < found["c"].elo < 2000
    assert ordered(["a", "b", "c"], found)


@given(st.lists(st.integers(-4, 4), max_size=9))
def test_luck_is_the_share_of_all_signs_that_do_at_least_as_well(surpluses: list[int]) -> None:
    ways = [
        sum(sign * abs(one) for sign, one in zip(signs, surpluses, strict=True))
        for signs in product((1, -1), repeat=len(surpluses))
    ]
    expected = sum(way >= sum(surpluses) for way in ways) / len(ways)
    assert p_value(surpluses) == pytest.approx(expected)


def test_six_encounters_won_are_one_in_64_by_luck() -> None:
    assert p_value([2] * 6) == 1 / 64
    assert p_value([2, 0, 2, 2, 0, 2, 2, 2]) == 1 / 64
    assert p_value([]) == p_value([0]) == p_value([-2]) == 1


def test_everybody_sits_in_every_seat() -> None:
    assert seatings(Game("q4"), "x", "y") == [("x", "y"), ("y", "x")]
    three = seatings(Game("q4", players=3), "x", "y")
    assert len(three) == len(set(three)) == 6
    for seat in range(3):
        assert sum(seats[seat] == "x" for seats in three) == 3
    partners = Game("q4", players=4, partners=True)
    assert seatings(partners, "x", "y") == [("x", "y", "x", "y"), ("y", "x", "y", "x")]


def test_at_a_table_of_three_each_pair_of_seats_is_a_duel() -> None:
    assert list(duels(Result("", ("x", "y", "y"), (0, 5, 3), 10), "y")) == [1, 1]
    assert list(duels(Result("", ("x", "y", "y"), (5, 0, 5), 10), "y")) == [-1, 0]
    assert list(duels(Result("", ("x", "y", "y"), (5, 0, 5), 10), "x")) == [1, 0]


def test_the_bouts_of_an_opening_are_one_encounter() -> None:
    results = [
        Result("… | 0", ("x", "y"), (1, 0), 9),
        Result("… | 0", ("y", "x"), (1, 0), 9),
        Result("… | 1", ("x", "y"), (0, 1), 9),
        Result("… | 1", ("y", "x"), (0, 0), 9),
    ]
    told = record(results, ("x", "y"))
    assert (told.won, told.drawn, told.lost, told.openings) == (2, 1, 1, 2)
    assert told.p_value == 0.5, "whoever started won the first two; only the other opening tells"
    assert told.score == Score(4, 1.5)


@pytest.mark.parametrize(
    ("game", "plies"),
    [(Game("puissance4", pop_out=True), 6), (Game("q4", players=3), 20), (Game("foursenses"), 3)],
    ids=str,
)
def test_an_opening_is_the_same_for_all_and_decides_nothing(game: Game, plies: int) -> None:
    found = [opening(game, plies, number) for number in range(5)]
    assert found == [opening(game, plies, number) for number in range(5)]
    assert len(set(found)) > 1
    for position in found:
        assert position.number == plies
        assert undecided(position)


def test_without_plies_by_lot_a_bout_begins_where_a_round_of_a_match_does() -> None:
    assert opening(Game("plus4"), 0, 3) == Game("plus4").start()
    grids = [opening(Game("top10", fill="random"), 0, number) for number in (0, 1)]
    assert grids[0].board != grids[1].board, "another filling for every round"


def test_where_nobody_may_win_at_once_such_an_opening_is_not_taken() -> None:
    assert not undecided(Game("puissance4").start().play("121212"))
    assert not undecided(Game("puissance4").start().play("1212121"))
    assert undecided(Game("puissance4").start().play("12121"))


def test_an_interrupted_tournament_ends_as_it_would_have(tmp_path: Path) -> None:
    game, levels = Game("puissance4"), ("first", "easy")
    whole = Tournament(game, levels, rounds=2, journal=tmp_path / "whole").run()
    lines = (tmp_path / "whole").read_text().splitlines()
    (tmp_path / "half").write_text("\n".join([*lines[:2], lines[2][:20]]))
    done: list[int] = []
    half = Tournament(game, levels, rounds=2, journal=tmp_path / "half")
    half.run(lambda played, most: done.append(played) if most == 4 else None)
    assert half.results == whole.results
    assert done == [3, 4]
    assert (tmp_path / "half").read_text() == (tmp_path / "whole").read_text()


def test_who_plays_side_by_side_plays_the_same() -> None:
    game, levels = Game("plus4"), ("first", "easy")
    alone = Tournament(game, levels, rounds=2).run()
    with ThreadPoolExecutor(2) as pool:
        assert Tournament(game, levels, rounds=2).run(pool=pool).results == alone.results


def test_neighbours_meet_only_the_next_level_and_stop_when_it_is_clear() -> None:
    levels = ("first", "easy", "hard")
    terms = Terms(opening=3)
    played = Tournament(Game("plus4"), levels, 40, terms, neighbours=True, p_value=0.2).run()
    assert list(played.results) == [("first", "easy"), ("easy", "hard")]
    for pair in played.pairs:
        told = played.record(pair)
        assert FEWEST <= told.openings < 40
        assert told.p_value < 0.2


def test_the_report_names_every_level_and_the_picture_is_well_formed() -> None:
    tournament = Tournament(Game("puissance4"), ("first", "easy"), rounds=1).run()
    assert "easy against first: won" in text(tournament)
    told = json.loads(json.dumps(to_json(tournament)))
    assert set(told["ratings"]) == {"first", "easy"}
    assert {"weaker": "first", "stronger": "easy"}.items() <= told["meetings"][0].items()
    table = {"one game": tournament.ratings(), "a < b": {"first": Rating(-50, 10)}}
    picture = ElementTree.fromstring(plot(table))
    words = [element.text for element in picture.iter() if element.tag.endswith("text")]
    assert {"first", "easy", "a < b"} <= set(words)
