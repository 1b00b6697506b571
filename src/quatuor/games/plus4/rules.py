"""The push-through grid: push a piece in at the top; from a full column the bottom one falls out.

Bits run down each column, as the pieces do:

     0  5 10 15       bit of (column, depth) = 5 * (column - 1) + depth
     1  6 11 16
     2  7 12 17       bits 4, 9, 14, 19 are never set: a piece pushed there has fallen out
     3  8 13 18

`elementary` is won by a line, `endless` counts lines until someone has enough, `rounds` plays
rounds for points. In the latter two each player has one bonus piece: a piece of the colour that
makes a line worth two. Pieces in hand are not kept: they are what is missing on the grid.

A ply is a column, 4 higher for the bonus piece.
"""

from collections.abc import Sequence
from typing import NamedTuple

from quatuor.compiler import kernel
from quatuor.compiler.bits import popcount
from quatuor.games.plus4.descriptor import DESCRIPTOR as DESCRIPTOR
from quatuor.rules import series
from quatuor.rules.endings import BLOCKED, LINE, REPETITION, TARGET, draw, leader, won
from quatuor.rules.facts import Facts
from quatuor.rules.options import BOTH_LINES, Choice, Chosen, Number, When
from quatuor.rules.plies import after as after, every as every, pick as pick, size as size
from quatuor.rules.series import FIRST, WINS_HELP, Ending
from quatuor.rules.usual import (
    LINE_CELLS as LINE_CELLS,
    PRESETS as PRESETS,
    always,
    leave_round as leave_round,
    mover as mover,
    over as over,
    powers as powers,
    sides,
    whole,
)

TITLE = "Push a piece in at the top; line up four before the columns carry them away."
PLAYERS = (2,)
FACTS = Facts()
MODES = ("elementary", "endless", "rounds")
FOR_POINTS = (When("mode", ("endless", "rounds")),)
OPTIONS = (
    Choice("mode", MODES, "one line wins, lines count without end, or rounds played for points"),
    Number("target", 11, 1, 99, "points that win (endless, rounds)", when=FOR_POINTS),
    Number(
        "rounds_max",
        None,
        1,
        99,
        "the match ends after that many rounds (rounds)",
        when=(When("mode", ("rounds",)),),
    ),
    Choice(
        "both_lines",
        ("draw", "mover", "opponent"),
        BOTH_LINES,
        house=True,
        when=(When("mode", ("elementary",)),),
    ),
    Number("discs", 9, 1, 16, "ordinary pieces of each player"),
    Number(
        "wins",
        1,
        1,
        lambda o: 1 if o.get("mode") == "rounds" else 99,
        WINS_HELP,
        when=(When("mode", ("elementary", "endless")),),
    ),
    FIRST,
)
COLUMNS = range(1, 5)
TOKENS = ("", *(str(column) for column in COLUMNS), *(f"B{column}" for column in COLUMNS))
BONUS = 4
GLYPHS = (".", "1", "2", "A", "B")

ELEMENTARY, ENDLESS, ROUNDS = range(3)
ALL_COLUMNS = 0b11110
ROW = sum(1 << 5 * column for column in range(4))
LINES = (
    *(0b1111 << 5 * column for column in range(4)),
    *(ROW << depth for depth in range(4)),
    sum(1 << 6 * step for step in range(4)),
    sum(1 << 3 + 4 * step for step in range(4)),
)
"""The 4 columns, the 4 rows and the 2 diagonals."""


class Side(NamedTuple):
    """What one player has on the grid."""

    pieces: int
    bonus: int
    """Where the bonus piece is, one of the pieces; 0 while it is in hand."""
    points: int


class State(NamedTuple):
    """A round in play, seen by the player to move."""

    me: Side
    them: Side
    mover: int
    over: int
    setup: int
    """The options: mode, `both_lines`, pieces of each player, target."""


def start(options: Chosen, starter: int, _round: int) -> State:
    """An empty grid."""
    discs, target = options["discs"], options["target"]
    assert isinstance(discs, int)
    assert isinstance(target, int)
    both = ("draw", "mover", "opponent").index(str(options["both_lines"]))
    setup = MODES.index(str(options["mode"])) | both << 2 | discs << 4 | target << 9
    return State(Side(0, 0, 0), Side(0, 0, 0), starter, 0, setup)


starts_turn = can_repeat = always
repetition_key = whole


@kernel
def mode_of(setup: int) -> int:
    """Which of the three modes is played."""
    return setup & 3


@kernel
def ordinary(side: Side, setup: int) -> int:
    """The ordinary pieces that a player has in hand."""
    return (setup >> 4 & 31) - popcount(side.pieces & ~side.bonus)


@kernel
def in_hand(side: Side, setup: int) -> int:
    """The plies that a player has pieces for; every column is always open."""
    plies = ALL_COLUMNS if ordinary(side, setup) > 0 else 0
    if mode_of(setup) != ELEMENTARY and side.bonus == 0:
        plies |= ALL_COLUMNS << BONUS
    return plies


@kernel
def legal(s: State) -> int:
    """What the player to move may do now."""
    if s.over:
        return 0
    return in_hand(s.me, s.setup)


@kernel
def push(pieces: int, column: int) -> int:
    """The pieces after their column moved one down; a piece at the bottom falls out."""
    within = 0b1111 << 5 * (column - 1)
    return pieces & ~within | (pieces & within) << 1 & within


