"""Static threats: which plies win at once, which let the next player win, and a rough estimate.

The estimate of a ply is the mean of a few random rollouts, or where a game has leaf scores of a few
winners sampled from those. The lower levels choose by it, and the others fall back on it for a ply
whose answer they have overlooked.
"""

from dataclasses import dataclass
from typing import Any

from quatuor.compiler import Array, Grid, compiled, grid, kernel
from quatuor.compiler.bits import wide
from quatuor.game import Position
from quatuor.search.claims import searched_state
from quatuor.search.mcts.leaf_value import quick_leaf_scores, sample_winner
from quatuor.search.mcts.parameters import RANDOM, Parameters
from quatuor.search.mcts.payoffs import DRAW, WIN, Payoffs, payoffs_of
from quatuor.search.mcts.proof import result
from quatuor.search.mcts.rollout import find_winning_ply, roll_out
from quatuor.search.specialise import rules_for

PLY, GAIN, OVER, ANSWER, ROLLOUTS = range(5)


@dataclass(frozen=True)
class PlyThreats:
    """What one legal ply threatens or allows."""

    ply: int
    wins: bool
    """It wins the round at once."""
    loses: bool
    """It ends the round, and somebody else has won."""
    answer: int
    """A ply with which the next player, of another side, would win at once; -1 if there is none."""
    rollout_mean: float
    """The estimate, from -1 to 1."""


def static_threats(position: Position, playouts: int, seed: int) -> list[PlyThreats]:
    """The threats of every legal ply; `playouts` is the number of rollouts for each estimate."""
    state, payoffs, rules = searched_state(position), payoffs_of(position.game), position.game.rules
    rows = grid(rules.size(rules.legal(state)), 5)
    g = rules_for(position.game.name, state)
    scan_plies(g, state, payoffs, RANDOM, playouts, seed * 2 + 1, rows)
    fair = int(payoffs.gains[DRAW, int(payoffs.side[rules.mover(state)])])
    return [_read(row, playouts, fair) for row in rows]


def _read(row: Array[int], playouts: int, fair: int) -> PlyThreats:
    gain, over = int(row[GAIN]), bool(row[OVER])
    mean = int(row[ROLLOUTS]) / playouts if playouts else fair
    if over:
        mean = gain
    rollout_mean = (mean - fair) / (WIN - fair) if mean > fair else (mean - fair) / fair
    wins, loses = over and gain == WIN, over and gain < fair
    return PlyThreats(int(row[PLY]), wins, loses, int(row[ANSWER]), rollout_mean)


@compiled
def scan_plies(
    g: Any,
    s: Any,
    payoffs: Payoffs,
    parameters: Parameters,
    playouts: int,
    rng: int,
    rows: Grid[int],
) -> None:
    """Fill one row for each legal ply; estimates are sums over the rollouts."""
    side = int(payoffs.side[g.mover(s)])
    plies = g.legal(s)
    ply = g.after(plies, -1)
    for k in range(len(rows)):
        following = g.play(s, ply)
        over = g.over(following)
        rows[k, PLY], rows[k, OVER], rows[k, ANSWER] = ply, over != 0, -1
        if over:
            rows[k, GAIN] = payoffs.gains[result(wide(payoffs.proof[over & 15])), side]
        elif payoffs.side[g.mover(following)] != side:
            answers = g.legal(following)
            first = g.after(answers, -1)
            rows[k, ANSWER] = find_winning_ply(
                g, following, answers, g.size(answers), first, payoffs
            )
        for _ in range(playouts):
            over, rng = sample_result(g, following, payoffs, parameters, rng)
            rows[k, ROLLOUTS] += payoffs.gains[result(wide(payoffs.proof[over & 15])), side]
        ply = g.after(plies, ply)


@kernel
def sample_result(
    g: Any, s: Any, payoffs: Payoffs, parameters: Parameters, rng: int
) -> tuple[int, int]:
    """How the round may end from here, and the next state of the rng."""
    scores = quick_leaf_scores(g, s)
    if scores[0] and not g.over(s):
        return sample_winner(scores, g.mover(s), payoffs.players, rng)
    return roll_out(g, s, payoffs, parameters, rng)
