"""Four boards of 4 × 4 that stack into a cube: place marbles, then move them, to line up four.

Each player's marbles are one word of 64 cells; a line runs along the cube in steps of one size:

    board 1             board 2             ...    bit of (board, column, row) =
    4  12 13 14 15      4  28 29 30 31                 16 * (board - 1) + 4 * (row - 1) + column
    3   8  9 10 11      3  24 25 26 27                 with columns a, b, c, d = 0, 1, 2, 3
    2   4  5  6  7      2  20 21 22 23
    1   0  1  2  3      1  16 17 18 19             bit 63 is the sign: words are shifted right only,
        a  b  c  d          a  b  c  d             and what comes in from the left is masked away

A state holds the marbles in turn order, the mover's first. A ply is the cell of a placed marble,
or 64 + 64 * from + to for a move; announced it is 4160 higher, and 8320 announces and does nothing
else.
"""

from itertools import product as combinations
from typing import NamedTuple

from quatuor.compiler import kernel
from quatuor.compiler.bits import popcount
from quatuor.games.q4.descriptor import DESCRIPTOR as DESCRIPTOR
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
    player_bit,
    skip_next,
    without_player,
)
from quatuor.rules.endings import LIMIT, LINE, REPETITION, draw, winners
from quatuor.rules.facts import Facts
from quatuor.rules.options import Chosen, Flag, Number
from quatuor.rules.product import (
    Product,
    after as after,
    every as every,
    pick as pick,
    size as size,
)
from quatuor.rules.series import (
    FIRST,
    scores as scores,
    seats_of,
    starter as starter,
    verdict as verdict,
)
from quatuor.rules.usual import (
    PRESETS as PRESETS,
    always,
    over as over,
    powers as powers,
    seated_mover,
    unclaimed,
)

TITLE = "Place marbles on four boards, then move them; line up four anywhere in the cube."
PLAYERS = (2, 3, 4)
FACTS = Facts(leaving=True)
MOST_MARBLES = {2: 31, 3: 21, 4: 15}
OPTIONS = (
    Number("players", 2, 2, 4, "how many play"),
    Number("marbles", 12, 1, lambda o: MOST_MARBLES[seats_of(o)], "marbles of each", house=True),
    Flag("partners", "players 1 and 3 against 2 and 4", only=lambda o: seats_of(o) == 4),
    CLAIMS,
    WRONG_CLAIM,
    Number(
        "move_limit", 100, 1, 9999, "moves without a winner after which it is a draw", house=True
    ),
    Number("stake", 1, 1, 99, "what the winner of a round takes"),
    Number("wins", 1, 1, 999, "the match goes to the first with that many points"),
    FIRST,
)

CELLS = tuple(f"{board}{column}{row}" for board in "1234" for row in "1234" for column in "abcd")
QUIET = (*CELLS, *(f"{origin}-{cell}" for origin in CELLS for cell in CELLS))
TOKENS = (*QUIET, *(f"{token}!" for token in QUIET), "!")
MOVES = 64
ANNOUNCED = len(QUIET)
LONE = 2 * ANNOUNCED
GLYPHS = (".", "1", "2", "3", "4")


def _directions() -> tuple[tuple[int, int], ...]:
    """The 13 directions of the cube: size of the step, and the cells where a line of four starts.

    76 lines in all. The sign bit is never such a cell, so the sets of starts are positive.
    """
    found = []
    for x, y, z in combinations((-1, 0, 1), repeat=3):
        step = x + 4 * y + 16 * z
        if step > 0:
            starts = [
                column + 4 * row + 16 * board
                for column, row, board in combinations(range(4), repeat=3)
                if all(0 <= at + 3 * way < 4 for at, way in ((column, x), (row, y), (board, z)))
            ]
            found.append((step, sum(1 << cell for cell in starts)))
    return tuple(found)


DIRECTIONS = _directions()
LINE_CELLS = tuple(
    tuple(CELLS[first + along * step] for along in range(4))
    for step, starts in DIRECTIONS
    for first in range(64)
    if starts >> first & 1
)
"""The cells of each line of the cube, from one end to the other."""


class State(NamedTuple):
    """A round in play: the marbles in turn order, the mover's first."""

    mine: int
    second: int
    third: int
    fourth: int
    seats: Seats
    moves: int
    """Moving plies so far."""
    claimed: int
    """1 once the mover has announced in vain and the turn goes on."""
    over: int
    setup: int
    """The options: marbles, what a wrong announcement costs, partners, `move_limit`."""


