"""Every position of the first plies, without listing any: the keys of a whole ply at a time.

A position's key is as in `table`; of a position and its mirror image the smaller key counts. Keys
of a ply are sorted, so that a book need not store them: anyone who enumerates the plies gets the
same list.
"""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from quatuor.engines.solver.memory import Words
from quatuor.engines.solver.plan import Plan

Flags = npt.NDArray[np.bool_]


def reflected(plan: Plan, words: Words) -> Words:
    """Keys or stones with their columns in reverse order."""
    image = np.zeros_like(words)
    for column in range(plan.width):
        digits = (words >> column * plan.step) & ((1 << plan.step) - 1)
        image |= digits << (plan.width - 1 - column) * plan.step
    return image


def canonical(plan: Plan, movers: Words, others: Words) -> Words:
    """The keys of positions, the same for mirror images."""
    keys = movers + (movers | others) + plan.bottom
    smaller: Words = np.minimum(keys, reflected(plan, keys))
    return smaller


def stones_of(plan: Plan, keys: Words) -> tuple[Words, Words]:
    """The stones of (the side to move, the other), read back from keys.

    In each column the key minus one bottom bit is stones of the mover plus all stones. All stones
    of a column are 2**height - 1, so the key is 2**height plus the mover's: its highest bit is
    the first empty cell.
    """
    filled = np.zeros_like(keys)
    for column in range(plan.width):
        digits = (keys >> column * plan.step) & ((1 << plan.step) - 1)
        heights = np.zeros_like(keys)
        for row in range(1, plan.step):
            heights += digits >> row != 0
        filled |= ((np.int64(1) << heights) - 1) << column * plan.step
    movers = keys - plan.bottom - filled
    return movers, filled & ~movers


def fours(plan: Plan, stones: Words) -> Flags:
    """Which of the sets of stones hold four in a row."""
    held = np.zeros(len(stones), dtype=np.bool_)
    for step in (1, plan.step, plan.rise, plan.fall):
        pairs = stones & (stones >> step)
        held |= (pairs & (pairs >> 2 * step)) != 0
    return held


def children(
    plan: Plan, movers: Words, others: Words
) -> Iterator[tuple[int, Flags, Flags, Words, Words]]:
    """For each column: (column, where it can be played, where that wins, stones after it)."""
    taken = movers | others
    for column in range(plan.width):
        cell = (taken + plan.bottom) & (plan.column << column * plan.step) & plan.board
        moved = movers | cell
        yield column, cell != 0, fours(plan, moved), others, moved


def next_ply(plan: Plan, keys: Words) -> Words:
    """The sorted keys of all positions one stone later that are not won."""
    found = []
    for _, legal, wins, movers, others in children(plan, *stones_of(plan, keys)):
        go_on = legal & ~wins
        found.append(canonical(plan, movers[go_on], others[go_on]))
    return np.unique(np.concatenate(found))


def plies(plan: Plan, last: int) -> list[Words]:
    """The keys of every ply from the empty board to `last`."""
    levels = [np.array([plan.bottom], dtype=np.int64)]
    for _ in range(last):
        levels.append(next_ply(plan, levels[-1]))
    return levels
