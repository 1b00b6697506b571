"""`tables`, `prove` and `bench boards`: what is certain, from the command line."""

import json
from pathlib import Path

import pytest

from quatuor.games.puissance4.solver import boards
from quatuor.search.tablebase import store
from tests.cli.run import run, told_in_one_line


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(store, "cache_home", lambda: tmp_path)
    return tmp_path


def test_tables_are_listed_made_and_checked(home: Path) -> None:
    options = ("plus4", "-o", "discs=2", "--json")
    before = json.loads(run("tables", "list", *options).out)[0]
    assert (before["table"], before["made"]) == ("plus4-elementary-draw-2", False)
    made = json.loads(run("tables", "make", *options).out)[0]
    assert made["start"] == "draw"
    after = json.loads(run("tables", "list", *options).out)[0]
    assert (after["made"], after["positions"]) == (True, made["positions"])
    checked = run("tables", "verify", *options)
    assert (checked.code, json.loads(checked.out)[0]["right"]) == (0, True)


def test_a_game_without_a_table_is_refused_in_one_line(home: Path) -> None:
    assert "has no table" in told_in_one_line(run("tables", "make", "q4"))


def test_what_can_be_proved_is_listed_with_the_time_it_takes() -> None:
    claims = json.loads(run("prove", "--json").out)
    names = {"classic", "pop_out", "five", "plus4", "q4_few_marbles", "foursenses"}
    assert set(claims) == names
    assert all(claim["takes"] for claim in claims.values())


@pytest.mark.parametrize("name", ["pop_out", "q4_few_marbles"])
def test_a_proof_is_run(name: str) -> None:
    ran = run("prove", name, "--json")
    assert (ran.code, json.loads(ran.out)[name]["proved"]) == (0, True)


def test_there_is_no_proof_of_what_is_not_known() -> None:
    told = told_in_one_line(run("prove", "pop_out", "flip"))
    assert "there is no claim 'flip'; there are classic, pop_out, five" in told


def test_small_boards_have_their_known_winners_and_an_interrupted_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = tmp_path / "boards.jsonl"
    first = run("bench", "boards", "--cells", "20", "--journal", str(journal), "--json")
    found = {(b["width"], b["height"]): b["agrees"] for b in json.loads(first.out)}
    assert found == {(4, 4): True, (5, 4): True, (4, 5): True}
    monkeypatch.setattr(boards, "solve_board", None)
    again = run("bench", "boards", "--cells", "20", "--journal", str(journal), "--json")
    assert again.out == first.out