@kernel
def play(s: State, ply: int) -> State:
    """The state after the player to move pushes a piece in at the top."""
    column = (ply - 1) % 4 + 1
    top = 1 << 5 * (column - 1)
    bonus = push(s.me.bonus, column) | (top if ply > BONUS else 0)
    me = Side(push(s.me.pieces, column) | top, bonus, s.me.points)
    them = Side(push(s.them.pieces, column), push(s.them.bonus, column), s.them.points)
    mode = mode_of(s.setup)
    if mode == ELEMENTARY:
        return line_wins(me, them, s.mover, s.setup)
    if mode == ENDLESS:
        return lines_count(s, me, them)
    return lines_end_the_round(me, them, s.mover, s.setup, top)


@kernel
def line_wins(me: Side, them: Side, mover: int, setup: int) -> State:
    """`elementary`: a line wins for its owner; both at once is decided by `both_lines`."""
    ours, theirs = has_line(me.pieces), has_line(them.pieces)
    if not (ours or theirs):
        return end_turn(me, them, mover, setup)
    both = setup >> 2 & 3
    if ours and theirs and both == 0:
        result = draw(LINE)
    elif ours and not (theirs and both == 2):
        result = won(LINE, mover)
    else:
        result = won(LINE, 3 - mover)
    return State(me, them, mover, result, setup)


@kernel
def lines_count(s: State, me: Side, them: Side) -> State:
    """`endless`: every new line scores for its owner, until someone has the target."""
    me = Side(me.pieces, me.bonus, me.points + new_points(s.me.pieces, me))
    them = Side(them.pieces, them.bonus, them.points + new_points(s.them.pieces, them))
    if max(me.points, them.points) >= s.setup >> 9:
        return State(me, them, s.mover, leader(TARGET, me.points, them.points, s.mover), s.setup)
    return end_turn(me, them, s.mover, s.setup)


@kernel
def new_points(before: int, side: Side) -> int:
    """Lines complete now that were not before: 1 point each, 2 with the owner's bonus piece."""
    total = 0
    for line in LINES:
        if side.pieces & line == line and before & line != line:
            total += 2 if side.bonus & line else 1
    return total


@kernel
def lines_end_the_round(me: Side, them: Side, mover: int, setup: int, pushed: int) -> State:
    """`rounds`: the first line or lines end the round; a bonus piece just pushed adds nothing."""
    old = Side(me.pieces, me.bonus & ~pushed, 0)
    me = Side(me.pieces, me.bonus, new_points(0, old))
    them = Side(them.pieces, them.bonus, new_points(0, them))
    if me.points or them.points:
        return State(me, them, mover, leader(LINE, me.points, them.points, mover), setup)
    return end_turn(me, them, mover, setup)


@kernel
def has_line(pieces: int) -> bool:
    """Whether four of one colour fill a column, a row or a diagonal."""
    for line in LINES:
        if pieces & line == line:
            return True
    return False


@kernel
def end_turn(me: Side, them: Side, mover: int, setup: int) -> State:
    """The other player's turn; without a piece in hand one passes. Nobody has one: it is over."""
    if in_hand(them, setup):
        return State(them, me, 3 - mover, 0, setup)
    result = 0
    if not in_hand(me, setup):
        result = leader(BLOCKED, me.points, them.points, mover)
    return State(me, them, mover, result, setup)


@kernel
def repeated(s: State) -> State:
    """The position has come for the third time: the higher score wins, equal is a draw."""
    result = leader(REPETITION, s.me.points, s.them.points, s.mover)
    return State(s.me, s.them, s.mover, result, s.setup)


def board(s: State) -> tuple[tuple[int, ...], ...]:
    """The rows from the top: 0 for empty, the player, or 2 more for the player's bonus piece."""

    def content(bit: int) -> int:
        for player, side in enumerate(sides(s), 1):
            if side.pieces >> bit & 1:
                return player + 2 if side.bonus >> bit & 1 else player
        return 0

    return tuple(tuple(content(5 * column + depth) for column in range(4)) for depth in range(4))


def hand(s: State) -> tuple[int, ...]:
    """The ordinary pieces in hand, of each player."""
    return tuple(ordinary(side, s.setup) for side in sides(s))


def points(s: State, options: Chosen) -> tuple[int, ...]:
    """`rounds`: the points of the round; otherwise one for its winner."""
    if options["mode"] == "rounds":
        return tuple(side.points for side in sides(s))
    return series.points(s, options)


def scores(s: State, totals: Sequence[int]) -> tuple[int, ...]:
    """`endless`: the points of this round; otherwise what the rounds before have given."""
    if mode_of(s.setup) == ENDLESS:
        return tuple(side.points for side in sides(s))
    return tuple(totals)


def starter(s: State, previous: int, options: Chosen) -> int:
    """`rounds`: whoever scored less starts the next round; otherwise players alternate."""
    first, second = points(s, options)
    if options["mode"] == "rounds" and first != second:
        return 1 if first < second else 2
    return series.starter(s, previous, options)


def verdict(s: State, totals: Sequence[int], rounds: int, options: Chosen) -> Ending | None:
    """`rounds`: first to the target at the end of a round, or most points after the last one."""
    if options["mode"] != "rounds":
        return series.verdict(s, totals, rounds, options)
    target = options["target"]
    assert isinstance(target, int)
    if max(totals) >= target:
        return most(totals), "target"
    if rounds == options["rounds_max"]:
        return most(totals), "rounds"
    return None


def most(totals: Sequence[int]) -> tuple[int, ...]:
    """The player with the most points; nobody when they are equal."""
    if totals[0] == totals[1]:
        return ()
    return (1,) if totals[0] > totals[1] else (2,)


def prompt(s: State) -> str:
    """What the player to move is asked for, as an id of words."""
    plies = in_hand(s.me, s.setup)
    if not plies >> BONUS & ALL_COLUMNS:
        return "push"
    return "push-bonus" if plies & ALL_COLUMNS else "bonus"
