"""Every position that can come up in a round, and what leads to what.

Positions are found breadth first from the start of the round; the order in which they are found is
their index. An open-addressing hash table of indices finds known positions. Beside the
positions the *edges* are kept, one for each legal ply:

    index * 2        to the position of that index, where the other player moves
    index * 2 + 1    to a position where the same player moves on (the other had to pass)
    -(gain + 64)     to the end of the round, worth `gain` to the player who made the ply

The edges of position i are `arrows[first[i]:first[i + 1]]`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from quatuor.compiler import Array, compiled, zeros
from quatuor.compiler.arrays import INT32
from quatuor.compiler.words import mix
from quatuor.game import Game
from quatuor.search.position_index import decode, encode, gain
from quatuor.search.specialise import rules_for

Words = Array[int]
Indices = Array[int]
Progress = Callable[[str, int, int | None], None]
"""Called with the stage of the work, how much is done, and how much there is, if that is known."""

FINDING = "finding positions"
STEP = 1 << 17
"""Positions between two reports of progress."""
MOST_PLIES = 64
"""No position of a game with tables has more legal plies."""
BIAS = 64


class Graph(NamedTuple):
    """All positions of a round and the arrows between them."""

    keys: Words
    first: Words
    edges: Indices


class GrowingGraph(NamedTuple):
    """A graph while it grows."""

    keys: Words
    slots: Indices
    """Index and 1 more of the position hashed to this slot; 0 while it is free."""
    first: Words
    edges: Indices


def explore(game: Game, fold: bool = True, progress: Progress | None = None) -> Graph:
    """Find every position of the round, starting where the game starts."""
    root = game.start().state
    g = rules_for(game.name, root)
    graph = GrowingGraph(
        zeros(1 << 10),
        zeros(1 << 11, INT32),
        zeros((1 << 10) + 1),
        zeros(1 << 12, INT32),
    )
    _, count = index_of(graph.keys, graph.slots, encode(g, root, fold), 0)
    at = 0
    while at < count:
        graph = grown(graph, at, count)
        at, count = expand(g, root, graph, at, count, at + STEP, fold)
        if progress:
            progress(FINDING, count, None)
    keys, _, first, edges = graph
    return Graph(keys[:count].copy(), first[: count + 1].copy(), edges[: first[count]].copy())


def grown(graph: GrowingGraph, at: int, count: int) -> GrowingGraph:
    """The same room, or a larger one where little is left."""
    keys, slots, first, edges = graph
    if count + MOST_PLIES > len(keys):
        keys, first = keys.grown(2 * len(keys)), first.grown(2 * len(first) - 1)
        slots = zeros(2 * len(slots), INT32)
        rehash(keys, slots, count)
    if first[at] + MOST_PLIES > len(edges):
        edges = edges.grown(2 * len(edges))
    return GrowingGraph(keys, slots, first, edges)


@compiled
def expand(
    g: Any, root: Any, graph: GrowingGraph, at: int, count: int, until: int, fold: bool
) -> tuple[int, int]:
    """Follow every ply of the positions from `at` on, while there is room for what is found."""
    keys, slots, first, edges = graph
    while (
        at < min(until, count)
        and count + MOST_PLIES <= len(keys)
        and first[at] + MOST_PLIES <= len(edges)
    ):
        s = decode(g, int(keys[at]), root)
        end = first[at]
        plies = g.legal(s)
        ply = g.after(plies, -1)
        while ply >= 0:
            t = g.play(s, ply)
            same = g.mover(t) == g.mover(s)
            if g.over(t):
                edges[end] = -BIAS - (gain(g, t) if same else -gain(g, t))
            else:
                index, count = index_of(keys, slots, encode(g, t, fold), count)
                edges[end] = 2 * index + same
            end += 1
            ply = g.after(plies, ply)
        at += 1
        first[at] = end
    return at, count


@compiled
def index_of(keys: Words, slots: Indices, key: int, count: int) -> tuple[int, int]:
    """The index of a position, which is added if it is new, and how many there are then."""
    slot = mix((key,)) & (len(slots) - 1)
    while slots[slot]:
        if keys[slots[slot] - 1] == key:
            return int(slots[slot]) - 1, count
        slot = (slot + 1) & (len(slots) - 1)
    keys[count] = key
    slots[slot] = count + 1
    return count, count + 1


@compiled
def rehash(keys: Words, slots: Indices, count: int) -> None:
    """Enter the known positions into a larger, empty table of slots."""
    for i in range(count):
        slot = mix((int(keys[i]),)) & (len(slots) - 1)
        while slots[slot]:
            slot = (slot + 1) & (len(slots) - 1)
        slots[slot] = i + 1
