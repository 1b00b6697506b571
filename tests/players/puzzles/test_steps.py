"""Solving step by step: right, wrong with a refutation, solved; what the others answer; hints."""

import pytest

import quatuor as q
from quatuor.errors import BadRequest, IllegalMove, UnreadableMove
from quatuor.players.puzzles import KINDS, Objective, Puzzle
from quatuor.players.puzzles.hints import Hint, hint
from quatuor.players.puzzles.kinds import worth
from quatuor.players.puzzles.steps import Verdict, attempt, position_after

A_FEW = [
    next(puzzle for puzzle in q.puzzles() if puzzle.kind == kind)
    for kind in KINDS
    if any(puzzle.kind == kind for puzzle in q.puzzles())
]
kinds = pytest.mark.parametrize("puzzle", A_FEW, ids=lambda puzzle: f"{puzzle.kind}-{puzzle.id}")


@kinds
def test_the_main_line_solves_a_puzzle_of_every_kind(puzzle: Puzzle) -> None:
    played = 0
    while True:
        step = attempt(puzzle, played, puzzle.solution[played])
        assert step.replies == puzzle.solution[played + 1 : step.played]
        played = step.played
        if step.verdict is Verdict.SOLVED:
            break
        assert position_after(puzzle, played).to_move == puzzle.solver
    assert played == len(puzzle.solution)


@kinds
def test_every_wrong_move_is_refuted_where_the_objective_is_lost(puzzle: Puzzle) -> None:
    for token in puzzle.position.legal[:40]:
        step = attempt(puzzle, 0, token)
        if step.verdict is not Verdict.WRONG:
            continue
        assert step.played == 0
        end = puzzle.position.play([token, *step.refutation])
        if puzzle.asked.objective is Objective.HOLD:
            assert worth(end.game, Objective.HOLD, end.state, puzzle.solver) == 0
        if puzzle.asked.objective is Objective.WIN:
            assert len(step.refutation) <= 1


def test_illegal_and_unreadable_tokens_are_told_as_in_play() -> None:
    puzzle = q.puzzles("puissance4")[0]
    with pytest.raises(UnreadableMove):
        attempt(puzzle, 0, "hello")
    with pytest.raises(IllegalMove):
        attempt(puzzle, 0, "-")


def test_nothing_can_be_tried_once_it_is_solved() -> None:
    puzzle = q.puzzles("puissance4")[0]
    with pytest.raises(BadRequest, match="nothing left to find"):
        attempt(puzzle, len(puzzle.solution), "4")
    with pytest.raises(BadRequest, match="plies, not 99"):
        position_after(puzzle, 99)
    with pytest.raises(BadRequest, match="hints 1 to 3"):
        hint(puzzle, 0, 4)


@kinds
def test_hints_lead_from_the_place_to_the_piece_to_the_move(puzzle: Puzzle) -> None:
    parts = puzzle.position.game.rules.DESCRIPTOR.parts_of(puzzle.solution[0])
    place, piece, move = (hint(puzzle, 0, step) for step in (1, 2, 3))
    assert not parts.column or parts.column in place.columns
    assert not parts.cell or parts.cell in place.cells
    assert len(place.columns) <= 3
    assert len(place.cells) <= 4
    assert piece.kind
    assert not place.token + piece.token
    assert move == Hint(3, token=puzzle.solution[0])
