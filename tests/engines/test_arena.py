"""Tournaments: ratings are right, seats are fair, an interruption costs nothing."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from quatuor.engines.arena import Tournament, plot, text, to_json
from quatuor.engines.arena.bout import Result, seatings
from quatuor.engines.arena.elo import Rating, Tally, ordered, ratings, surely_ordered
from quatuor.engines.arena.tournament import duels
from quatuor.game import Game


def test_three_wins_in_four_games_are_worth_191_points() -> None:
    found = ratings(["a", "b"], {("a", "b"): Tally(4000, 3000)})
    assert found["a"].elo - found["b"].elo == pytest.approx(190.8, abs=1)
    assert found["a"].elo == pytest.approx(-found["b"].elo)


def test_an_error_bar_is_halved_by_four_times_the_games() -> None:
    few = ratings(["a", "b"], {("a", "b"): Tally(1000, 600)})["a"].error
    many = ratings(["a", "b"], {("a", "b"): Tally(4000, 2400)})["a"].error
    assert few == pytest.approx(2 * many, rel=0.02)
    assert few == pytest.approx(1.96 * 173.7 / 2 / (1000 * 0.24) ** 0.5, rel=0.02)


def test_a_player_who_won_everything_has_a_finite_rating() -> None:
    found = ratings(["a", "b", "c"], {("a", "b"): Tally(10, 0), ("b", "c"): Tally(10, 0)})
    assert 200 < found["c"].elo < 2000
    assert ordered(["a", "b", "c"], found)


def test_order_is_sure_only_beyond_the_error_bars() -> None:
    found = {"a": Rating(-100, 50), "b": Rating(0, 50), "c": Rating(60, 50)}
    assert surely_ordered(["a", "b"], found)
    assert not surely_ordered(["a", "b", "c"], found)


def test_everybody_sits_in_every_seat() -> None:
    assert seatings(Game("q4"), "x", "y") == [("x", "y"), ("y", "x")]
    three = seatings(Game("q4", players=3), "x", "y")
    assert len(three) == len(set(three)) == 6
    for seat in range(3):
        assert sum(seats[seat] == "x" for seats in three) == 3
    partners = Game("q4", players=4, partners=True)
    assert seatings(partners, "x", "y") == [("x", "y", "x", "y"), ("y", "x", "y", "x")]


def test_at_a_table_of_three_each_pair_of_levels_is_a_duel() -> None:
    result = Result("", ("x", "y", "y"), (0, 5, 3), 10)
    assert list(duels(result)) == [("x", "y", 0.0), ("x", "y", 0.0)]
    drawn = Result("", ("x", "y", "y"), (0, 0, 0), 10)
    assert list(duels(drawn)) == [("x", "y", 0.5), ("x", "y", 0.5)]


def test_an_interrupted_tournament_ends_as_it_would_have(tmp_path: Path) -> None:
    game, levels = Game("puissance4"), ("first", "easy")
    whole = Tournament(game, levels, rounds=2, journal=tmp_path / "whole").run()
    lines = (tmp_path / "whole").read_text().splitlines()
    (tmp_path / "half").write_text("\n".join([*lines[:2], lines[2][:20]]))
    with (tmp_path / "half").open("a") as file:
        file.write("\n")
    done: list[int] = []
    half = Tournament(game, levels, rounds=2, journal=tmp_path / "half")
    half.run(lambda played, _all, _result: done.append(played))
    assert half.results == whole.results
    assert done == [1, 2, 3, 4]
    assert len((tmp_path / "half").read_text().splitlines()) == 5


def test_the_report_names_every_level_and_the_picture_is_well_formed() -> None:
    tournament = Tournament(Game("puissance4"), ("first", "easy"), rounds=1).run()
    assert "first" in text(tournament)
    assert set(json.loads(json.dumps(to_json(tournament)))["ratings"]) == {"first", "easy"}
    table = {"one game": tournament.ratings(), "a < b": {"first": Rating(-50, 10)}}
    picture = ElementTree.fromstring(plot(table))
    words = [element.text for element in picture.iter() if element.tag.endswith("text")]
    assert {"first", "easy", "a < b"} <= set(words)
