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

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from quatuor.kernel import inlined

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

    nodes: npt.NDArray[np.int32]
    proofs: npt.NDArray[np.uint8]
    moved: npt.NDArray[np.int32]
    """Room for working out where rows go when the tree is cut down."""
    habit: npt.NDArray[np.float32]
    """What each side has gained on average in rounds in which it played each ply."""
    trail: npt.NDArray[np.int64]
    """The nodes of the present simulation and, in the second column, the side to move there."""
    counters: npt.NDArray[np.int64]


def tree_of(megabytes: float, plies: int, seed: int) -> Tree:
    """An empty tree that never grows beyond this size; `plies` is how many a game has."""
    rows = max(2048, int(megabytes * (1 << 20)) // BYTES_A_NODE)
    tree = Tree(
        nodes=np.zeros((rows, WIDTH), dtype=np.int32),
        proofs=np.zeros(rows, dtype=np.uint8),
        moved=np.zeros(rows, dtype=np.int32),
        habit=np.zeros((4, plies), dtype=np.float32),
        trail=np.zeros((DEEPEST + 1, 2), dtype=np.int64),
        counters=np.zeros(3, dtype=np.int64),
    )
    clear(tree, seed)
    return tree


def clear(tree: Tree, seed: int) -> None:
    """Forget everything; the rows beyond the root are wiped when they are used again."""
    tree.nodes[ROOT] = 0
    tree.proofs[ROOT] = 0
    chance = np.random.default_rng(seed)
    tree.habit[:] = chance.uniform(29.5, 30.5, tree.habit.shape)
    tree.counters[:] = (1, 0, int(chance.integers(1, 1 << 62)))


@inlined
def wide(number: Any) -> int:
    """A narrow number, or a constant, as a full word: each type that crosses a call costs time."""
    return int(np.int64(number))
