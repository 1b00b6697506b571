"""Giving a node its children, all at once, each played once so that a finished round is known."""

from typing import Any

from quatuor.compiler import kernel
from quatuor.search.mcts.proof import gathered
from quatuor.search.mcts.select import Tuning
from quatuor.search.mcts.stakes import Stakes
from quatuor.search.mcts.tree import COUNT, FIRST, PLY, ROOT, USED, VISITS, WIDTH, Tree

CROWD = 16
"""Among so many children one has been worth waiting for: each takes time and memory."""


@kernel
def grow(g: Any, s: Any, tree: Tree, stakes: Stakes, tuning: Tuning, node: int) -> bool:
    """Give the node its children; false while it has too few visits, or when memory is used up.

    The more children there would be, the more visits it takes: in the cube a marble has hundreds of
    moves, and nodes that are hardly looked at again would use up all memory.

    Whether a child repeats an earlier position is found out when it is first visited.
    """
    plies = g.legal(s)
    size = g.size(plies)
    if node != ROOT and tree.nodes[node, VISITS] < max(tuning.patience, size // CROWD):
        return False
    first = tree.counters[USED]
    if first + size > len(tree.nodes):
        return False
    tree.counters[USED] = first + size
    child = first
    ply = g.after(plies, -1)
    while ply >= 0:
        over = g.over(g.play(s, ply))
        for column in range(WIDTH):
            tree.nodes[child, column] = 0
        tree.nodes[child, PLY] = ply
        tree.proofs[child] = stakes.proof[over & 15] if over else 0
        child += 1
        ply = g.after(plies, ply)
    tree.nodes[node, FIRST], tree.nodes[node, COUNT] = first, size
    tree.proofs[node] = gathered(tree, node, stakes.side[g.mover(s)])
    return True