def start(options: Chosen, starter: int, _round: int) -> State:
    """Four empty boards."""
    marbles, limit = options["marbles"], options["move_limit"]
    assert isinstance(marbles, int)
    assert isinstance(limit, int)
    setup = marbles | penalty_of(options) << 5 | bool(options["partners"]) << 7 | limit << 8
    return State(0, 0, 0, 0, Seats(seats_of(options), starter, 0, 0), 0, 0, 0, setup)


mover = seated_mover
starts_turn = unclaimed
can_repeat = always


@kernel
def marbles_each(s: State) -> int:
    """How many marbles every player has, in hand and on the boards."""
    return s.setup & 31


@kernel
def penalty(s: State) -> int:
    """What a wrong announcement costs."""
    return s.setup >> 5 & 3


def without_claims(s: State) -> State:
    """The same position in a round in which lines win by themselves."""
    return s._replace(setup=s.setup & ~(3 << 5), claimed=0)


@kernel
def bit_of(cell: int) -> int:
    """The cell as a set of one; cell 63 is the sign."""
    return -1 << 63 if cell == 63 else 1 << cell


@kernel
def has_line(marbles: int) -> bool:
    """Whether four marbles stand in a line of the cube."""
    for step, starts in DIRECTIONS:
        pairs = marbles & marbles >> step
        if pairs & pairs >> 2 * step & starts:
            return True
    return False


@kernel
def left_to_place(s: State, marbles: int, turns_away: int) -> int:
    """The marbles in hand of the player who moves that many turns later; gone players have none."""
    player = (s.seats.mover - 1 + turns_away) % s.seats.players + 1
    if turns_away >= s.seats.players or s.seats.gone & player_bit(player):
        return 0
    return marbles_each(s) - popcount(marbles)


@kernel
def placing(s: State) -> bool:
    """Whether somebody still in has a marble to place; until then nobody moves one."""
    return (
        left_to_place(s, s.mine, 0) > 0
        or left_to_place(s, s.second, 1) > 0
        or left_to_place(s, s.third, 2) > 0
        or left_to_place(s, s.fourth, 3) > 0
    )


@kernel
def legal(s: State) -> Product:
    """Any free cell for a marble in hand, later for any own marble; each perhaps announced."""
    if s.over:
        return Product(0, 0, 64, 0, 0, -1)
    occupied = s.mine | s.second | s.third | s.fourth
    announced, lone = 0, -1
    if penalty(s) != AUTO:
        announced = ANNOUNCED
        lone = LONE if occupied != 0 and not s.claimed else -1
    if placing(s):
        return Product(1, ~occupied, 64, 0, announced, lone)
    return Product(s.mine, ~occupied, 64, MOVES, announced, lone)


@kernel
def play(s: State, ply: int) -> State:
    """The state after the player to move plays a legal ply."""
    if ply == LONE:
        return claimed_alone(s)
    quiet = ply - ANNOUNCED if ply >= ANNOUNCED else ply
    s = marble_set(s, quiet)
    if (penalty(s) == AUTO or ply >= ANNOUNCED) and has_line(s.mine):
        return line_wins(s)
    if ply >= ANNOUNCED:
        s = penalised(s)
        if s.over:
            return s
    if s.moves >= s.setup >> 8:
        return ended(s, draw(LIMIT))
    return end_turn(s)


