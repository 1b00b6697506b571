"""The upright grid as agents see it, and their actions."""

from collections.abc import Sequence

from quatuor.compiler import kernel
from quatuor.games.puissance4.descriptor import POWER
from quatuor.games.puissance4.rules import (
    AFTER_BREAKER,
    AFTER_DOUBLE,
    AFTER_WALL,
    DECLINE,
    DROP,
    GLYPHS,
    MORE_THAN_DROPS,
    POP,
    State,
)
from quatuor.rules.exam_terms import ExamTerms
from quatuor.rules.grid import COLUMNS, DISCS, FIELD, ROWS, landing
from quatuor.rules.options import Chosen
from quatuor.rules.planes import Cells, Plane, each

BOARDS = each("discs", 2)
COUNTS = (
    *(
        plane
        for power in ("anvil", "wall", "double", "breaker")
        for plane in each(power, 2, 1, POWER)
    ),
    *each("discs out of the round", 2, DISCS, POWER),
    Plane("after a wall", 0, when=POWER),
    Plane("after a double", 0, when=POWER),
    Plane("after a breaker", 0, when=POWER),
)
EXAMS = (
    ExamTerms({}, (14, 38), 200_000),
    ExamTerms({"pop_out": True}, (8, 38), 20_000),
    ExamTerms({"five": True}, (16, 40), 50_000),
    ExamTerms({"power": True}, (14, 40), 20_000),
)
"""Of which options questions are kept, and how they are found."""


def plies(options: Chosen) -> tuple[int, ...]:
    """The plies that there are with these options."""
    kinds = [DROP]
    if options["power"]:
        kinds = list(range(POP))
    if options["power"] or options["pop_out"]:
        kinds.append(POP)
    declining = (DECLINE,) if options["power"] else ()
    return (*declining, *(7 * kind + column for kind in kinds for column in COLUMNS))


def cells(options: Chosen) -> Cells:
    """The grid; with `five` the panels at its sides as well."""
    columns = range(9) if options["five"] else COLUMNS
    bits = tuple(7 * column + row - 1 for row in reversed(ROWS) for column in columns)
    return Cells((len(ROWS), len(columns)), bits)


@kernel
def boards(s: State) -> tuple[int, ...]:
    """The discs of each seat."""
    return s.me.discs, s.them.discs


@kernel
def counts(s: State) -> tuple[int, ...]:
    """The power discs left, the discs that are out, and how far into a turn we are."""
    return (
        s.me.powers & 1,
        s.them.powers & 1,
        s.me.powers >> 1 & 1,
        s.them.powers >> 1 & 1,
        s.me.powers >> 2 & 1,
        s.them.powers >> 2 & 1,
        s.me.powers >> 3 & 1,
        s.them.powers >> 3 & 1,
        s.me.losses,
        s.them.losses,
        int(s.phase == AFTER_WALL),
        int(s.phase == AFTER_DOUBLE),
        int(s.phase == AFTER_BREAKER),
    )


def content(seen: Sequence[int], mover: int, _players: int) -> str:
    """What lies in a cell, of which the numbers of all boards are given, as records write it."""
    own, other = seen
    return GLYPHS[own * mover + other * (3 - mover)]


def moves_of(s: State) -> list[int] | None:
    """Plies that lead to a state in play where discs are only dropped; None in other games.

    The discs are taken off again, those of whoever moved last first. Without a line on the board
    none was there before, so every order in which discs lie on top when they are taken will do.
    """
    if s.setup & MORE_THAN_DROPS or s.over:
        return None
    tried: set[tuple[int, int]] = set()
    line: list[int] = []

    def undo(mine: int, theirs: int) -> bool:
        if not (mine | theirs) & FIELD:
            return True
        if (mine, theirs) in tried:
            return False
        tried.add((mine, theirs))
        for column in COLUMNS:
            top = landing(mine | theirs, column) >> 1
            if theirs & top & FIELD:
                line.append(column)
                if undo(theirs & ~top, mine):
                    return True
                line.pop()
        return False

    return line[::-1] if undo(s.me.discs, s.them.discs) else None
