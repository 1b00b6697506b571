"""A proof that a player wins: one ply for each position in which that player has to choose.

The proof is a walk through the tree of play. Where the attacker can win at once nothing needs to be
said; elsewhere the proof names one ply, and the walk follows it. Where the defender moves, the walk
follows every legal ply in the order of the rules. A position that was walked through before is not
entered again. So a proof is just the list of the attacker's plies in the order of the walk, each as
its place among the legal plies.

The checker, `walk`, knows the rules and nothing else: no search, no table, no symmetry.
"""

from typing import Any, NamedTuple

from quatuor.compiler import Array, compiled, kernel, zeros
from quatuor.compiler.arrays import INT16
from quatuor.compiler.words import mix
from quatuor.search.position_index import encode
from quatuor.search.proofs.forced_win import Memory, Words, can_force_win, slot_of

Choices = Array[int]

FAILED = -1
LONGEST = 200
"""Plies after which the walk gives up: a wrong proof may lead anywhere, but not for ever."""
ON_THE_WAY = -1
"""The distance of a position that the walk has entered and not yet left."""


class Visited(NamedTuple):
    """The positions that a walk has been through, and how far each is from the win."""

    keys: Words
    """In each slot the number of a position; 0 while it is free."""
    plies: Array[int]
    at: Words
    """How many choices have been made so far."""


def visited_set(positions: int) -> Visited:
    """Room for so many positions."""
    slots = 1 << (2 * positions + 1).bit_length()
    return Visited(zeros(slots), zeros(slots, INT16), zeros(1))


@compiled
def walk(g: Any, s: Any, player: int, choices: Choices, visited: Visited, left: int) -> int:
    """The plies to the player's win at most; FAILED if it is not proved within `left` plies.

    One function for both players, on purpose: Numba does not bring two functions that call each
    other back from its cache in working order.
    """
    if left == 0:
        return FAILED
    plies, slot = g.legal(s), -1
    ply = g.after(plies, -1)
    if g.mover(s) == player:
        if wins_at_once(g, s, player):
            return 1
        slot = entry(visited, encode(g, s, False))
        if visited.keys[slot]:
            return int(visited.plies[slot])
        visited.keys[slot], visited.plies[slot] = encode(g, s, False), ON_THE_WAY
        ply = next_choice(g, plies, choices, visited)
        if ply < 0:
            return FAILED
    longest = 0
    while ply >= 0:
        t = g.play(s, ply)
        if g.over(t):
            rest = 0 if g.over(t) >> (player - 1) & 1 else FAILED
        else:
            rest = walk(g, t, player, choices, visited, left - 1)
        if rest == FAILED:
            return FAILED
        longest = max(longest, rest + 1)
        ply = -1 if slot >= 0 else g.after(plies, ply)
    if slot >= 0:
        visited.plies[slot] = longest
    return longest


@kernel
def next_choice(g: Any, plies: Any, choices: Choices, visited: Visited) -> int:
    """The ply that the proof names next; -1 when it names none."""
    at = visited.at[0]
    visited.at[0] += 1
    if at >= len(choices) or choices[at] >= g.size(plies):
        return -1
    return int(g.pick(plies, int(choices[at])))


@kernel
def wins_at_once(g: Any, s: Any, player: int) -> bool:
    """Whether one ply of the player to move ends the round and wins it."""
    plies = g.legal(s)
    ply = g.after(plies, -1)
    while ply >= 0:
        if g.over(g.play(s, ply)) >> (player - 1) & 1:
            return True
        ply = g.after(plies, ply)
    return False


@kernel
def entry(visited: Visited, key: int) -> int:
    """The slot of a position, or the free one where it belongs."""
    slot = mix((key,)) & (len(visited.keys) - 1)
    while visited.keys[slot] and visited.keys[slot] != key:
        slot = (slot + 1) & (len(visited.keys) - 1)
    return slot


@compiled
def record_choices(
    g: Any, s: Any, player: int, limit: int, m: Memory, choices: Choices, visited: Visited
) -> bool:
    """Fill in the choices of a proof that the search has found; false when there is no room.

    Every choice is one of the quickest wins, so the distance shrinks along every line of play, and
    no line comes back to a position.
    """
    plies = g.legal(s)
    ply = g.after(plies, -1)
    if g.mover(s) != player:
        while ply >= 0:
            t = g.play(s, ply)
            if g.over(t) == 0 and not record_choices(g, t, player, limit - 1, m, choices, visited):
                return False
            ply = g.after(plies, ply)
        return True
    slot = entry(visited, encode(g, s, False))
    if visited.keys[slot] or wins_at_once(g, s, player):
        return True
    at = visited.at[0]
    if at == len(choices):
        return False
    visited.keys[slot] = encode(g, s, False)
    visited.at[0] += 1
    limit = quickest(g, s, player, limit, m)
    best = int(m.plies[slot_of(m, encode(g, s, False))])
    rank = 0
    while ply != best:
        ply = g.after(plies, ply)
        rank += 1
    choices[at] = rank
    return record_choices(g, g.play(s, best), player, limit - 1, m, choices, visited)


@kernel
def quickest(g: Any, s: Any, player: int, limit: int, m: Memory) -> int:
    """Within how many plies the player wins, when it is known to be at most `limit`."""
    for plies in range(1, limit):
        if can_force_win(g, s, player, plies, m):
            return plies
    can_force_win(g, s, player, limit, m)
    return limit
