"""A first look at a position: which plies win at once, which let the next player win; a feeling.

The feeling for a ply is the outcome of a few playouts by lot, or in the cube, where those say
nothing, of a few lots drawn from the players' hopes. It is what the lower levels go by, and what
the others fall back on for a ply whose answer they have overlooked.
"""

from dataclasses import dataclass
from typing import Any

from quatuor.compiler import Array, Grid, compiled, grid, kernel
from quatuor.compiler.bits import wide
from quatuor.game import Position
from quatuor.search.mcts.announced import unspoken
from quatuor.search.mcts.hopes import drawn_winner, glanced_hopes
from quatuor.search.mcts.proof import result
from quatuor.search.mcts.rollout import roll_out, winning_ply
from quatuor.search.mcts.search import PLAIN
from quatuor.search.mcts.select import Tuning
from quatuor.search.mcts.stakes import DRAW, WIN, Stakes, stakes_of
from quatuor.search.specialise import rules_for

PLY, GAIN, OVER, ANSWER, FEELING = range(5)


@dataclass(frozen=True)
class Look:
    """One legal ply at first sight."""

    ply: int
    wins: bool
    """It wins the round at once."""
    loses: bool
    """It ends the round, and somebody else has won."""
    answer: int
    """A ply with which the next player, of another side, would win at once; -1 if there is none."""
    feeling: float
    """From -1 to 1."""


def glance(position: Position, playouts: int, seed: int) -> list[Look]:
    """Look at every legal ply for a moment."""
    state, stakes, rules = unspoken(position), stakes_of(position.game), position.game.rules
    rows = grid(rules.size(rules.legal(state)), 5)
    g = rules_for(position.game.name, state)
    look_over(g, state, stakes, PLAIN, playouts, seed * 2 + 1, rows)
    fair = int(stakes.gains[DRAW, int(stakes.side[rules.mover(state)])])
    return [_read(row, playouts, fair) for row in rows]


def _read(row: Array[int], playouts: int, fair: int) -> Look:
    gain, over = int(row[GAIN]), bool(row[OVER])
    mean = int(row[FEELING]) / playouts if playouts else fair
    if over:
        mean = gain
    feeling = (mean - fair) / (WIN - fair) if mean > fair else (mean - fair) / fair
    wins, loses = over and gain == WIN, over and gain < fair
    return Look(int(row[PLY]), wins, loses, int(row[ANSWER]), feeling)


@compiled
def look_over(
    g: Any,
    s: Any,
    stakes: Stakes,
    tuning: Tuning,
    playouts: int,
    lot: int,
    rows: Grid[int],
) -> None:
    """Fill one row for each legal ply; feelings are sums over the playouts."""
    side = int(stakes.side[g.mover(s)])
    plies = g.legal(s)
    ply = g.after(plies, -1)
    for k in range(len(rows)):
        following = g.play(s, ply)
        over = g.over(following)
        rows[k, PLY], rows[k, OVER], rows[k, ANSWER] = ply, over != 0, -1
        if over:
            rows[k, GAIN] = stakes.gains[result(wide(stakes.proof[over & 15])), side]
        elif stakes.side[g.mover(following)] != side:
            answers = g.legal(following)
            first = g.after(answers, -1)
            rows[k, ANSWER] = winning_ply(g, following, answers, g.size(answers), first, stakes)
        for _ in range(playouts):
            over, lot = felt(g, following, stakes, tuning, lot)
            rows[k, FEELING] += stakes.gains[result(wide(stakes.proof[over & 15])), side]
        ply = g.after(plies, ply)


@kernel
def felt(g: Any, s: Any, stakes: Stakes, tuning: Tuning, lot: int) -> tuple[int, int]:
    """How the round may end from here, and the next lot."""
    hoped = glanced_hopes(g, s)
    if hoped[0] and not g.over(s):
        return drawn_winner(hoped, g.mover(s), stakes.players, lot)
    return roll_out(g, s, stakes, tuning, lot)
