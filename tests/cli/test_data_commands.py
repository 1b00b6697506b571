"""`games`, `show`, `perft` and `warm`."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import quatuor as q
from tests.cli.run import run


def test_games_lists_every_game_with_every_option() -> None:
    listed = run("games").out
    for name, rules in q.GAMES.items():
        assert f"\n{name}: " in "\n" + listed
        for option in rules.OPTIONS:
            assert f"  {option.name}=" in listed
    assert "(house rule)" in listed


def test_games_as_json_has_defaults_and_help() -> None:
    catalogue = {game["name"]: game for game in json.loads(run("games", "--json").out)["games"]}
    assert list(catalogue) == list(q.GAMES)
    assert catalogue["q4"]["players"] == [2, 3, 4]
    both = next(o for o in catalogue["plus4"]["options"] if o["name"] == "both_lines")
    assert both["default"] == "draw"
    assert both["house"] is True


def test_games_tells_the_limits_that_depend_on_how_many_play() -> None:
    listed = run("games").out
    assert "marbles of each: 1 to 31; players=3: 1 to 21; players=4: 1 to 15" in listed
    assert "who starts the first round: 1 to 2; players=3: 1 to 3; players=4: 1 to 4" in listed
    assert "who starts the first round: 1 to 2\n" in listed


def test_show_prints_the_picture_and_what_may_be_played() -> None:
    ran = run("show", "puissance4", "--moves", "44")
    assert ran.out.endswith("player 1 to play: 1 2 3 4 5 6 7\n")
    assert ran.out.startswith(str(q.Game("puissance4").start().play("44")))


def test_show_tells_how_a_match_ended() -> None:
    assert run("show", "puissance4", "--moves", "1212121").out.endswith(
        "player 1 won (line; 1,1 1,2 1,3 1,4)\n"
    )


@pytest.mark.parametrize("game", list(q.GAMES))
def test_show_draws_every_game_as_svg(game: str) -> None:
    picture = ET.fromstring(run("show", game, "--svg", "-").out)
    assert picture.tag.endswith("svg")


def test_perft_as_json_is_the_list_of_counts() -> None:
    ran = run("perft", "puissance4", "--depth", "5", "--json")
    assert json.loads(ran.out) == {"nodes": [7, 49, 343, 2401, 16807]}


def test_perft_takes_options_and_a_prefix() -> None:
    prefix = "1 7 x1 x7 1 7 x1"
    arguments = ["-o", "pop_out=true", "--moves", prefix, "--depth", "2", "--json"]
    assert json.loads(run("perft", "puissance4", *arguments).out) == {"nodes": [8, 49]}


def test_perft_after_the_end_of_the_match_is_zero() -> None:
    ran = run("perft", "puissance4", "--moves", "1212121", "--depth", "3", "--json")
    assert json.loads(ran.out) == {"nodes": [0, 0, 0]}


def test_divide_counts_behind_each_ply() -> None:
    ran = run("perft", "plus4", "--depth", "2", "--divide")
    assert ran.out.splitlines() == ["1 4", "2 4", "3 4", "4 4"]


@pytest.mark.slow
def test_warm_compiles_a_game_and_says_so() -> None:
    told = json.loads(run("warm", "top10", "--json").out)
    assert told["steps"] > 3


@pytest.mark.slow
def test_warm_compiles_everything_and_says_so() -> None:
    told = json.loads(run("warm", "--json").out)
    assert told["steps"] > len(q.GAMES)


def test_warm_refuses_games_that_are_not_compiled() -> None:
    assert run("warm", "flip").err == "quatuor: nothing is compiled for flip\n"
    assert "there is no game 'top11'" in run("warm", "top11").err


def test_show_writes_a_round_as_a_moving_picture(tmp_path: Path) -> None:
    file = tmp_path / "round.svg"
    assert run("show", "puissance4", "--moves", "445", "--film", str(file)).out == ""
    frames = ET.parse(file).getroot().findall("{http://www.w3.org/2000/svg}g")
    assert len(frames) == 4
