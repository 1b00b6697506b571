"""The board of stacks as agents see it, and their actions."""

from collections.abc import Sequence

from quatuor.compiler import kernel
from quatuor.games.foursenses.descriptor import DESCRIPTOR
from quatuor.games.foursenses.rules import ANNOUNCED, GLYPHS, PIECES_OF_A_KIND, TOKENS, State
from quatuor.rules.exam_terms import ExamTerms
from quatuor.rules.options import Chosen, holds
from quatuor.rules.planes import Cells, Plane, each
from quatuor.rules.seats_in_turn import in_turn

SEATS = 3
CLAIMS = DESCRIPTOR.announced or ()
BOARDS = (
    Plane("solid tops"),
    Plane("holed tops"),
    Plane("height 1"),
    Plane("height 2"),
    Plane("height 3"),
)
COUNTS = (
    Plane("solid pieces left", most=PIECES_OF_A_KIND),
    Plane("holed pieces left", most=PIECES_OF_A_KIND),
    Plane("doubles left", most=PIECES_OF_A_KIND),
    *each("next turn skipped", SEATS, 1, CLAIMS),
    *each("gone", SEATS, 1, CLAIMS),
    Plane("announced in vain", 0, when=CLAIMS),
)
EXAMS = (
    ExamTerms({}, (4, 20), 20_000, rounds=240),
    ExamTerms({"players": 3}, (4, 18), 5_000, levels=("first",)),
)
"""Of which options questions are kept, and how they are found."""


def plies(options: Chosen) -> tuple[int, ...]:
    """The plies that there are with these options."""
    return tuple(range(len(TOKENS) if holds(CLAIMS, options) else ANNOUNCED))


def cells(_options: Chosen) -> Cells:
    """The board, from its top row."""
    return Cells((4, 4), tuple(4 * row + column for row in (3, 2, 1, 0) for column in range(4)))


@kernel
def boards(s: State) -> tuple[int, ...]:
    """Where tops are solid, holed, and at each height."""
    tops = s.tops
    holed = (tops.low | tops.middle | tops.high) & ~tops.solid
    return tops.solid, holed, tops.low, tops.middle, tops.high


@kernel
def counts(s: State) -> tuple[int, ...]:
    """The pieces that are left, who is skipped or gone, and whether a claim was wrong."""
    seats = s.seats
    return (
        s.stock.solid,
        s.stock.holed,
        s.stock.double,
        in_turn(seats, seats.skipped, 0),
        in_turn(seats, seats.skipped, 1),
        in_turn(seats, seats.skipped, 2),
        in_turn(seats, seats.gone, 0),
        in_turn(seats, seats.gone, 1),
        in_turn(seats, seats.gone, 2),
        s.claimed,
    )


def content(seen: Sequence[int], _mover: int, _players: int) -> str:
    """What stands on a place, of which the numbers of all boards are given, as records write it."""
    _, holed, low, middle, high = seen
    height = low + 2 * middle + 3 * high
    return GLYPHS[height + 3 * holed]
