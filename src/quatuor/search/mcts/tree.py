"""The tree: one row of numbers for each node, in memory that is set aside once.

The children of a node are created together and lie side by side, always behind their parent:

    row    FIRST COUNT PLY VISITS  sums of side 0 1 2 3          proof
    0      1     7     -   912     30120 24600 0 0               ........   the root
    1      8     7     1   85      ...                           1...1...   its first child
    ...
    8      -     0     1   3       ...                           ........   a grandchild

A row holds the ply that leads to it, how often it was visited and what each side gained in those
visits. States are not kept: a simulation plays its way down.
"""

import random
from typing import NamedTuple

from quatuor.compiler import Array, Grid, grid, zeros
from quatuor.compiler.arrays import INT32, UINT8, float_grid

FIRST, COUNT, PLY, VISITS, SUMS = range(5)
WIDTH = 8
ROOT = 0
DEEPEST = 400
"""Plies below the root at which a simulation stops going down and plays out."""
BYTES_A_NODE = 4 * WIDTH + 1 + 4
USED, SPENT, LOT = range(3)
"""The counters: rows in use, simulations, the next lot."""


class Tree(NamedTuple):
    """All memory of a search."""

    nodes: Grid[int]
    proofs: Array[int]
    moved: Array[int]
    """Room for working out where rows go when the tree is cut down."""
    habit: Grid[float]
    """What each side has gained on average in rounds in which it played each ply."""
    trail: Grid[int]
    """The nodes of the present simulation and, in the second column, the side to move there."""
    counters: Array[int]


def tree_of(megabytes: float, plies: int, seed: int) -> Tree:
    """An empty tree that never grows beyond this size; `plies` is how many a game has."""
    rows = max(2048, int(megabytes * (1 << 20)) // BYTES_A_NODE)
    tree = Tree(
        nodes=grid(rows, WIDTH, INT32),
        proofs=zeros(rows, UINT8),
        moved=zeros(rows, INT32),
        habit=float_grid(4, plies),
        trail=grid(DEEPEST + 1, 2),
        counters=zeros(3),
    )
    clear(tree, seed)
    return tree


def clear(tree: Tree, seed: int) -> None:
    """Forget everything; the rows beyond the root are wiped when they are used again."""
    tree.nodes[ROOT][:] = 0
    tree.proofs[ROOT] = 0
    chance = random.Random(seed)
    habit = tree.habit.flat
    habit[:] = [chance.uniform(29.5, 30.5) for _ in range(len(habit))]
    tree.counters[:] = (1, 0, chance.randrange(1, 1 << 62))
