"""The full grid as agents see it, and their actions."""

from collections.abc import Sequence

from quatuor.compiler import kernel
from quatuor.games.top10.rules import AGAIN, FILLING, GLYPHS, TOKENS, State
from quatuor.rules.exam_terms import ExamTerms
from quatuor.rules.grid import COLUMNS, ROWS
from quatuor.rules.options import Chosen
from quatuor.rules.planes import Cells, Plane, each

BOARDS = (*each("discs", 2), Plane("column of the disc in hand", 0))
COUNTS = (
    *each("kept discs", 2, "target"),
    Plane("filling the grid"),
    Plane("popping again", 0),
)
EXAMS = (ExamTerms({"target": 3}, (43, 80), 300_000, first_nodes=10_000, rounds=120),)
"""Of which options questions are kept, and how they are found."""


def plies(_options: Chosen) -> tuple[int, ...]:
    """The plies that there are: all with a token."""
    return tuple(ply for ply, token in enumerate(TOKENS) if token)


def cells(_options: Chosen) -> Cells:
    """The grid."""
    bits = tuple(7 * column + row - 1 for row in reversed(ROWS) for column in COLUMNS)
    return Cells((len(ROWS), len(COLUMNS)), bits)


@kernel
def boards(s: State) -> tuple[int, ...]:
    """The discs of each seat, and the column out of which the disc in hand came."""
    held = 0b111111 << 7 * s.held if s.held else 0
    return s.me.discs, s.them.discs, held


@kernel
def counts(s: State) -> tuple[int, ...]:
    """What has been kept, and how far the round has come."""
    return s.me.kept, s.them.kept, int(s.phase == FILLING), int(s.phase == AGAIN)


def content(seen: Sequence[int], mover: int, _players: int) -> str:
    """What lies in a cell, of which the numbers of all boards are given, as records write it."""
    own, other, _ = seen
    return GLYPHS[own * mover + other * (3 - mover)]
