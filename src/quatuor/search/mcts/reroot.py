"""Keeping what is still of use when the round has moved on: a subtree becomes the whole tree.

Children always lie behind their parents, so one pass from front to back marks every row that hangs
on the new root, and a second one slides those rows to the front. No further memory is needed.
"""

from quatuor.compiler import compiled, kernel
from quatuor.compiler.bits import wide
from quatuor.search.mcts.tree import COUNT, FIRST, PLY, ROOT, ROWS_USED, WIDTH, TreeArrays

DROPPED = -1


@kernel
def child_by(tree: TreeArrays, node: int, ply: int) -> int:
    """The child that a ply leads to, or -1."""
    first, count = wide(tree.nodes[node, FIRST]), wide(tree.nodes[node, COUNT])
    for child in range(first, first + count):
        if tree.nodes[child, PLY] == ply:
            return child
    return -1


@compiled
def reroot(tree: TreeArrays, root: int) -> None:
    """Make this node the root and forget everything that does not hang on it."""
    if root != ROOT:
        mark_subtree(tree, root)
        compact(tree, root)


@kernel
def mark_subtree(tree: TreeArrays, root: int) -> None:
    """Mark every row that hangs on the new root."""
    used = tree.counters[ROWS_USED]
    for row in range(used):
        tree.new_row[row] = DROPPED
    tree.new_row[root] = ROOT
    for row in range(root, used):
        if tree.new_row[row] != DROPPED:
            first, count = wide(tree.nodes[row, FIRST]), wide(tree.nodes[row, COUNT])
            for child in range(first, first + count):
                tree.new_row[child] = ROOT


@kernel
def compact(tree: TreeArrays, root: int) -> None:
    """Move the marked rows to the front in their old order, and correct where children start."""
    kept = 0
    for row in range(root, tree.counters[ROWS_USED]):
        if tree.new_row[row] != DROPPED:
            tree.new_row[row] = kept
            for column in range(WIDTH):
                tree.nodes[kept, column] = tree.nodes[row, column]
            tree.proofs[kept] = tree.proofs[row]
            kept += 1
    tree.counters[ROWS_USED] = kept
    for row in range(kept):
        if tree.nodes[row, COUNT]:
            tree.nodes[row, FIRST] = tree.new_row[tree.nodes[row, FIRST]]
