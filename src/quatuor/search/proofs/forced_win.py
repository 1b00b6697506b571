"""Can a player force a win within so many plies? The search behind the proofs.

The attacker needs one ply that works, the defender one that refutes: a depth-first search over
both, deepened step by step, with a memory of what was found. Anything but a win of the attacker
within the limit is a failure: a draw, a loss, or no end yet. A round that repeats a position is no
concern here: if there is a win at all there is one in which the distance shrinks with every ply.

Remembered of a position: within how many plies the win is proved, within how many it is refuted,
and the ply that did it (for the attacker the winning one, for the defender the refuting one). All
these are facts about the position alone, not about how it was reached.
"""

from typing import Any, NamedTuple

from quatuor.compiler import Array, Grid, compiled, grid, kernel, zeros
from quatuor.compiler.arrays import INT16, UINT8
from quatuor.compiler.words import mix
from quatuor.search.position_index import encode, ordering_score

Words = Array[int]

NEVER = 255
"""No win has been proved yet."""
UNKNOWN = -1
"""There is no remembered ply."""


class Memory(NamedTuple):
    """What the search remembers, and where it writes while it runs."""

    keys: Words
    """In each slot the number of a position; 0 while it is free."""
    proved: Array[int]
    refuted: Array[int]
    plies: Array[int]
    moves: Grid[int]
    """For each depth, the plies still to be tried, their ordering score above the ply's number."""
    nodes: Words


def memory(bits: int = 22, deepest: int = 64, widest: int = 256) -> Memory:
    """A memory of so many slots (as a power of two) for searches of so many plies."""
    slots = 1 << bits
    proved, plies = zeros(slots, UINT8), zeros(slots, INT16)
    proved.fill(NEVER)
    plies.fill(UNKNOWN)
    refuted, moves = zeros(slots, UINT8), grid(deepest + 1, widest)
    return Memory(zeros(slots), proved, refuted, plies, moves, zeros(1))


@compiled
def can_force_win(g: Any, s: Any, player: int, limit: int, m: Memory) -> bool:
    """Whether the player wins within `limit` plies from this position in play, against anything."""
    m.nodes[0] += 1
    attacking = g.mover(s) == player
    waiting = list_open_plies(g, s, player, attacking, m.moves[limit])
    if waiting <= 0:
        return waiting == (-1 if attacking else 0)
    if limit == 1:
        return False
    key = encode(g, s, False)
    slot = slot_of(m, key)
    if m.keys[slot] == key:
        if m.proved[slot] <= limit:
            return True
        if m.refuted[slot] >= limit:
            return False
        bring_forward(m.moves[limit], waiting, int(m.plies[slot]))
    order(m.moves[limit], waiting)
    success, decisive = not attacking, UNKNOWN
    for i in range(waiting):
        ply = int(m.moves[limit, i]) & 0xFFFF
        if can_force_win(g, g.play(s, ply), player, limit - 1, m) == attacking:
            success, decisive = attacking, ply
            break
    remember(m, slot, key, limit, success, decisive)
    return success


@kernel
def list_open_plies(g: Any, s: Any, player: int, attacking: bool, moves: Words) -> int:
    """Note the plies that end nothing; how many, or -1 when one ends it as the mover wants.

    The attacker wants to win, the defender any other end. Plies that end it otherwise are left out.
    """
    count = 0
    plies = g.legal(s)
    ply = g.after(plies, -1)
    while ply >= 0:
        t = g.play(s, ply)
        over = g.over(t)
        if over == 0:
            outlook = ordering_score(g, t, player)
            moves[count] = (outlook if attacking else -outlook) << 16 | ply
            count += 1
        elif (over >> (player - 1) & 1 == 1) == attacking:
            return -1
        ply = g.after(plies, ply)
    return count


@kernel
def bring_forward(moves: Words, count: int, ply: int) -> None:
    """Try the ply that decided last time first."""
    for i in range(count):
        if moves[i] & 0xFFFF == ply:
            moves[i] = 1 << 40 | ply


@kernel
def order(moves: Words, count: int) -> None:
    """Sort the plies by their ordering score, the greatest first."""
    for i in range(1, count):
        move, k = moves[i], i
        while k > 0 and moves[k - 1] < move:
            moves[k] = moves[k - 1]
            k -= 1
        moves[k] = move


@kernel
def slot_of(m: Memory, key: int) -> int:
    """The slot of a position: of two neighbours its own, else the one that knows less."""
    first = mix((key,)) & (len(m.keys) - 2)
    if m.keys[first] == key or m.keys[first + 1] == key:
        return first if m.keys[first] == key else first + 1
    return first if worth(m, first) <= worth(m, first + 1) else first + 1


@kernel
def worth(m: Memory, slot: int) -> int:
    """How much work a slot stands for: the deepest of what it knows."""
    proved = int(m.proved[slot])
    return max(int(m.refuted[slot]), 0 if proved == NEVER else proved)


@kernel
def remember(m: Memory, slot: int, key: int, limit: int, success: bool, ply: int) -> None:
    """Note what was found; the slot may have been taken by another position in the meantime."""
    if m.keys[slot] != key:
        slot = slot_of(m, key)
    if m.keys[slot] != key:
        m.keys[slot], m.proved[slot], m.refuted[slot], m.plies[slot] = key, NEVER, 0, UNKNOWN
    if not success:
        m.refuted[slot] = max(int(m.refuted[slot]), limit)
    elif limit < m.proved[slot]:
        m.proved[slot] = limit
    else:
        return  # a quicker win was found on the way here; its ply stays
    if ply != UNKNOWN:
        m.plies[slot] = ply
