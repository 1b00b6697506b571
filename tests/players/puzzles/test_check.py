"""The checker of puzzles: it accepts what is proved and nothing else, by the rules alone."""

import ast
import inspect
from dataclasses import replace

import pytest

import quatuor as q
from quatuor.errors import BadRecord
from quatuor.players.puzzles import Puzzle, check, check as checked
from quatuor.players.puzzles.check import Proof

OPEN_THREE = Puzzle(
    "puissance4-1", "puissance4", {}, ("3", "3", "4", "4"), "win", ("2", "1", "5"), 3
)
"""Two discs side by side, open at both ends: a third makes two threats at once."""


def wrong(puzzle: Puzzle, why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        check(puzzle)


def test_two_ways_to_make_an_open_three_are_no_puzzle() -> None:
    wrong(OPEN_THREE, "not the only answer: 2, 5")


def test_a_line_that_one_disc_completes_is_a_puzzle_of_one_ply() -> None:
    check(Puzzle("puissance4-2", "puissance4", {}, tuple("121212"), "win", ("1",), 1))


def test_another_answer_than_the_right_one_is_refused() -> None:
    wrong(
        Puzzle("puissance4-2", "puissance4", {}, tuple("121212"), "win", ("3",), 1), "only answer"
    )


def test_what_stops_the_only_threat_is_a_defence() -> None:
    check(Puzzle("puissance4-3", "puissance4", {}, tuple("12131"), "defence", ("1",), 2))


def test_a_defence_that_nothing_threatens_is_refused() -> None:
    wrong(Puzzle("puissance4-4", "puissance4", {}, tuple("1213"), "defence", ("1",), 2), "only")


def test_a_solution_that_cannot_be_played_is_refused() -> None:
    wrong(
        Puzzle("puissance4-5", "puissance4", {}, tuple("444444"), "win", ("4",), 1),
        "cannot be played",
    )


def test_a_line_that_stops_short_of_the_win_is_refused() -> None:
    for puzzle in q.puzzles("puissance4"):
        if len(puzzle.solution) == 3 and puzzle.kind == "win":
            wrong(replace(puzzle, solution=puzzle.solution[:2]), "does not win")
            return
    raise AssertionError("there is a win in three plies")


def test_a_branch_with_two_right_plies_that_do_not_win_at_once_is_refused() -> None:
    """As everywhere in the tree: also where the main line does not go."""
    with pytest.raises(BadRecord, match="2 plies are right"):
        Proof(OPEN_THREE).everywhere(OPEN_THREE.position.state, 3)


def test_a_position_that_has_come_twice_is_refused_where_that_matters() -> None:
    back_and_forth = ("1", "2", "x1", "x2", "1", "2")
    some = Puzzle("puissance4-6", "puissance4", {"pop_out": True}, back_and_forth, "win", ("1",), 1)
    wrong(some, "third time")


def test_the_checker_shares_nothing_with_what_makes_puzzles() -> None:
    names = {
        node.module
        for node in ast.walk(ast.parse(inspect.getsource(inspect.getmodule(checked))))  # type: ignore[arg-type]
        if isinstance(node, ast.ImportFrom)
    }
    assert names == {"typing", "quatuor.errors", "quatuor.players.puzzles.puzzle"}
