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
from quatuor.search.tablebase.explore import BIAS, Graph, Indices, Progress, Words

SETTLING = "settling values"
STEP = 1 << 18
"""Settled positions between two reports of progress."""

Bytes = Array[int]
Shorts = Array[int]


class ReverseEdges(NamedTuple):
    """The reverse edges: those into position i are `arrows[first[i]:first[i + 1]]`."""

    first: Words
    edges: Indices
    """`2 * index` of where an edge comes from, 1 more where the same player moved on."""


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
    count = len(graph.keys)
    back = reverse_edges(graph)
    settled = Settled(
        zeros(count, INT8),
        zeros(count, INT16),
        zeros(count, INT8),
        zeros(count, INT32),
    )
    count_plies(graph, settled.left)
    done = 0
    for size in range(largest(graph.edges), 0, -1):
        at, tail = 0, settle_ends(graph, settled, size)
        while at < tail:
            at, tail = settle_back(back, settled, size, at, tail, at + STEP)
            if progress:
                progress(SETTLING, done + tail, count)
        done += tail
    return settled


def reverse_edges(graph: Graph) -> ReverseEdges:
    """The edges between positions, by where they lead."""
    first = zeros(len(graph.keys) + 1)
    edges = zeros(count_back(graph, first), INT32)
    fill_back(graph, first[:-1].copy(), edges)
    return ReverseEdges(first, edges)


@compiled
def count_plies(graph: Graph, left: Bytes) -> None:
    """How many plies each position has."""
    for i in range(len(graph.keys)):
        left[i] = graph.first[i + 1] - graph.first[i]


@compiled
def count_back(graph: Graph, first: Words) -> int:
    """Where the edges into each position will begin, and how many there are in all."""
    for edge in graph.edges:
        if edge >= 0:
            first[(edge >> 1) + 1] += 1
    for i in range(len(graph.keys)):
        first[i + 1] += first[i]
    return int(first[len(graph.keys)])


@compiled
def fill_back(graph: Graph, free: Words, edges: Indices) -> None:
    """Enter every edge where it leads; `free` is the next free place of each position."""
    for i in range(len(graph.keys)):
        for k in range(graph.first[i], graph.first[i + 1]):
            edge = graph.edges[k]
            if edge >= 0:
                to = edge >> 1
                edges[free[to]] = 2 * i + (edge & 1)
                free[to] += 1


@compiled
def largest(edges: Indices) -> int:
    """The most that any end of the round gives to anybody."""
    most = 0
    for edge in edges:
        if edge < 0:
            most = max(most, abs(-int(edge) - BIAS))
    return most


@compiled
def settle_ends(graph: Graph, settled: Settled, size: int) -> int:
    """Settle what is one ply from an end of this size; how many positions that were."""
    tail = 0
    for i in range(len(graph.keys)):
        if settled.values[i]:
            continue
        wins, losses = 0, 0
        for k in range(graph.first[i], graph.first[i + 1]):
            edge = int(graph.edges[k])
            if edge < 0:
                wins += -edge - BIAS == size
                losses += -edge - BIAS == -size
        settled.left[i] -= losses
        if wins or settled.left[i] == 0:
            tail = enter(settled, i, size if wins else -size, 1, tail)
    return tail


@compiled
def settle_back(
    back: ReverseEdges, settled: Settled, size: int, at: int, tail: int, until: int
) -> tuple[int, int]:
    """Settle what leads to settled positions, from place `at` of the queue on."""
    while at < min(until, tail):
        i = settled.queue[at]
        plies = int(settled.plies[i]) + 1
        at += 1
        for k in range(back.first[i], back.first[i + 1]):
            origin = back.edges[k] >> 1
            if settled.values[origin]:
                continue
            same = back.edges[k] & 1
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
