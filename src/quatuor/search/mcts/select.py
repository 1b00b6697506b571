"""Which child a simulation goes to: the one that promises most, uncertainty counting in favour.

    promise = (sum of gains + first guess + exploration) / (visits + 1)

The first guess is the habit of the ply: what its player gained elsewhere when playing it. On a big
board it decides which of many plies are looked at first. Exploration grows with the square root
of the parent's visits, shared among its children. Plies that are known to lose are left out.
"""

from math import sqrt
from typing import NamedTuple

from quatuor.compiler import inlined, kernel
from quatuor.compiler.bits import wide
from quatuor.search.mcts.proof import WINS, settled
from quatuor.search.mcts.stakes import DRAW, WIN, Stakes
from quatuor.search.mcts.tree import COUNT, FIRST, PLY, SUMS, VISITS, Tree


class Tuning(NamedTuple):
    """What may be tuned; the same for a whole search."""

    explore: float
    """How much uncertainty counts."""
    calm: float
    """The same where hopes share the win: they hardly stray."""
    few: int
    """Up to so many plies, a playout tries them all to find one that wins; 0: lots alone."""
    patience: int
    """A node gets children once it has been visited so often."""
    judge: bool
    """Whether hopes take the place of playouts where a game has them."""
    shares: bool
    """Whether they share the win by chances, or a winner is drawn by lot from a first sight."""
    careful: bool
    """Whether a playout avoids what lets the next player win, where that is seen at once."""
    longest: int
    """Plies after which a playout is ended as if by repetition."""
    slips: float
    """How often somebody overlooks a line of the one who thinks, among three or four."""


@inlined
def best_child(tree: Tree, stakes: Stakes, node: int, side: int, explore: float) -> int:
    """The child to visit; one that is lost only where all are."""
    first, count = wide(tree.nodes[node, FIRST]), wide(tree.nodes[node, COUNT])
    wander = explore * WIN * sqrt(float(tree.nodes[node, VISITS] + 1)) / sqrt(float(count))
    best, promise = -1, -1.0
    for child in range(first, first + count):
        proof = wide(tree.proofs[child])
        if proof and settled(proof, stakes.sides):
            if proof & WINS:
                continue
            value = float(stakes.gains[DRAW, side])
        else:
            guess = tree.habit[side, tree.nodes[child, PLY]]
            total = tree.nodes[child, SUMS + side] + guess + wander
            value = total / (tree.nodes[child, VISITS] + 1)
        if value > promise:
            best, promise = child, value
    return best if best >= 0 else least_evil(tree, stakes, node, side)


@kernel
def least_evil(tree: Tree, stakes: Stakes, node: int, side: int) -> int:
    """All children are won by others, not all by the same: the best of them, visited in turn."""
    first, count = wide(tree.nodes[node, FIRST]), wide(tree.nodes[node, COUNT])
    best, most, fewest = -1, -1, 0
    for child in range(first, first + count):
        winner = 0
        while not tree.proofs[child] >> winner & 1:
            winner += 1
        gain, visits = int(stakes.gains[1 + winner, side]), wide(tree.nodes[child, VISITS])
        if gain > most or (gain == most and visits < fewest):
            best, most, fewest = child, gain, visits
    return best
