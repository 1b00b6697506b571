"""The push-through grid as agents see it, and their actions."""

from collections.abc import Sequence

from quatuor.compiler import kernel
from quatuor.games.plus4.descriptor import POINTS
from quatuor.games.plus4.rules import BONUS, COLUMNS, GLYPHS, State
from quatuor.rules.exam_terms import ExamTerms
from quatuor.rules.options import Chosen, holds
from quatuor.rules.planes import Cells, each

BOARDS = (*each("pieces", 2), *each("bonus piece", 2, 1, POINTS))
COUNTS = each("points", 2, "target", POINTS)
EXAMS = (
    ExamTerms({}, (6, 30), 50_000),
    ExamTerms({"mode": "endless", "target": 3}, (8, 34), 20_000),
)
"""Of which options questions are kept, and how they are found."""


def plies(options: Chosen) -> tuple[int, ...]:
    """The plies that there are with these options."""
    bonus = (BONUS + column for column in COLUMNS) if holds(POINTS, options) else ()
    return (*COLUMNS, *bonus)


def cells(_options: Chosen) -> Cells:
    """The grid."""
    return Cells((4, 4), tuple(5 * column + depth for depth in range(4) for column in range(4)))


@kernel
def boards(s: State) -> tuple[int, ...]:
    """The pieces of each seat, and which of them are bonus pieces."""
    return s.me.pieces, s.them.pieces, s.me.bonus, s.them.bonus


@kernel
def counts(s: State) -> tuple[int, ...]:
    """The points."""
    return s.me.points, s.them.points


def content(seen: Sequence[int], mover: int, _players: int) -> str:
    """What lies in a cell, of which the numbers of all boards are given, as records write it."""
    own, other, *bonus = seen
    return GLYPHS[own * mover + other * (3 - mover) + 2 * sum(bonus)]
