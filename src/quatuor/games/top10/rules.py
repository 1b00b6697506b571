"""The same upright grid, already full: pop your discs out at the bottom and keep those in a line.

The grid is filled first, by the players or at random, one row at a time. Then a turn pops one own
disc: out of a line of four it is kept and you pop again, otherwise it goes back in at the top.
First to ten kept discs wins.

Bits are those of `rules/grid.py`. A ply is a column, 7 higher for a pop.
"""

import random
from typing import NamedTuple

from quatuor.compiler import kernel
from quatuor.compiler.bits import popcount
from quatuor.games.top10.descriptor import DESCRIPTOR as DESCRIPTOR
from quatuor.rules.endings import BLOCKED, REPETITION, TARGET, leader, won
from quatuor.rules.facts import Facts
from quatuor.rules.grid import (
    BOTTOM,
    COLUMNS,
    FIELD,
    ROWS,
    columns_of,
    in_fours,
    landing,
    open_columns,
    rows_of,
    sunk,
)
from quatuor.rules.options import Choice, Chosen, Number
from quatuor.rules.plies import after as after, every as every, pick as pick, size as size
from quatuor.rules.series import (
    FIRST,
    WINS,
    points as points,
    starter as starter,
    verdict as verdict,
)
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

TITLE = "Pop your discs out of a full grid; keep those that stood in a line, and be first to ten."
PLAYERS = (2,)
FACTS = Facts()
OPTIONS = (
    Choice("fill", ("players", "random"), "who fills the grid before the round"),
    Number("seed", 0, 0, 2**31 - 1, "which random filling", asked=False),
    Number("target", 10, 1, 21, "how many kept discs win"),
    WINS,
    FIRST,
)
TOKENS = ("", *(str(column) for column in COLUMNS), *(f"x{column}" for column in COLUMNS))
POP = 7
GLYPHS = (".", "1", "2")

CELLS = 42
FILLING, TURN, AGAIN = range(3)
"""Filling the grid; at the start of a turn; popping again after a disc was kept."""


class Side(NamedTuple):
    """What one player has."""

    discs: int
    kept: int


class State(NamedTuple):
    """A round in play, seen by the player to move."""

    me: Side
    them: Side
    mover: int
    held: int
    """The column out of which the disc in the mover's hand came; 0 when no disc is held."""
    phase: int
    over: int
    target: int


def start(options: Chosen, starter: int, round_number: int) -> State:
    """An empty grid to fill, or a grid filled at random, another one in every round."""
    target = options["target"]
    assert isinstance(target, int)
    s = State(Side(0, 0), Side(0, 0), starter, 0, FILLING, 0, target)
    if options["fill"] == "random":
        chance = random.Random(f"{options['seed']} {round_number}")
        for _ in ROWS:
            for column in chance.sample(COLUMNS, len(COLUMNS)):
                s = play(s, column)
    return s


can_repeat = always
repetition_key = whole


@kernel
def starts_turn(s: State) -> bool:
    """Whether a turn starts here."""
    return s.held == 0 and s.phase != AGAIN


@kernel
def legal(s: State) -> int:
    """What the player to move may do now."""
    if s.over:
        return 0
    discs = s.me.discs | s.them.discs
    if s.phase == FILLING:
        return columns_of(row_to_fill(discs))
    if s.held == 0:
        return columns_of(s.me.discs & BOTTOM) << POP
    columns = open_columns(discs)
    others = columns & ~(1 << s.held)
    return others if others else columns


@kernel
def row_to_fill(discs: int) -> int:
    """The columns whose cell in the lowest unfinished row is empty, as bits of the bottom row."""
    row = popcount(discs) // 7
    return ~(discs >> row) & BOTTOM


@kernel
def play(s: State, ply: int) -> State:
    """The state after the player to move plays a legal ply."""
    if s.phase == FILLING:
        return filled(s, ply)
    if s.held:
        me = Side(s.me.discs | landing(s.me.discs | s.them.discs, ply), s.me.kept)
        return end_turn(me, s.them, s.mover, s.target)
    return popped(s, ply - POP)


@kernel
def filled(s: State, column: int) -> State:
    """One more disc of the filling; lines mean nothing yet. After 42 the popping begins."""
    me = Side(s.me.discs | landing(s.me.discs | s.them.discs, column), 0)
    if popcount(me.discs | s.them.discs) == CELLS:
        return end_turn(me, s.them, s.mover, s.target)
    return State(s.them, me, 3 - s.mover, 0, FILLING, 0, s.target)


@kernel
def popped(s: State, column: int) -> State:
    """A disc out of a line is kept and the turn goes on; any other is held, to go back in."""
    in_line = in_fours(s.me.discs) >> 7 * column & 1
    me = Side(sunk(s.me.discs, column), s.me.kept + in_line)
    them = Side(sunk(s.them.discs, column), s.them.kept)
    if in_line == 0:
        return State(me, them, s.mover, column, TURN, 0, s.target)
    if me.kept >= s.target:
        return State(me, them, s.mover, 0, TURN, won(TARGET, s.mover), s.target)
    if me.discs & BOTTOM:
        return State(me, them, s.mover, 0, AGAIN, 0, s.target)
    return end_turn(me, them, s.mover, s.target)


@kernel
def end_turn(me: Side, them: Side, mover: int, target: int) -> State:
    """The other player's turn; without a disc on the bottom row one passes. Nobody: most kept."""
    if them.discs & BOTTOM:
        return State(them, me, 3 - mover, 0, TURN, 0, target)
    result = 0 if me.discs & BOTTOM else leader(BLOCKED, me.kept, them.kept, mover)
    return State(me, them, mover, 0, TURN, result, target)


@kernel
def repeated(s: State) -> State:
    """The position has come for the third time: more kept discs win, equal is a draw."""
    result = leader(REPETITION, s.me.kept, s.them.kept, s.mover)
    return State(s.me, s.them, s.mover, 0, TURN, result, s.target)


def scores(s: State, _totals: object) -> tuple[int, ...]:
    """The discs kept in this round."""
    return tuple(side.kept for side in sides(s))


def board(s: State) -> tuple[tuple[int, ...], ...]:
    """The rows from the top: 0 for empty, else the player."""
    first, second = sides(s)
    return rows_of(first.discs, second.discs)


def hand(s: State) -> tuple[int, ...]:
    """The discs still to be filled in, and the disc that goes back in at the top."""
    held = (int(s.held > 0 and s.mover == 1), int(s.held > 0 and s.mover == 2))
    if s.phase == FILLING:
        return tuple(21 - popcount(side.discs & FIELD) for side in sides(s))
    return held


def prompt(s: State) -> str:
    """What the player to move is asked for, as an id of words."""
    if s.held:
        return "put-back"
    return ("fill", "pop-to-keep", "pop-again")[s.phase]
