"""A board to be read by touch: stack solid and holed pieces; a place counts by its top.

Each fact about the places is a word of 16 bits:

    4   12 13 14 15
    3    8  9 10 11       `solid`: the top is solid (otherwise holed, or the place is empty)
    2    4  5  6  7       `low`, `middle`, `high`: the top is at height 1, 2, 3
    1    0  1  2  3
         a  b  c  d

A place takes a piece while it is empty or `low`: two levels, or three with a double on a single,
and it is full. A ply is `16 * kind + place`; announced it is 64 higher, and 128 announces and does
nothing else.
"""

from collections.abc import Sequence
from typing import NamedTuple

from quatuor.compiler import kernel
from quatuor.games.foursenses.descriptor import DESCRIPTOR as DESCRIPTOR
from quatuor.rules import series
from quatuor.rules.claims import (
    AUTO,
    CLAIMS,
    LOSE,
    NONE,
    PASS,
    WRONG_CLAIM,
    Seats,
    last_left,
    leave,
    next_seat,
    penalty_of,
    skip_next,
    without_player,
)
from quatuor.rules.endings import FULL, PATTERN, REPETITION, draw, reason, winners, won
from quatuor.rules.facts import Facts
from quatuor.rules.options import Chosen, Flag, Number, When
from quatuor.rules.product import (
    Product,
    after as after,
    every as every,
    pick as pick,
    size as size,
)
from quatuor.rules.series import (
    FIRST,
    WINS_HELP,
    Ending,
    scores as scores,
    seats_of,
    starter as starter,
)
from quatuor.rules.usual import (
    LINE_CELLS as LINE_CELLS,
    PRESETS as PRESETS,
    over as over,
    powers as powers,
    seated_mover,
    unclaimed,
    whole,
)

TITLE = "Stack pieces you know by touch: four alike in a line, four level, or a staircase of three."
PLAYERS = (2, 3)
FACTS = Facts(shared=True, leaving=True)
OPTIONS = (
    Number("players", 2, 2, 3, "how many play; three play three rounds for points"),
    CLAIMS,
    WRONG_CLAIM,
    Flag("blindfold", "nobody sees the board: on your turn you may feel any place"),
    Number(
        "wins",
        1,
        1,
        lambda o: 99 if seats_of(o) == 2 else 1,
        WINS_HELP,
        when=(When("players", (2,)),),
    ),
    FIRST,
)

PLACES = tuple(f"{column}{row}" for row in "1234" for column in "abcd")
KINDS = ("S", "H", "DS", "DH")
SOLID, HOLED, DOUBLE_SOLID, DOUBLE_HOLED = range(4)
QUIET = tuple(f"{kind}{place}" for kind in KINDS for place in PLACES)
TOKENS = (*QUIET, *(f"{token}!" for token in QUIET), "!")
ANNOUNCED = len(QUIET)
LONE = 2 * ANNOUNCED
GLYPHS = ("--", "S1", "S2", "S3", "H1", "H2", "H3")
EVERYWHERE = 0xFFFF
PIECES_OF_A_KIND = 8

FOURS = (
    *(0xF << 4 * row for row in range(4)),
    *(0x1111 << column for column in range(4)),
    0x8421,
    0x1248,
)
"""The 4 rows, the 4 columns and the 2 long diagonals."""


def _stairs() -> tuple[tuple[int, int, int], ...]:
    """Every three adjacent places in line, as single bits from one end to the other."""
    found = []
    for row in range(4):
        for column in range(4):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                end_row, end_column = row + 2 * down, column + 2 * right
                if end_row < 4 and 0 <= end_column < 4:
                    cells = [4 * (row + k * down) + column + k * right for k in range(3)]
                    found.append((1 << cells[0], 1 << cells[1], 1 << cells[2]))
    return tuple(found)


STAIRS = _stairs()


class Tops(NamedTuple):
    """What a hand feels on the board."""

    solid: int
    low: int
    middle: int
    high: int


class Stock(NamedTuple):
    """The pieces that nobody has placed yet; they belong to all."""

    solid: int
    holed: int
    double: int


