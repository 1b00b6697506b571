"""What every position of a round is worth, found backwards from the ends of the round.

Outcomes are whole numbers seen by the player to move: 1, 0, -1 where a round is won, drawn or lost,
a difference of points where it is played for points. They are settled from the largest down. For
each size k, of the positions not yet settled:

* one from which a ply ends the round k ahead, or leads to a position that is lost by k for the
  other player, is won by k;
* one from which every ply gives the other player k or more is lost by k.

Both are applied in the order of the distance to the end, so the first ply found to win is one of
the quickest, and the last ply that a lost position runs out of is one of the longest (of those that
lose no more than they must). **What is never settled is worth 0**: neither player can force more.

Why that is right although positions can come back, and the third time ends the round with 0:

* a win found here needs no repetition: along it the distance gets smaller with every ply, so no
  position comes twice;
* from an unsettled position no ply wins and some ply does not lose: it ends the round with 0 or
  leads to another unsettled position. So both players can stay among those for ever, neither can
  leave them with a profit, and repetition, which must come at last, gives just that 0.
"""

from typing import NamedTuple

from quatuor.compiler import Array, compiled, kernel, zeros
from quatuor.compiler.arrays import INT8, INT16, INT32
from quatuor.search.tables.explore import BIAS, Graph, Indices, Progress, Words

SETTLING = "settling values"
STEP = 1 << 18
"""Settled positions between two reports of progress."""

Bytes = Array[int]
Shorts = Array[int]


class Back(NamedTuple):
    """The arrows turned round: those into position i are `arrows[first[i]:first[i + 1]]`."""

    first: Words
    arrows: Indices
    """`2 * index` of where an arrow comes from, 1 more where the same player moved on."""


class Settled(NamedTuple):
    """The worth of every position of a graph."""

    values: Bytes
    plies: Shorts
    """How many plies to the end, both playing their best; 0 where the value is 0."""
    left: Bytes
    """Of an unsettled position: how many plies do not lose (yet)."""
    queue: Indices
    """Positions settled at the present size, in the order of their distance."""


def settle(graph: Graph, progress: Progress | None = None) -> Settled:
    """The value of every position and the distance to it."""
    count = len(graph.codes)
    back = turned_round(graph)
    settled = Settled(
        zeros(count, INT8),
        zeros(count, INT16),
        zeros(count, INT8),
        zeros(count, INT32),
    )
    count_plies(graph, settled.left)
    done = 0
    for size in range(largest(graph.arrows), 0, -1):
        at, tail = 0, settle_ends(graph, settled, size)
        while at < tail:
            at, tail = settle_back(back, settled, size, at, tail, at + STEP)
            if progress:
                progress(SETTLING, done + tail, count)
        done += tail
    return settled


def turned_round(graph: Graph) -> Back:
    """The arrows between positions, from where they point to where they come from."""
    first = zeros(len(graph.codes) + 1)
    arrows = zeros(count_back(graph, first), INT32)
    fill_back(graph, first[:-1].copy(), arrows)
    return Back(first, arrows)


@compiled
def count_plies(graph: Graph, left: Bytes) -> None:
    """How many plies each position has."""
    for i in range(len(graph.codes)):
        left[i] = graph.first[i + 1] - graph.first[i]


@compiled
def count_back(graph: Graph, first: Words) -> int:
    """Where the arrows into each position will begin, and how many there are in all."""
    for arrow in graph.arrows:
        if arrow >= 0:
            first[(arrow >> 1) + 1] += 1
    for i in range(len(graph.codes)):
        first[i + 1] += first[i]
    return int(first[len(graph.codes)])


@compiled
def fill_back(graph: Graph, free: Words, arrows: Indices) -> None:
    """Enter every arrow where it points to; `free` is the next free place of each position."""
    for i in range(len(graph.codes)):
        for k in range(graph.first[i], graph.first[i + 1]):
            arrow = graph.arrows[k]
            if arrow >= 0:
                to = arrow >> 1
                arrows[free[to]] = 2 * i + (arrow & 1)
                free[to] += 1


@compiled
def largest(arrows: Indices) -> int:
    """The most that any end of the round gives to anybody."""
    most = 0
    for arrow in arrows:
        if arrow < 0:
            most = max(most, abs(-int(arrow) - BIAS))
    return most


@compiled
def settle_ends(graph: Graph, settled: Settled, size: int) -> int:
    """Settle what is one ply from an end of this size; how many positions that were."""
    tail = 0
    for i in range(len(graph.codes)):
        if settled.values[i]:
            continue
        wins, losses = 0, 0
        for k in range(graph.first[i], graph.first[i + 1]):
            arrow = int(graph.arrows[k])
            if arrow < 0:
                wins += -arrow - BIAS == size
                losses += -arrow - BIAS == -size
        settled.left[i] -= losses
        if wins or settled.left[i] == 0:
            tail = enter(settled, i, size if wins else -size, 1, tail)
    return tail


@compiled
def settle_back(
    back: Back, settled: Settled, size: int, at: int, tail: int, until: int
) -> tuple[int, int]:
    """Settle what leads to settled positions, from place `at` of the queue on."""
    while at < min(until, tail):
        i = settled.queue[at]
        plies = int(settled.plies[i]) + 1
        at += 1
        for k in range(back.first[i], back.first[i + 1]):
            origin = back.arrows[k] >> 1
            if settled.values[origin]:
                continue
            same = back.arrows[k] & 1
            if (settled.values[i] > 0) == (same == 1):
                tail = enter(settled, origin, size, plies, tail)
            else:
                settled.left[origin] -= 1
                if settled.left[origin] == 0:
                    tail = enter(settled, origin, -size, plies, tail)
    return at, tail


@kernel
def enter(settled: Settled, i: int, value: int, plies: int, tail: int) -> int:
    """Note the worth of a position and queue it; the new end of the queue."""
    settled.values[i] = value
    settled.plies[i] = plies
    settled.queue[tail] = i
    return tail + 1
