"""The upright 7 × 6 grid: drop discs, line up four. Three additions combine into eight games.

`pop_out` lets you pop your own disc out of the bottom row, `power` gives each player four discs
with a power, and `five` asks for five in a row between two printed panels.

A state holds two sides, the one to move first: its discs (bits as in `rules/grid.py`), the power
discs it has left and how many of its discs have left the round. Discs in hand are not kept: they
are what is missing from 21. A ply is `7 * kind + column`; 0 declines.
"""

from typing import NamedTuple

from quatuor.compiler import kernel
from quatuor.compiler.bits import popcount
from quatuor.games.puissance4.descriptor import DESCRIPTOR as DESCRIPTOR
from quatuor.rules.endings import BLOCKED, LINE, REPETITION, draw, won
from quatuor.rules.facts import Facts
from quatuor.rules.grid import (
    BOTTOM,
    COLUMNS,
    DISCS,
    FIELD,
    columns_of,
    has_line,
    landing,
    open_columns,
    rows_of,
    sunk,
)
from quatuor.rules.options import BOTH_LINES, Choice, Chosen, Flag, When
from quatuor.rules.plies import after as after, every as every, pick as pick, size as size
from quatuor.rules.series import (
    FIRST,
    WINS,
    points as points,
    scores as scores,
    starter as starter,
    verdict as verdict,
)
from quatuor.rules.usual import (
    LINE_CELLS as LINE_CELLS,
    leave_round as leave_round,
    mover as mover,
    over as over,
    sides,
    whole,
)

TITLE = "Drop discs into the upright grid; the first to line up four wins."
PLAYERS = (2,)
FACTS = Facts(links=(("connect4.gamesolver.org", "pos"),))
OPTIONS = (
    Flag("pop_out", "instead of dropping, pop one of your own discs out of the bottom row"),
    Flag("power", "four of your discs have a power: anvil, wall, double, breaker"),
    Flag("five", "line up five, between two printed panels that count as played"),
    Choice(
        "both_lines",
        ("mover", "opponent", "draw"),
        BOTH_LINES,
        house=True,
        when=(When("pop_out"), When("power")),
    ),
    Choice(
        "ejected",
        ("back", "out"),
        "what becomes of discs ejected by anvil and breaker: back in hand, or out of the round",
        house=True,
        when=(When("power"),),
    ),
    WINS,
    FIRST,
)

KINDS = ("", "A", "W", "D", "B", "x")
DROP, ANVIL, WALL, DOUBLE, BREAKER, POP = range(6)
DECLINE = 0
TOKENS = ("-", *(f"{kind}{column}" for kind in KINDS for column in COLUMNS))
GLYPHS = (".", "1", "2")

POP_OUT, POWER, FIVE, OUT, OPPONENT_WINS, NOBODY_WINS = (1 << bit for bit in range(6))
"""The options, as bits of `setup`."""
MORE_THAN_DROPS = POP_OUT | POWER
PRESETS = (0,)
"""The classic game is compiled on its own, with the other games' branches left out."""

START, AFTER_WALL, AFTER_DOUBLE, AFTER_BREAKER = range(4)
"""How far into a turn we are."""

PANELS = (0b101010 | 0b010101 << 56, 0b010101 | 0b101010 << 56)
"""The printed discs of each player: 2 1 2 1 2 1 upwards at the left, 1 2 1 2 1 2 at the right."""


LETTERS = tuple(
    "".join(letter for bit, letter in enumerate("AWDB") if powers >> bit & 1)
    for powers in range(16)
)
"""For each set of unused power discs how it is written."""


class Side(NamedTuple):
    """What one player has."""

    discs: int
    powers: int
    losses: int


class State(NamedTuple):
    """A round in play, seen by the player to move."""

    me: Side
    them: Side
    mover: int
    phase: int
    over: int
    setup: int


