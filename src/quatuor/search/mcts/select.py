"""Selection: which child a simulation visits, by the mean gain and a bonus for uncertainty (UCT).

    value = (sum of gains + prior + exploration) / (visits + 1)

The prior is the average of the ply: what its player gained elsewhere when playing it (as in MAST).
On a big board it decides which of many plies are visited first. Exploration grows with the square
root of the parent's visits, divided among its children. Plies that are proven losses are left out.
"""

from math import sqrt

from quatuor.compiler import inlined, kernel
from quatuor.compiler.bits import wide
from quatuor.search.mcts.payoffs import DRAW, WIN, Payoffs
from quatuor.search.mcts.proof import WINS, is_proven
from quatuor.search.mcts.tree import COUNT, FIRST, PLY, SUMS, VISITS, TreeArrays


@inlined
def best_child(tree: TreeArrays, payoffs: Payoffs, node: int, side: int, exploration: float) -> int:
    """The child to visit; one that is lost only where all are."""
    first, count = wide(tree.nodes[node, FIRST]), wide(tree.nodes[node, COUNT])
    uncertainty = exploration * WIN * sqrt(float(tree.nodes[node, VISITS] + 1)) / sqrt(float(count))
    best, highest = -1, -1.0
    for child in range(first, first + count):
        proof = wide(tree.proofs[child])
        if proof and is_proven(proof, payoffs.sides):
            if proof & WINS:
                continue
            value = float(payoffs.gains[DRAW, side])
        else:
            prior = tree.ply_averages[side, tree.nodes[child, PLY]]
            total = tree.nodes[child, SUMS + side] + prior + uncertainty
            value = total / (tree.nodes[child, VISITS] + 1)
        if value > highest:
            best, highest = child, value
    return best if best >= 0 else least_bad_child(tree, payoffs, node, side)


@kernel
def least_bad_child(tree: TreeArrays, payoffs: Payoffs, node: int, side: int) -> int:
    """All children are won by other sides, not all by the same: the best of them, in turn."""
    first, count = wide(tree.nodes[node, FIRST]), wide(tree.nodes[node, COUNT])
    best, most, fewest = -1, -1, 0
    for child in range(first, first + count):
        winner = 0
        while not tree.proofs[child] >> winner & 1:
            winner += 1
        gain, visits = int(payoffs.gains[1 + winner, side]), wide(tree.nodes[child, VISITS])
        if gain > most or (gain == most and visits < fewest):
            best, most, fewest = child, gain, visits
    return best
