"""One simulation: selection, expansion, evaluation of a leaf, back-propagation.

A leaf is first examined for a ply that wins at once; if there is one the leaf is proven, and the
player above selects again. A simulation that proves a node further up is not counted: it has found
something better than a sample.
"""

from typing import Any

from quatuor.compiler import compiled, inlined, kernel
from quatuor.compiler.bits import wide
from quatuor.search.immediate_wins import CANNOT_TELL, NO, YES, wins_next
from quatuor.search.mcts.expand import expand
from quatuor.search.mcts.leaf_value import leaf_scores, quick_leaf_scores, sample_winner, split_win
from quatuor.search.mcts.opponent_errors import opponent_errs
from quatuor.search.mcts.parameters import Parameters
from quatuor.search.mcts.payoffs import LEAF_ROW, Payoffs
from quatuor.search.mcts.proof import forced_win, is_proven, propagate_proof, result
from quatuor.search.mcts.rollout import find_winning_ply, roll_out
from quatuor.search.mcts.select import best_child
from quatuor.search.mcts.tree import (
    COUNT,
    MAX_DEPTH,
    PLY,
    RNG,
    ROOT,
    SIMULATIONS,
    SUMS,
    VISITS,
    TreeArrays,
)
from quatuor.search.path import Path, visit

AVERAGE_RATE = 0.02
"""How quickly the averages of plies follow new results."""


@compiled
def simulate(
    g: Any,
    s: Any,
    path: Path,
    length: int,
    tree: TreeArrays,
    payoffs: Payoffs,
    parameters: Parameters,
    times: int,
) -> None:
    """Run so many simulations from the root, fewer if its value is proven."""
    root = wide(ROOT)
    for _ in range(times):
        if is_proven(wide(tree.proofs[root]), payoffs.sides):
            return
        tree.counters[SIMULATIONS] += 1
        simulate_once(g, s, path, length, tree, payoffs, parameters)


@kernel
def simulate_once(
    g: Any,
    s: Any,
    path: Path,
    length: int,
    tree: TreeArrays,
    payoffs: Payoffs,
    parameters: Parameters,
) -> None:
    """One simulation; it adds nothing to the counts if it proves something."""
    node = depth = wide(ROOT)
    while True:
        side = int(payoffs.side[g.mover(s)])
        tree.trail[depth, 0], tree.trail[depth, 1] = node, side
        if tree.nodes[node, COUNT] == 0:
            if depth == MAX_DEPTH or not expand(g, s, tree, payoffs, parameters, node):
                back_propagate(tree, payoffs, depth, evaluate_leaf(g, s, tree, payoffs, parameters))
                return
            if tree.proofs[node] and (
                propagate_proof(tree, payoffs, depth)
                or is_proven(wide(tree.proofs[node]), payoffs.sides)
            ):
                return
        if parameters.opponent_error_rate and opponent_errs(
            g, s, tree, payoffs, parameters.opponent_error_rate, depth
        ):
            back_propagate(tree, payoffs, depth, 1 + int(tree.trail[0, 1]))
            return
        child = best_child(tree, payoffs, node, side, parameters.exploration)
        following, longer = visit(g, g.play(s, wide(tree.nodes[child, PLY])), path, length)
        tree.trail[depth + 1, 0] = child
        if is_proven(wide(tree.proofs[child]), payoffs.sides):
            back_propagate(tree, payoffs, depth + 1, result(wide(tree.proofs[child])))
            return
        if tree.nodes[child, VISITS] == 0 and proven_at_leaf(g, following, tree, payoffs, child):
            if propagate_proof(tree, payoffs, depth + 1):
                return
            continue
        s, length, node, depth = following, longer, child, depth + 1


@inlined
def proven_at_leaf(g: Any, s: Any, tree: TreeArrays, payoffs: Payoffs, node: int) -> bool:
    """Whether a leaf ends the round by repetition, or its player has a ply that wins at once."""
    over = g.over(s)
    if over:
        tree.proofs[node] = payoffs.proof[over & 15]
        return True
    seen = wins_next(g, s)
    if seen == CANNOT_TELL:
        plies = g.legal(s)
        tried = find_winning_ply(g, s, plies, g.size(plies), g.after(plies, -1), payoffs)
        seen = YES if tried >= 0 else NO
    if seen == NO:
        return False
    tree.proofs[node] = forced_win(payoffs.side[g.mover(s)])
    return True


@inlined
def evaluate_leaf(
    g: Any, s: Any, tree: TreeArrays, payoffs: Payoffs, parameters: Parameters
) -> int:
    """The row of `gains` that a rollout ended in, or in which the leaf's scores split the win."""
    rng = tree.counters[RNG]
    scores = leaf_scores(g, s) if parameters.split_wins else quick_leaf_scores(g, s)
    if scores[0] and parameters.use_leaf_scores and parameters.split_wins:
        tree.counters[RNG] = split_win(scores, g.mover(s), payoffs, rng)
        return LEAF_ROW
    if scores[0] and parameters.use_leaf_scores:
        over, rng = sample_winner(scores, g.mover(s), payoffs.players, rng)
    else:
        over, rng = roll_out(g, s, payoffs, parameters, rng)
    tree.counters[RNG] = rng
    return result(wide(payoffs.proof[over & 15]))


@inlined
def back_propagate(tree: TreeArrays, payoffs: Payoffs, depth: int, row: int) -> None:
    """Add what every side gained to all nodes of the trail, and to the averages of their plies."""
    for d in range(depth + 1):
        node = int(tree.trail[d, 0])
        tree.nodes[node, VISITS] += 1
        for side in range(payoffs.sides):
            tree.nodes[node, SUMS + side] += payoffs.gains[row, side]
        if d > 0:
            mover, ply = int(tree.trail[d - 1, 1]), wide(tree.nodes[node, PLY])
            tree.ply_averages[mover, ply] += AVERAGE_RATE * (
                payoffs.gains[row, mover] - tree.ply_averages[mover, ply]
            )
