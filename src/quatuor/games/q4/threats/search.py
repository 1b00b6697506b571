"""The shortest sequence of threes that wins, by a search that goes one three deeper at a time.

The attacker makes a three, the defender answers on its fourth cell, and so on; a three of the
defender's must be answered by a three of the attacker's on that very cell. Nothing else has to be
looked at, so a sequence may be long and is still found in no time.

A marble of the attacker that makes two threes wins: one of them is still there after the answer.
The fourth marble comes out of the hand, or from elsewhere once all marbles are placed.
"""

from typing import NamedTuple

from quatuor.compiler import Array, compiled, kernel, zeros
from quatuor.compiler.bits import lowest, popcount
from quatuor.compiler.words import mix
from quatuor.games.q4.rules import bit_of
from quatuor.games.q4.threats.lines import open_cells
from quatuor.search.limit import Stop

Words = Array[int]
SLOT_BITS = 16
SLOT = 4
"""Words of a slot: the attacker's marbles, the defender's, and how deep was searched in vain."""
WHOLE = 64
"""Instead of that depth: no sequence wins, however long."""
NODES, CUT = 0, 1
NEVER = 0


class Memory(NamedTuple):
    """What the search remembers, and where it counts."""

    slots: Words
    counters: Words
    """Nodes so far, and how many of them would have gone deeper."""
    most: int
    """When there are so many nodes the search ends; that it finds nothing then says nothing."""
    stop: Words
    """Not 0 once the search is asked to end."""
    marbles: int
    """How many marbles each player has, in hand and on the boards."""
    move_limit: int


def memory(marbles: int, move_limit: int, most: int, stop: Stop) -> Memory:
    """A memory for positions of one game."""
    return Memory(zeros(SLOT << SLOT_BITS), zeros(2), most, stop.word, marbles, move_limit)


@compiled
def plies_to_win(attacker: int, defender: int, m: Memory) -> int:
    """In how many plies the attacker, whose turn it is, wins by threes; NEVER if in none."""
    for depth in range(m.marbles - popcount(attacker) + 1):
        cut = m.counters[CUT]
        found = wins_within(attacker, defender, depth, m)
        if found != NEVER or m.counters[CUT] == cut or out_of_budget(m):
            return found
    return NEVER


@compiled
def wins_within(attacker: int, defender: int, depth: int, m: Memory) -> int:
    """In how many plies the attacker wins with at most so many threes; NEVER if not at all."""
    m.counters[NODES] += 1
    if open_cells(attacker, defender)[0]:
        return 1
    cells, known = threes(attacker, defender, m), known_depth(m, attacker, defender)
    if cells == 0 or known == WHOLE:
        return NEVER
    cut = m.counters[CUT]
    if depth <= max(known, 0) or out_of_budget(m):
        m.counters[CUT] += 1
        return NEVER
    while cells:
        cell = bit_of(lowest(cells))
        cells ^= cell
        fourth = open_cells(attacker | cell, defender)[0]
        if popcount(fourth) > 1 and two_threes_win(defender, m):
            return 3
        if popcount(fourth) == 1 and answer_is_placed(defender, m):
            found = wins_within(attacker | cell, defender | fourth, depth - 1, m)
            if found != NEVER:
                return found + 2
    if not out_of_budget(m):
        remember(m, attacker, defender, depth if m.counters[CUT] > cut else WHOLE)
    return NEVER


@kernel
def threes(attacker: int, defender: int, m: Memory) -> int:
    """The cells on which a marble makes a three, and answers the defender's if there is one."""
    if popcount(attacker) >= m.marbles:
        return 0
    cells = open_cells(attacker, defender)[1]
    danger = open_cells(defender, attacker)[0]
    if danger == 0:
        return cells
    return cells & danger if popcount(danger) == 1 else 0


@kernel
def answer_is_placed(defender: int, m: Memory) -> bool:
    """Whether the defender answers with a marble in hand; later any marble could go anywhere."""
    return popcount(defender) < m.marbles


@kernel
def two_threes_win(defender: int, m: Memory) -> bool:
    """Whether a line is completed after the answer, which may be the last move allowed."""
    return answer_is_placed(defender, m) or m.move_limit > 1


@kernel
def out_of_budget(m: Memory) -> bool:
    """Whether the search was stopped, or has used up its nodes."""
    return bool(m.stop[0] != 0 or m.counters[NODES] >= m.most)


@kernel
def slot_of(m: Memory, attacker: int, defender: int) -> int:
    """Where a position is remembered."""
    return SLOT * (mix((attacker, defender)) & (len(m.slots) // SLOT - 1))


@kernel
def known_depth(m: Memory, attacker: int, defender: int) -> int:
    """How deep a position was searched in vain; -1 if that is not known."""
    slot = slot_of(m, attacker, defender)
    if m.slots[slot] == attacker and m.slots[slot + 1] == defender:
        return int(m.slots[slot + 2]) - 1
    return -1


@kernel
def remember(m: Memory, attacker: int, defender: int, depth: int) -> None:
    """Note that a position was searched so deep in vain."""
    slot = slot_of(m, attacker, defender)
    m.slots[slot], m.slots[slot + 1], m.slots[slot + 2] = attacker, defender, depth + 1
