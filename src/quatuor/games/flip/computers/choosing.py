"""What the computer aims at, which token it takes, and what it chooses when a token asks it.

For every place in which a throw can end it looks at the trays as they would be then, and takes the
target whose landings are worth most on average, with the hand it has. The lower levels misjudge,
and care less about what the other is up to.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul

from quatuor.game import Position
from quatuor.games.flip import pro as flip_pro
from quatuor.games.flip.computers.landings import landings
from quatuor.games.flip.computers.worth import THROUGH, Judge
from quatuor.games.flip.pro import DOUBLE_CHANCE, KINDS, NO_CHOICE, Turns, throw_of
from quatuor.games.flip.race import Race
from quatuor.games.flip.trays import CELLS, Stacks, in_majority, on_top
from quatuor.players.levels import Level, level_of

MISJUDGES = 12.0
"""How far a judgement strays for each unit of a level's noise."""
ANOTHER_THROW = 4.0
"""What the extra throw of a double chance is worth."""
SPARED = 1.0
"""What a power token must gain to be thrown now rather than later."""


@dataclass(frozen=True)
class Aim:
    """What a player wants to throw, and where."""

    cell: str
    kind: str = "N"


def aim(position: Position, seat: int, level: str, rng: random.Random) -> Aim:
    """The target that this level takes, and in pro the token."""
    knows = level_of(level)
    best: list[tuple[float, Aim]] = []
    for kind, worths in worths_of(position, seat, knows):
        expected = [
            math.fsum(map(mul, shares, worths)) - (SPARED if kind else 0.0)
            for shares in landings(level, seat)
        ]
        at = best_of([worth + rng.gauss(0, MISJUDGES * knows.noise) for worth in expected])
        best.append((expected[at], Aim(CELLS[at], KINDS[kind])))
    return max(best, key=lambda one: one[0])[1]


def worths_of(position: Position, seat: int, level: Level) -> list[tuple[int, list[float]]]:
    """For each kind of token that can be thrown what the trays are worth after each landing."""
    state = position.state
    if isinstance(state, Race):
        judge = Judge(seat, level.their_lines, position.game.options["mode"] != "basic")
        return [(0, after_race(state, judge))]
    assert isinstance(state, Turns)
    judge = Judge(seat, level.their_lines, points=True)
    left = enumerate(state.stocks[seat - 1])
    return [(kind, after_turn(state, kind, judge)) for kind, count in left if count]


def best_of(values: Sequence[float]) -> int:
    """The first of the highest."""
    return max(range(len(values)), key=values.__getitem__)


def after_race(state: Race, judge: Judge) -> list[float]:
    """What the trays are worth after a landing in each of the places; a top token controls."""
    board = [on_top(stack) for stack in state.stacks]
    now = judge.value(board)
    after = []
    for cell, owner in enumerate(board):
        before = judge.value(board, THROUGH[cell])
        board[cell] = judge.player
        after.append(now - before + judge.value(board, THROUGH[cell]))
        board[cell] = owner
    return [*after, now, now]


def after_turn(state: Turns, kind: int, judge: Judge) -> list[float]:
    """What the trays are worth after a token of a kind has landed in each of the places."""
    more = ANOTHER_THROW if kind == DOUBLE_CHANCE else 0.0
    now = judge.value(_control(state.stacks))
    after = [
        max(judge.value(_control(stacks)) for stacks in boards_after(state, kind, cell)) + more
        for cell in range(len(CELLS))
    ]
    return [*after, now, now]


def _control(stacks: Stacks) -> list[int]:
    return [in_majority(stack) for stack in stacks]


def boards_after(state: Turns, kind: int, cell: int) -> list[Stacks]:
    """How the trays may look after the mover's token has landed and its power has acted."""
    after = flip_pro.play(state, throw_of(state.mover, kind, cell))
    if after.choice == NO_CHOICE:
        return [after.stacks]
    return [flip_pro.play(after, ply).stacks for ply in flip_pro.legal(after)]


def choose(position: Position, level: str) -> str:
    """What to remove with a line out or a cell out: whatever leaves the best trays."""
    state = position.state
    assert isinstance(state, Turns)
    judge = Judge(state.mover, level_of(level).their_lines, points=True)
    boards = [_control(position.play(token).state.stacks) for token in position.legal]
    return position.legal[best_of([judge.value(board) for board in boards])]
