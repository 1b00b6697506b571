"""What can player 2 force in foursenses? Depth first through all safe plies, with a memory.

Two things make the search small:

* *the mirror*: player 2 answers on the opposite place with the opposite face, as long as that is
  safe. The half turn maps every line to another one, but for the two long diagonals, so what
  player 1 could complete afterwards player 2 could nearly always have completed before. That answer
  is tried first; where it is not good enough all others are.
* *move ordering*: of other plies the one that leaves the fewest safe moves comes first.

The result of a position is a fact about the position alone: the memory keeps it by its key.
"""

from typing import NamedTuple

from quatuor.compiler import Array, Grid, compiled, grid, kernel, zeros
from quatuor.compiler.bits import lowest, popcount
from quatuor.compiler.words import mix
from quatuor.games.foursenses.rules import State, placed
from quatuor.games.foursenses.solver.position_key import pieces_left, position_key
from quatuor.games.foursenses.solver.safe_moves import safe_moves
from quatuor.search.limit import Stop

Words = Array[int]

UNMIRRORED = -1
"""Instead of the last ply, where the board was no mirror image before it."""
UNKNOWN = -1
BUCKET = 4
PIECES, PLIES = 24, 64
ENDLESS = (1 << 63) - 1
FEW_LEFT = 3
"""With so few pieces left the order of plies does not matter."""


class Memory(NamedTuple):
    """What the search remembers, and where it writes while it runs."""

    results: Words
    """In each slot twice a position's key, and 1 more if player 2 achieves it; 0 while free."""
    moves: Grid[int]
    """For each number of pieces left the plies to be tried, the opponent's safe moves above."""
    nodes: Words
    most: int
    """When there are so many nodes the search ends; what it says then is worth nothing."""
    stop: Words
    """Not 0 once the search is asked to end."""


def memory(bits: int, stop: Stop | None = None) -> Memory:
    """A memory of so many slots, as a power of two."""
    return searching(zeros(1 << bits), stop or Stop())


def searching(results: Words, stop: Stop) -> Memory:
    """What one search needs that uses earlier results, and adds its own."""
    moves = grid(PIECES + 1, PLIES)
    return Memory(results, moves, zeros(1), ENDLESS, stop.word)


@compiled
def second_achieves(s: State, last: int, with_draw: bool, m: Memory) -> bool:
    """Whether player 2 wins from here, or at least draws if a draw is enough.

    Whose turn it is tells the number of pieces left. The last ply is given if the board was its own
    mirror image before it.
    """
    left = s.stock.solid + s.stock.holed + s.stock.double
    if left == 0:
        return with_draw
    key = position_key(s)
    known = recall(m, key)
    if known != UNKNOWN or out_of_budget(m):
        return known == 1
    m.nodes[0] += 1
    second = left % 2 == 1
    plies, mirror = safe_moves(s), UNMIRRORED
    result = not second
    if second and last != UNMIRRORED:
        mirror = opposite(last)
        if plies >> mirror & 1:
            plies ^= 1 << mirror
            result = second_achieves(after(s, mirror), mirror, with_draw, m)
    if result != second:
        count = order_plies(s, plies, second, m)
        result = second if count == UNKNOWN else result
        for i in range(count):
            ply = m.moves[left, i] & 63
            follows = UNMIRRORED if second or not mirrored(s) else ply
            if second_achieves(after(s, ply), follows, with_draw, m) == second:
                result = second
                break
    if not out_of_budget(m):
        remember(m, key, result)
    return result


@kernel
def out_of_budget(m: Memory) -> bool:
    """Whether the search was stopped, or has used up its nodes."""
    return bool(m.stop[0] != 0 or m.nodes[0] >= m.most)


@kernel
def after(s: State, ply: int) -> State:
    """The board after a safe ply."""
    return placed(s, ply >> 4, 1 << (ply & 15))


@kernel
def opposite(ply: int) -> int:
    """The same ply on the opposite place with the opposite face."""
    return ply & 48 ^ 16 | 15 - (ply & 15)


@kernel
def mirrored(s: State) -> bool:
    """Whether a half turn with the faces exchanged leaves the position as it is."""
    tops, stock = s.tops, s.stock
    holed = (tops.low | tops.middle | tops.high) & ~tops.solid
    return (
        stock.solid == stock.holed
        and half_turn(tops.solid) == holed
        and half_turn(tops.low) == tops.low
        and half_turn(tops.middle) == tops.middle
    )


@kernel
def half_turn(places: int) -> int:
    """The 16 places in reverse order."""
    places = places >> 8 | (places & 0x00FF) << 8
    places = places >> 4 & 0x0F0F | (places & 0x0F0F) << 4
    places = places >> 2 & 0x3333 | (places & 0x3333) << 2
    return places >> 1 & 0x5555 | (places & 0x5555) << 1


@kernel
def order_plies(s: State, plies: int, second: bool, m: Memory) -> int:
    """Note the plies that are worth a try, the best first; UNKNOWN if one is good for sure."""
    left = s.stock.solid + s.stock.holed + s.stock.double
    moves, count = m.moves[left], 0
    while plies:
        ply = lowest(plies)
        plies &= plies - 1
        move = ply
        if left > FEW_LEFT:
            t = after(s, ply)
            replies = popcount(safe_moves(t))
            if replies == 0:
                return UNKNOWN
            known = recall(m, position_key(t))
            if known != UNKNOWN:
                if (known == 1) == second:
                    return UNKNOWN
                continue
            move |= replies << 6
        count = insert(moves, count, move)
    return count


@kernel
def insert(moves: Words, count: int, move: int) -> int:
    """Put a move in its place among those before it, the smallest first; how many there are."""
    k = count
    while k > 0 and moves[k - 1] > move:
        moves[k] = moves[k - 1]
        k -= 1
    moves[k] = move
    return count + 1


@kernel
def recall(m: Memory, key: int) -> int:
    """What is remembered of a position: 1 if player 2 achieves it, 0 if not, or UNKNOWN."""
    bucket = mix((key,)) & (len(m.results) - BUCKET)
    for slot in range(bucket, bucket + BUCKET):
        if m.results[slot] >> 1 == key:
            return int(m.results[slot] & 1)
    return UNKNOWN


@kernel
def remember(m: Memory, key: int, result: bool) -> None:
    """Note a result, in a free slot or over the one that is nearest to the end of the round."""
    bucket = mix((key,)) & (len(m.results) - BUCKET)
    chosen, fewest = bucket, PIECES + 1
    for slot in range(bucket, bucket + BUCKET):
        left = pieces_left(m.results[slot] >> 1)
        if left < fewest:
            chosen, fewest = slot, left
    m.results[chosen] = key << 1 | result
