"""What is proven about a node, and how it propagates to the root (MCTS-Solver for any sides).

Two bits for each side: *can force a win*, *can force at least a draw*. Both are guarantees against
whatever the others do, so they hold with any number of sides:

* the side to move can force what it can force after one of its plies;
* any other side can force only what it can force after all of them.

The tree keeps each line of play apart from all others, with the whole round before it, so a draw by
repetition is as certain in it as any other end: no value is taken from another path.
"""

from quatuor.compiler import inlined, kernel
from quatuor.compiler.bits import lowest, wide
from quatuor.search.mcts.payoffs import DRAW, DRAW_BITS, Payoffs
from quatuor.search.mcts.tree import COUNT, FIRST, SUMS, VISITS, TreeArrays

WINS = 0b1111
"""The bits that say which side can force a win."""


@inlined
def forced_win(side: int) -> int:
    """The proof of a node in which this side wins."""
    return 1 << side | 1 << (DRAW_BITS + side)


@inlined
def is_proven(proof: int, sides: int) -> bool:
    """Whether the result is known: somebody wins, or everybody can hold the draw."""
    return (proof & WINS) != 0 or (proof >> DRAW_BITS) == (1 << sides) - 1


@inlined
def result(proof: int) -> int:
    """The row of `gains` that a proven node is worth."""
    if proof & WINS:
        return 1 + lowest(proof & WINS)
    return DRAW


@kernel
def proof_from_children(tree: TreeArrays, node: int, mover: int) -> int:
    """The proof of a node from those of its children; `mover` is the side to move in it."""
    first, count = wide(tree.nodes[node, FIRST]), wide(tree.nodes[node, COUNT])
    some, every = 0, 0xFF
    for child in range(first, first + count):
        proof = wide(tree.proofs[child])
        some |= proof
        every &= proof
    own = forced_win(mover)
    return some & own | every & ~own


@kernel
def propagate_proof(tree: TreeArrays, payoffs: Payoffs, depth: int) -> bool:
    """Carry a new proof from the end of the trail to the root; whether it decided a node above.

    Visits through a proven node say nothing any more: the sides now know how it ends and choose
    otherwise if they can. So they are subtracted from the counts above.
    """
    above = False
    while True:
        node = int(tree.trail[depth, 0])
        if tree.proofs[node] & WINS:
            subtract_visits(tree, node, depth)
        if depth == 0:
            return above
        depth -= 1
        parent = int(tree.trail[depth, 0])
        proof = proof_from_children(tree, parent, int(tree.trail[depth, 1]))
        if proof == wide(tree.proofs[parent]):
            return above
        tree.proofs[parent] = proof
        above = above or is_proven(proof, payoffs.sides)


@kernel
def subtract_visits(tree: TreeArrays, node: int, depth: int) -> None:
    """Take the visits of a node out of the counts of the nodes above it on the trail."""
    for d in range(depth):
        above = int(tree.trail[d, 0])
        for column in range(VISITS, SUMS + 4):
            tree.nodes[above, column] -= tree.nodes[node, column]