@kernel
def marble_set(s: State, quiet: int) -> State:
    """A marble out of the hand, or out of another cell, lies in its cell."""
    mine, moves = s.mine, s.moves
    if quiet < MOVES:
        mine |= bit_of(quiet)
    else:
        mine = mine & ~bit_of((quiet - MOVES) // 64) | bit_of(quiet % 64)
        moves += 1
    return State(mine, s.second, s.third, s.fourth, s.seats, moves, s.claimed, 0, s.setup)


@kernel
def claimed_alone(s: State) -> State:
    """`!` at the start of a turn: right if a line of the announcer stands."""
    if has_line(s.mine):
        return line_wins(s)
    if penalty(s) == PASS:
        return end_turn(s)
    if penalty(s) == NONE:
        return State(s.mine, s.second, s.third, s.fourth, s.seats, s.moves, 1, 0, s.setup)
    s = penalised(s)
    return s if s.over else end_turn(s)


@kernel
def penalised(s: State) -> State:
    """A wrong announcement: the next turn is skipped, nothing, or the announcer leaves."""
    if penalty(s) == PASS:
        return seated(s, skip_next(s.seats), 0)
    if penalty(s) == LOSE:
        seats = leave(s.seats)
        return seated(s, seats, last_left(seats, s.setup >> 7 & 1))
    return s


def leave_round(s: State, player: int) -> State:
    """A player gives up, whoever is to move, and leaves as after a wrong call that costs that."""
    seats = without_player(s.seats, player)
    if s.over:
        return seated(s, seats, s.over)
    result = last_left(seats, s.setup >> 7 & 1)
    s = seated(s, seats, result)
    return end_turn(s) if player == seats.mover and not result else s


@kernel
def line_wins(s: State) -> State:
    """The line wins for its owner, or for the owner's team."""
    team = player_bit(s.seats.mover)
    if s.setup >> 7 & 1:
        team = 0b0101 if s.seats.mover % 2 else 0b1010
    return ended(s, LINE << 4 | team)


@kernel
def end_turn(s: State) -> State:
    """The turn of the next player who can play; while placing, one without a marble passes."""
    while True:
        seats = next_seat(s.seats)
        turns = (seats.mover - s.seats.mover + seats.players - 1) % seats.players + 1
        for _ in range(turns):
            s = rotated(s)
        s = seated(s, seats, 0)
        if left_to_place(s, s.mine, 0) > 0 or not placing(s):
            return s


@kernel
def rotated(s: State) -> State:
    """The marbles with the next player's first."""
    a, b, c, d = s.second, s.mine, 0, 0
    if s.seats.players == 3:
        b, c = s.third, s.mine
    if s.seats.players == 4:
        b, c, d = s.third, s.fourth, s.mine
    return State(a, b, c, d, s.seats, s.moves, 0, 0, s.setup)


@kernel
def seated(s: State, seats: Seats, result: int) -> State:
    """The same marbles with other seats, perhaps at the end of the round."""
    return State(s.mine, s.second, s.third, s.fourth, seats, s.moves, s.claimed, result, s.setup)


@kernel
def ended(s: State, result: int) -> State:
    """The round is over."""
    return State(s.mine, s.second, s.third, s.fourth, s.seats, s.moves, 0, result, s.setup)


@kernel
def repetition_key(s: State) -> State:
    """What makes two positions the same: all but the number of moves."""
    return State(s.mine, s.second, s.third, s.fourth, s.seats, 0, s.claimed, s.over, s.setup)


@kernel
def repeated(s: State) -> State:
    """The position has come for the third time: a draw."""
    return ended(s, draw(REPETITION))


def marbles_of(s: State) -> tuple[int, ...]:
    """The marbles of each player, player 1's first."""
    players = s.seats.players
    in_turn = (s.mine, s.second, s.third, s.fourth)
    return tuple(in_turn[(player - s.seats.mover) % players] for player in range(1, players + 1))


def board(s: State) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """The four boards, each as rows from the top: 0 for empty, else the player."""
    owners = [
        sum(player for player, word in enumerate(marbles_of(s), 1) if word >> cell & 1)
        for cell in range(64)
    ]
    return tuple(
        tuple(
            tuple(owners[16 * board + 4 * row : 16 * board + 4 * row + 4]) for row in (3, 2, 1, 0)
        )
        for board in range(4)
    )


def hand(s: State) -> tuple[int, ...]:
    """The marbles in hand, of each player."""
    return tuple(
        left_to_place(s, word, (player - s.seats.mover) % s.seats.players)
        for player, word in enumerate(marbles_of(s), 1)
    )


def points(s: State, options: Chosen) -> tuple[int, ...]:
    """The winner takes the stake; partners take it each."""
    stake = options["stake"]
    assert isinstance(stake, int)
    return tuple(stake * (p in winners(s.over)) for p in range(1, seats_of(options) + 1))


def prompt(s: State) -> str:
    """What the player to move is asked for, as an id of words."""
    wanted = "marble" if placing(s) else "move-marble"
    if s.claimed:
        return f"{wanted}-no-line"
    return wanted if penalty(s) == AUTO else f"{wanted}-announce"