class State(NamedTuple):
    """A round in play."""

    tops: Tops
    stock: Stock
    seats: Seats
    claimed: int
    """1 once the mover has announced in vain and the turn goes on."""
    over: int
    penalty: int


def start(options: Chosen, starter: int, _round: int) -> State:
    """An empty board and 24 pieces."""
    stock = Stock(PIECES_OF_A_KIND, PIECES_OF_A_KIND, PIECES_OF_A_KIND)
    seats = Seats(seats_of(options), starter, 0, 0)
    return State(Tops(0, 0, 0, 0), stock, seats, 0, 0, penalty_of(options))


mover = seated_mover
starts_turn = unclaimed
repetition_key = whole


def without_claims(s: State) -> State:
    """The same position in a round in which patterns win by themselves."""
    return s._replace(penalty=AUTO, claimed=0)


@kernel
def kinds_left(stock: Stock) -> int:
    """The kinds of piece that are left, as a set; a double may be placed with either face up."""
    return (
        (stock.solid > 0) << SOLID
        | (stock.holed > 0) << HOLED
        | (stock.double > 0) << DOUBLE_SOLID
        | (stock.double > 0) << DOUBLE_HOLED
    )


@kernel
def legal(s: State) -> Product:
    """Any piece on any place that is empty or holds one single piece; each perhaps announced."""
    if s.over:
        return Product(0, 0, 16, 0, 0, -1)
    announced, lone = 0, -1
    if s.penalty != AUTO:
        announced = ANNOUNCED
        empty_board = s.tops.low | s.tops.middle | s.tops.high == 0
        lone = -1 if empty_board or s.claimed else LONE
    open_places = EVERYWHERE & ~(s.tops.middle | s.tops.high)
    return Product(kinds_left(s.stock), open_places, 16, 0, announced, lone)