def start(options: Chosen, starter: int, _round: int) -> State:
    """An empty grid; with `five`, the panels at its sides."""
    setup = (
        (POP_OUT if options["pop_out"] else 0)
        | (POWER if options["power"] else 0)
        | (FIVE if options["five"] else 0)
        | (OUT if options["ejected"] == "out" else 0)
        | {"mover": 0, "opponent": OPPONENT_WINS, "draw": NOBODY_WINS}[str(options["both_lines"])]
    )
    powers = 0b1111 if options["power"] else 0
    first, second = (Side(panel if options["five"] else 0, powers, 0) for panel in PANELS)
    me, them = (first, second) if starter == 1 else (second, first)
    return State(me, them, starter, START, 0, setup)


repetition_key = whole


@kernel
def starts_turn(s: State) -> bool:
    """Whether a turn starts here."""
    return s.phase == START


@kernel
def can_repeat(s: State) -> bool:
    """Whether a position can come back: only where discs are popped, power discs run out."""
    return s.setup & POP_OUT != 0


@kernel
def ordinary(side: Side) -> int:
    """The ordinary discs that a player has in hand."""
    return DISCS - popcount(side.discs & FIELD) - side.losses - popcount(side.powers)


@kernel
def legal(s: State) -> int:
    """What the player to move may do now."""
    if s.over:
        return 0
    if s.setup & POWER and s.phase != START:
        return second_plies(s)
    columns = open_columns(s.me.discs | s.them.discs)
    plies = columns
    if s.setup & MORE_THAN_DROPS and ordinary(s.me) == 0:
        plies = 0  # where discs are only dropped, they last until the grid is full
    if s.setup & POWER:
        for kind in (ANVIL, WALL, DOUBLE, BREAKER):
            if s.me.powers >> (kind - ANVIL) & 1:
                plies |= columns << 7 * kind
    if s.setup & POP_OUT:
        plies |= columns_of(s.me.discs & BOTTOM) << 7 * POP
    return plies


@kernel
def second_plies(s: State) -> int:
    """What may follow a wall, a double or a breaker in the same turn."""
    if s.phase == AFTER_BREAKER:
        return columns_of(s.them.discs & BOTTOM) << 7 * POP
    drops = open_columns(s.me.discs | s.them.discs) if ordinary(s.me) > 0 else 0
    if s.phase == AFTER_WALL:
        drops = without_a_line(s, drops)
        return drops | 1 << DECLINE if drops else 0
    return drops


@kernel
def without_a_line(s: State, columns: int) -> int:
    """The columns where the disc after a wall would not complete a line of its own colour."""
    kept = 0
    for column in range(1, 8):
        if columns >> column & 1:
            discs = s.me.discs | landing(s.me.discs | s.them.discs, column)
            if not has_line(discs, s.setup & FIVE):
                kept |= 1 << column
    return kept


@kernel
def play(s: State, ply: int) -> State:
    """The state after the player to move plays a legal ply."""
    if s.setup & MORE_THAN_DROPS and (ply > 7 or ply == DECLINE):
        return special(s, ply)
    cell = landing(s.me.discs | s.them.discs, ply)
    me = Side(s.me.discs | cell, s.me.powers, s.me.losses)
    if has_line(me.discs, s.setup & FIVE):
        return State(me, s.them, s.mover, START, won(LINE, s.mover), s.setup)
    return end_turn(me, s.them, s.mover, s.setup)


@kernel
def special(s: State, ply: int) -> State:
    """Everything that is not the drop of an ordinary disc."""
    if ply == DECLINE:
        return end_turn(s.me, s.them, s.mover, s.setup)
    kind, column = (ply - 1) // 7, (ply - 1) % 7 + 1
    if kind == POP:
        return popped(s, column)
    cell = landing(s.me.discs | s.them.discs, column)
    me = Side(s.me.discs | cell, s.me.powers & ~(1 << (kind - ANVIL)), s.me.losses)
    if kind == ANVIL:
        return crushed(me, s.them, cell, column, s.mover, s.setup)
    return settle(me, s.them, AFTER_WALL + kind - WALL, s.mover, s.setup)


