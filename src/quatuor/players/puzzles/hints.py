"""Hints in steps: where to look, which piece, the move."""

from dataclasses import dataclass

from quatuor.errors import BadRequest
from quatuor.game import Position
from quatuor.players.puzzles.puzzle import Puzzle
from quatuor.players.puzzles.steps import position_after

STEPS = 3
"""How many hints there are for a ply."""


@dataclass(frozen=True)
class Hint:
    """One hint; what it does not tell is empty."""

    step: int
    """1: where to look; 2: which piece; 3: the move."""
    columns: tuple[str, ...] = ()
    """The columns to look at, where pieces go into columns."""
    cells: tuple[str, ...] = ()
    """The cells to look at, or the cell of the piece to be moved."""
    kind: str = ""
    """Which piece, or what to do with it: an id of words, as in the descriptor of the game."""
    token: str = ""
    """The move."""


def hint(puzzle: Puzzle, played: int, step: int) -> Hint:
    """The hint of this step, 1 to 3, for the next ply of the solver."""
    if not 1 <= step <= STEPS or played >= len(puzzle.solution):
        raise BadRequest(f"there are hints 1 to {STEPS} as long as the puzzle is not solved")
    position, token = position_after(puzzle, played), puzzle.solution[played]
    if step == 1:
        return where(position, token)
    if step == 2:
        return which(position, token)
    return Hint(3, token=token)


def where(position: Position, token: str) -> Hint:
    """A part of the board: three columns, or the cells around the one to play to."""
    board = position.game.rules.DESCRIPTOR.board
    parts = position.game.rules.DESCRIPTOR.parts_of(token)
    if parts.column in board.columns:
        at = min(max(board.columns.index(parts.column), 1), len(board.columns) - 2)
        return Hint(1, columns=board.columns[at - 1 : at + 2])
    if not parts.cell:
        return Hint(1)
    letter, column, row = parts.cell[:-2], parts.cell[-2], int(parts.cell[-1])
    at, low = board.columns.index(column), max(1, min(row - 1, board.rows - 1))
    left = max(0, min(at - at % 2, len(board.columns) - 2))
    near = [(c, r) for r in (low, low + 1) for c in board.columns[left : left + 2]]
    return Hint(1, cells=tuple(f"{letter}{c}{board.separator}{r}" for c, r in near))


def which(position: Position, token: str) -> Hint:
    """The kind of piece, and where it comes from if it is moved; or what kind of move it is."""
    descriptor = position.game.rules.DESCRIPTOR
    parts, form = descriptor.parts_of(token), descriptor.form_of(token)
    origin = (parts.origin,) if parts.origin else ()
    if parts.kind or parts.column or not (form and form.name):
        return Hint(2, cells=origin, kind=descriptor.kind_of[parts.kind].name)
    return Hint(2, cells=origin, kind=form.name)
