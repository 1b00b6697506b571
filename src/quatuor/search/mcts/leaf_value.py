"""Evaluating a leaf instead of rolling it out, in games where a rollout says little.

Such a game offers `leaf_scores(state)` and `quick_leaf_scores(state)` in its `leaf_scores.py`: a
score for each player, the mover first. Each player's chance to win is the softmax of the scores.
The win is split by these chances, or a winner is sampled from them.
"""

from typing import Any

from quatuor.compiler import inlined, kernel
from quatuor.compiler.exponential import exp_of
from quatuor.games.registry import part
from quatuor.rules.endings import LINE
from quatuor.search.mcts.payoffs import LEAF_ROW, WIN, Payoffs
from quatuor.search.playout import next_random
from quatuor.search.specialise import by_part

LeafScores = tuple[int, int, int, int]
MODULE = "leaf_scores"
TEMPERATURE = 40.0
"""By how much scores must differ for chances to differ by a factor of e."""
BITS = 40


@kernel
def no_leaf_scores(_s: Any) -> LeafScores:
    """For a game in which rollouts say enough."""
    return 0, 0, 0, 0


leaf_scores = by_part(MODULE, "leaf_scores", no_leaf_scores)
"""`leaf_scores(g, s)`: of the mover and the players after; all 0 where leaves are rolled out."""
quick_leaf_scores = by_part(MODULE, "quick_leaf_scores", no_leaf_scores)
"""The same, rougher."""


def has_leaf_scores(game: str) -> bool:
    """Whether leaves are evaluated; then the ply that was visited most is the one to play."""
    return part(game, MODULE) is not None


@inlined
def weight(scores: LeafScores, k: int) -> float:
    """The chance of the k-th player from the mover on, as a multiple of the best one's."""
    return exp_of((scores[k] - max(scores)) / TEMPERATURE)


@kernel
def uniform(rng: int) -> float:
    """A number between 0 and 1, neither of them."""
    return ((rng >> 8 & (1 << BITS) - 1) + 0.5) / (1 << BITS)


@kernel
def sample_winner(scores: LeafScores, mover: int, players: int, rng: int) -> tuple[int, int]:
    """How the round may end, sampled from the players' chances; and the next state of the rng."""
    total = 0.0
    for k in range(players):
        total += weight(scores, k)
    rng = next_random(rng)
    mark = uniform(rng) * total
    for k in range(players):
        mark -= weight(scores, k)
        if mark < 0:
            return LINE << 4 | 1 << ((mover - 1 + k) % players), rng
    return LINE << 4 | 1 << (mover - 1), rng


@kernel
def split_win(scores: LeafScores, mover: int, payoffs: Payoffs, rng: int) -> int:
    """Split a win among the sides by their chances, in LEAF_ROW of the gains; the next rng state.

    Gains are whole numbers. One random number rounds them all, up or down: on average they are
    right, and their sum always is.

        chances   .55      .30      .15
        edges     |--33.0--|--18.0--|--9.0--|     marks at every whole number, moved at random
    """
    total = 0.0
    for k in range(payoffs.players):
        total += weight(scores, k)
    for side in range(payoffs.sides):
        payoffs.gains[LEAF_ROW, side] = 0
    rng = next_random(rng)
    edge, given = uniform(rng), 0
    for k in range(payoffs.players):
        edge += WIN * weight(scores, k) / total
        side = int(payoffs.side[(mover - 1 + k) % payoffs.players + 1])
        payoffs.gains[LEAF_ROW, side] += int(edge) - given
        given = int(edge)
    return rng