@kernel
def crushed(me: Side, them: Side, anvil: int, column: int, mover: int, setup: int) -> State:
    """The anvil ejects everything below it and lands on the bottom row."""
    bottom = 1 << 7 * column
    below = anvil - bottom
    me = ejected(me, below, setup)
    me = Side(me.discs & ~anvil | bottom, me.powers, me.losses)
    return settle(me, ejected(them, below, setup), START, mover, setup)


@kernel
def ejected(side: Side, cells: int, setup: int) -> Side:
    """What lay in the cells goes back to hand, or is lost for the round."""
    lost = popcount(side.discs & cells) if setup & OUT else 0
    return Side(side.discs & ~cells, side.powers, side.losses + lost)


@kernel
def popped(s: State, column: int) -> State:
    """The bottom disc of a column falls out: the breaker's victim, or the mover's own disc."""
    them = s.them
    if s.phase == AFTER_BREAKER:
        them = ejected(them, 1 << 7 * column, s.setup)
    me = Side(sunk(s.me.discs, column), s.me.powers, s.me.losses)
    them = Side(sunk(them.discs, column), them.powers, them.losses)
    return settle(me, them, START, s.mover, s.setup)


@kernel
def settle(me: Side, them: Side, phase: int, mover: int, setup: int) -> State:
    """Test the lines once all discs lie still; then the turn goes on in `phase`, or ends."""
    ours, theirs = has_line(me.discs, setup & FIVE), has_line(them.discs, setup & FIVE)
    if ours or theirs:
        return State(me, them, mover, START, line_result(ours, theirs, mover, setup), setup)
    if phase != START:
        s = State(me, them, mover, phase, 0, setup)
        if legal(s):
            return s
    return end_turn(me, them, mover, setup)


@kernel
def line_result(ours: bool, theirs: bool, mover: int, setup: int) -> int:
    """A line wins for its owner; both at once is decided by `both_lines`."""
    if ours and theirs and setup & NOBODY_WINS:
        return draw(LINE)
    if ours and not (theirs and setup & OPPONENT_WINS):
        return won(LINE, mover)
    return won(LINE, 3 - mover)


@kernel
def end_turn(me: Side, them: Side, mover: int, setup: int) -> State:
    """The other player's turn; whoever cannot play passes, and when nobody can it is a draw."""
    following = State(them, me, 3 - mover, START, 0, setup)
    if legal(following):
        return following
    again = State(me, them, mover, START, 0, setup)
    if legal(again):
        return again
    return State(me, them, mover, START, draw(BLOCKED), setup)


@kernel
def repeated(s: State) -> State:
    """The position has come for the third time: a draw."""
    return State(s.me, s.them, s.mover, START, draw(REPETITION), s.setup)


def board(s: State) -> tuple[tuple[int, ...], ...]:
    """The rows from the top: 0 for empty, else the player; with `five`, panels included."""
    first, second = sides(s)
    return rows_of(first.discs, second.discs, range(9) if s.setup & FIVE else COLUMNS)


def hand(s: State) -> tuple[int, ...]:
    """The ordinary discs in hand, of each player."""
    first, second = sides(s)
    return ordinary(first), ordinary(second)


def powers(s: State) -> tuple[str, ...]:
    """The unused power discs of each player."""
    first, second = sides(s)
    return LETTERS[first.powers], LETTERS[second.powers]


def prompt(s: State) -> str:
    """What the player to move is asked for, as an id of words."""
    if s.phase != START:
        return ("", "second-or-skip", "second", "break-out")[s.phase]
    drops = s.setup & MORE_THAN_DROPS == 0 or ordinary(s.me) > 0
    kinds = (
        ("drop", drops),
        ("power", s.me.powers != 0),
        ("pop", s.setup & POP_OUT != 0 and s.me.discs & BOTTOM != 0),
    )
    return "-".join(kind for kind, offered in kinds if offered)
