"""The four boards as agents see them, and their actions."""

from collections.abc import Sequence

from quatuor.compiler import kernel
from quatuor.games.q4.descriptor import DESCRIPTOR
from quatuor.games.q4.rules import ANNOUNCED, GLYPHS, TOKENS, State
from quatuor.rules.exam_terms import ExamTerms
from quatuor.rules.options import Chosen, holds
from quatuor.rules.planes import Cells, Plane, each
from quatuor.rules.seats_in_turn import in_turn

SEATS = 4
CLAIMS = DESCRIPTOR.announced or ()
BOARDS = each("marbles", SEATS)
COUNTS = (
    Plane("moves", most="move_limit"),
    *each("next turn skipped", SEATS, 1, CLAIMS),
    *each("gone", SEATS, 1, CLAIMS),
    Plane("announced in vain", 0, when=CLAIMS),
)
EXAMS = (
    ExamTerms({}, (8, 30), 20_000, rounds=240),
    ExamTerms({"players": 3}, (22, 36), 5_000, levels=()),
    ExamTerms({"players": 4}, (30, 44), 5_000, levels=()),
)
"""Of which options questions are kept, and how they are found."""


def plies(options: Chosen) -> tuple[int, ...]:
    """The plies that there are with these options."""
    announced = holds(CLAIMS, options)
    return tuple(range(len(TOKENS) if announced else ANNOUNCED))


def cells(_options: Chosen) -> Cells:
    """The four boards, each from its top row."""
    bits = (
        16 * board + 4 * row + column
        for board in range(4)
        for row in (3, 2, 1, 0)
        for column in range(4)
    )
    return Cells((4, 4, 4), tuple(bits))


@kernel
def boards(s: State) -> tuple[int, ...]:
    """The marbles of each seat."""
    return s.mine, s.second, s.third, s.fourth


@kernel
def counts(s: State) -> tuple[int, ...]:
    """How many marbles have been moved, who is skipped or gone, and whether a claim was wrong."""
    seats = s.seats
    return (
        s.moves,
        in_turn(seats, seats.skipped, 0),
        in_turn(seats, seats.skipped, 1),
        in_turn(seats, seats.skipped, 2),
        in_turn(seats, seats.skipped, 3),
        in_turn(seats, seats.gone, 0),
        in_turn(seats, seats.gone, 1),
        in_turn(seats, seats.gone, 2),
        in_turn(seats, seats.gone, 3),
        s.claimed,
    )


def content(seen: Sequence[int], mover: int, players: int) -> str:
    """What lies in a cell, of which the numbers of all boards are given, as records write it."""
    owners = ((mover - 1 + seat) % players + 1 for seat in range(players))
    return GLYPHS[sum(owner * there for owner, there in zip(owners, seen, strict=True))]
