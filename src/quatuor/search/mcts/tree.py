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
MAX_DEPTH = 400
"""Plies below the root at which a simulation is not continued in the tree."""
BYTES_A_NODE = 4 * WIDTH + 1 + 4
ROWS_USED, SIMULATIONS, RNG = range(3)
"""The counters: rows in use, simulations, the next state of the rng."""


class TreeArrays(NamedTuple):
    """All memory of a search."""

    nodes: Grid[int]
    proofs: Array[int]
    new_row: Array[int]
    """Where each row goes when the tree is cut down."""
    ply_averages: Grid[float]
    """What each side has gained on average in rounds in which it played each ply."""
    trail: Grid[int]
    """The nodes of the present simulation and, in the second column, the side to move there."""
    counters: Array[int]


def new_tree(megabytes: float, plies: int, seed: int) -> TreeArrays:
    """An empty tree that never grows beyond this size; `plies` is how many a game has."""
    rows = max(2048, int(megabytes * (1 << 20)) // BYTES_A_NODE)
    tree = TreeArrays(
        nodes=grid(rows, WIDTH, INT32),
        proofs=zeros(rows, UINT8),
        new_row=zeros(rows, INT32),
        ply_averages=float_grid(4, plies),
        trail=grid(MAX_DEPTH + 1, 2),
        counters=zeros(3),
    )
    clear(tree, seed)
    return tree


def clear(tree: TreeArrays, seed: int) -> None:
    """Empty the tree; the rows beyond the root are cleared when they are used again."""
    tree.nodes[ROOT][:] = 0
    tree.proofs[ROOT] = 0
    rng = random.Random(seed)
    ply_averages = tree.ply_averages.flat
    ply_averages[:] = [rng.uniform(29.5, 30.5) for _ in range(len(ply_averages))]
    tree.counters[:] = (1, 0, rng.randrange(1, 1 << 62))
