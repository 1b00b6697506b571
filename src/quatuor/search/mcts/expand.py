"""Expansion: a node gets all its children at once, each played once to see whether it is final."""

from typing import Any

from quatuor.compiler import kernel
from quatuor.search.mcts.parameters import Parameters
from quatuor.search.mcts.payoffs import Payoffs
from quatuor.search.mcts.proof import proof_from_children
from quatuor.search.mcts.tree import COUNT, FIRST, PLY, ROOT, ROWS_USED, VISITS, WIDTH, TreeArrays

CHILDREN_PER_VISIT = 16
"""A node with many children needs one more visit for each so many: they take time and memory."""


@kernel
def expand(
    g: Any, s: Any, tree: TreeArrays, payoffs: Payoffs, parameters: Parameters, node: int
) -> bool:
    """Give the node its children; false while it has too few visits, or when memory is used up.

    The more children there would be, the more visits it takes: where there are hundreds of plies,
    nodes that are hardly visited again would use up all memory.

    Whether a child repeats an earlier position is found out when it is first visited.
    """
    plies = g.legal(s)
    size = g.size(plies)
    if node != ROOT and tree.nodes[node, VISITS] < max(
        parameters.expansion_visits, size // CHILDREN_PER_VISIT
    ):
        return False
    first = tree.counters[ROWS_USED]
    if first + size > len(tree.nodes):
        return False
    tree.counters[ROWS_USED] = first + size
    child = first
    ply = g.after(plies, -1)
    while ply >= 0:
        over = g.over(g.play(s, ply))
        for column in range(WIDTH):
            tree.nodes[child, column] = 0
        tree.nodes[child, PLY] = ply
        tree.proofs[child] = payoffs.proof[over & 15] if over else 0
        child += 1
        ply = g.after(plies, ply)
    tree.nodes[node, FIRST], tree.nodes[node, COUNT] = first, size
    tree.proofs[node] = proof_from_children(tree, node, payoffs.side[g.mover(s)])
    return True