@kernel
def play(s: State, ply: int) -> State:
    """The state after the player to move plays a legal ply."""
    if ply == LONE:
        return claimed_alone(s)
    quiet = ply % ANNOUNCED
    s = placed(s, quiet // 16, 1 << quiet % 16)
    if (s.penalty == AUTO or ply >= ANNOUNCED) and has_pattern(s.tops):
        return out_of_budget(s, won(PATTERN, s.seats.mover))
    if ply >= ANNOUNCED:
        s = penalised(s)
        if s.over:
            return s
    if kinds_left(s.stock) == 0:
        return out_of_budget(s, draw(FULL))
    return end_turn(s)


@kernel
def placed(s: State, kind: int, place: int) -> State:
    """The piece stands on the place: one level higher, two for a double, its face on top."""
    tops, stock = s.tops, s.stock
    solid = tops.solid & ~place
    if kind in (SOLID, DOUBLE_SOLID):
        solid |= place
    occupied = tops.low & place
    low = tops.low & ~place
    if kind >= DOUBLE_SOLID:
        tops = Tops(solid, low, tops.middle | place & ~occupied, tops.high | occupied)
        stock = Stock(stock.solid, stock.holed, stock.double - 1)
    else:
        tops = Tops(solid, low | place & ~occupied, tops.middle | occupied, tops.high)
        stock = Stock(stock.solid - (kind == SOLID), stock.holed - (kind == HOLED), stock.double)
    return State(tops, stock, s.seats, s.claimed, 0, s.penalty)


@kernel
def has_pattern(tops: Tops) -> bool:
    """Whether four alike, four level or a staircase of three stand on the board."""
    holed = (tops.low | tops.middle | tops.high) & ~tops.solid
    for four in FOURS:
        if four in (
            four & tops.solid,
            four & holed,
            four & tops.low,
            four & tops.middle,
            four & tops.high,
        ):
            return True
    return has_stairs(tops.low, tops.middle, tops.high)


@kernel
def has_stairs(low: int, middle: int, high: int) -> bool:
    """Whether three adjacent places in line rise 1-2-3, in either direction."""
    for one, two, three in STAIRS:
        rising = low & one and high & three
        falling = high & one and low & three
        if middle & two and (rising or falling):
            return True
    return False


@kernel
def has_double_condition(tops: Tops) -> bool:
    """Four in a line with one face *and* one height, or a staircase with one face."""
    for face in (tops.solid, (tops.low | tops.middle | tops.high) & ~tops.solid):
        low, middle, high = tops.low & face, tops.middle & face, tops.high & face
        for four in FOURS:
            if four in (four & low, four & middle, four & high):
                return True
        if has_stairs(low, middle, high):
            return True
    return False


@kernel
def claimed_alone(s: State) -> State:
    """`!` at the start of a turn: right if any pattern stands, whoever made it."""
    if has_pattern(s.tops):
        return out_of_budget(s, won(PATTERN, s.seats.mover))
    if s.penalty == PASS:
        return end_turn(s)
    if s.penalty == NONE:
        return State(s.tops, s.stock, s.seats, 1, 0, s.penalty)
    s = penalised(s)
    return s if s.over else end_turn(s)


@kernel
def penalised(s: State) -> State:
    """A wrong announcement: the next turn is skipped, nothing, or the announcer leaves."""
    if s.penalty == PASS:
        return State(s.tops, s.stock, skip_next(s.seats), s.claimed, 0, s.penalty)
    if s.penalty == LOSE:
        seats = leave(s.seats)
        return State(s.tops, s.stock, seats, s.claimed, last_left(seats, 0), s.penalty)
    return s


def leave_round(s: State, player: int) -> State:
    """A player gives up, whoever is to move, and leaves as after a wrong call that costs that."""
    seats = without_player(s.seats, player)
    result = s.over or last_left(seats, 0)
    s = s._replace(seats=seats, over=result)
    return end_turn(s) if player == seats.mover and not result else s


@kernel
def end_turn(s: State) -> State:
    """The next player's turn."""
    return State(s.tops, s.stock, next_seat(s.seats), 0, 0, s.penalty)


@kernel
def out_of_budget(s: State, result: int) -> State:
    """The round is over."""
    return State(s.tops, s.stock, s.seats, 0, result, s.penalty)


@kernel
def can_repeat(s: State) -> bool:
    """Whether a position can come back: only if everybody spends a turn on a wrong announcement."""
    return s.penalty == PASS


@kernel
def repeated(s: State) -> State:
    """The position has come for the third time: a draw."""
    return out_of_budget(s, draw(REPETITION))


def board(s: State) -> tuple[tuple[int, ...], ...]:
    """The rows from the top: 0 for empty, height 1 to 3 of a solid top, 3 more for a holed one."""

    def content(place: int) -> int:
        levels = (s.tops.low, s.tops.middle, s.tops.high)
        height = sum(level * (word >> place & 1) for level, word in enumerate(levels, 1))
        return height + 3 * (height > 0 and not s.tops.solid >> place & 1)

    return tuple(tuple(content(4 * row + column) for column in range(4)) for row in (3, 2, 1, 0))


def hand(s: State) -> tuple[int, ...]:
    """The shared stock: solid, holed and double pieces."""
    return tuple(s.stock)


def points(s: State, options: Chosen) -> tuple[int, ...]:
    """Three players: 5 for the winner, 6 with a double condition, 0 for the one before, else 3."""
    if seats_of(options) == 2:
        return series.points(s, options)
    won_by = winners(s.over)
    if not won_by:
        return (0, 0, 0)
    doubled = reason(s.over) == "pattern" and has_double_condition(s.tops)
    winner = won_by[0]
    before = (winner + 1) % 3 + 1
    return tuple(
        5 + doubled if player == winner else 0 if player == before else 3 for player in (1, 2, 3)
    )


def verdict(s: State, totals: Sequence[int], rounds: int, options: Chosen) -> Ending | None:
    """Three players: most points after three rounds; equal is a shared win."""
    if seats_of(options) == 2:
        return series.verdict(s, totals, rounds, options)
    if rounds < 3:
        return None
    return tuple(p for p, total in enumerate(totals, 1) if total == max(totals)), "rounds"


def prompt(s: State) -> str:
    """What the player to move is asked for, as an id of words."""
    if s.claimed:
        return "piece-no-pattern"
    return "piece" if s.penalty == AUTO else "piece-announce"
