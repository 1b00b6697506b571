"""Solving a puzzle: what an attempt is worth, what refutes it, and what the other side answers.

Everything here is a pure function of the puzzle and of how many plies of its main line have been
played, so that a page, a terminal and a test go the same way.
"""

from dataclasses import dataclass
from enum import Enum

from quatuor.errors import BadRequest, MoveError
from quatuor.game import Position
from quatuor.players.puzzles.kinds import Objective
from quatuor.players.puzzles.puzzle import Puzzle
from quatuor.players.puzzles.tree import Tree


class Verdict(Enum):
    """What has become of an attempt."""

    WRONG = "wrong"
    RIGHT = "right"
    SOLVED = "solved"


@dataclass(frozen=True)
class Step:
    """What follows an attempt."""

    verdict: Verdict
    token: str
    """What was tried."""
    played: int
    """How many plies of the main line are played after it; as before, if it was wrong."""
    replies: tuple[str, ...] = ()
    """Right: what the others answer, until the solver is to move again."""
    refutation: tuple[str, ...] = ()
    """Wrong: how it goes on, after the token that was tried; nothing if that ended the round."""


def position_after(puzzle: Puzzle, played: int) -> Position:
    """The position when so many plies of the main line have been played."""
    if not 0 <= played <= len(puzzle.solution):
        raise BadRequest(f"puzzle {puzzle.id} has {len(puzzle.solution)} plies, not {played}")
    return puzzle.position.play(puzzle.solution[:played])


def attempt(puzzle: Puzzle, played: int, token: str) -> Step:
    """What becomes of a token that is tried when so many plies have been played.

    `IllegalMove` and `UnreadableMove` are raised as in play. Any ply that wins at once where the
    puzzle asks for a win solves it.
    """
    if played >= len(puzzle.solution):
        raise BadRequest(f"puzzle {puzzle.id} is solved: there is nothing left to find")
    try:
        after = position_after(puzzle, played).after(token)
    except MoveError as error:
        raise type(error)(str(error), token, played) from None
    if not is_right(puzzle, after, puzzle.solution[played]):
        return Step(Verdict.WRONG, token, played, refutation=refutation(puzzle, played, after))
    if token != puzzle.solution[played] or played + 1 == len(puzzle.solution):
        return Step(Verdict.SOLVED, token, len(puzzle.solution))
    replies = _replies(puzzle, played + 1)
    return Step(Verdict.RIGHT, token, played + 1 + len(replies), replies)


def is_right(puzzle: Puzzle, after: Position, token: str) -> bool:
    """Whether the ply is the one of the main line, or wins as that should."""
    if after.token == token:
        return True
    won = after.outcome is not None and puzzle.solver in after.outcome.winners
    return won and puzzle.asked.objective is Objective.WIN


def _replies(puzzle: Puzzle, played: int) -> tuple[str, ...]:
    """The plies of the others that follow in the main line."""
    position, found = position_after(puzzle, played), []
    for token in puzzle.solution[played:]:
        if position.to_move == puzzle.solver:
            break
        found.append(token)
        position = position.after(token)
    return tuple(found)


def refutation(puzzle: Puzzle, played: int, after: Position) -> tuple[str, ...]:
    """Why a ply is wrong: best play from there to where the proof ends, or the round."""
    tree = Tree(after.game, puzzle.asked.objective, puzzle.solver)
    left, found = puzzle.plies - played - 1, []
    position = after
    while left > 0 and position.to_move is not None:
        ply = _best(tree, position, left)
        found.append(after.game.rules.TOKENS[ply])
        position = position.after(found[-1])
        left -= 1
        if puzzle.asked.objective is Objective.WIN:
            break
    return tuple(found)


def _best(tree: Tree, position: Position, left: int) -> int:
    """The ply that is best for whoever moves: the others win as soon as they can."""
    if not tree.solves(position.state):
        for soon in range(1, left + 1):
            right = tree.right(position.state, soon, 1)
            if tree.value(position.state, soon) == tree.value(position.state, left):
                return right[0]
    return tree.right(position.state, left, 1)[0]
