"""Which ply to try first: the better the guess, the less there is to search.

In order: the ply that was best before; then by how good the position after it seems, raised for
plies that refuted something nearby (killers) or often (history). The list of a position lies on the
desk's stack, one word a ply: how promising it is, above the ply's own number in the low bits.
"""

from typing import Any, Final

from quatuor.compiler import kernel
from quatuor.compiler.memory import load, store
from quatuor.search.alphabeta.desk import HISTORY, KILLERS, PLIES
from quatuor.search.alphabeta.score import CLEAN, HORIZON, INFINITE, SURE, WIN, result_for, side_of
from quatuor.search.evaluation import estimate

PLY_BITS: Final = 14
NUMBER: Final = (1 << PLY_BITS) - 1
HINT: Final = 1 << 30
KILLER: Final = 1 << 6
MOST_HISTORY: Final = 1 << 8


@kernel
def list_plies(
    g: Any, s: Any, desk: int, depth: int, beta: int, ply: int, top: int, hint: int
) -> tuple[int, int, int]:
    """Try every legal ply: how many there are, the best score seen at once, and its trust.

    Deeper than one ply they are put on the stack, to be searched; a win at once needs no search.
    With one ply left the estimate of the position after each has to do.
    """
    side, plies = side_of(g, s), g.legal(s)
    best, trust, count = -INFINITE, CLEAN, 0
    move = g.after(plies, -1)
    while move >= 0:
        after = g.play(s, move)
        over = g.over(after)
        score = result_for(over, side) * (WIN - ply - 1)
        if not over:
            trust = CLEAN | HORIZON
            score = estimate(g, after)
            if side_of(g, after) != side:
                score = -score
        best = max(best, score)
        if best > SURE or (depth == 1 and best >= beta):
            return count + 1, best, CLEAN if best > SURE else trust
        if depth > 1:
            promise = HINT if move == hint else score + bonus(desk, side, ply, move)
            store(top + 8 * count, promise << PLY_BITS | move)
        count += 1
        move = g.after(plies, move)
    return count, best, trust


@kernel
def bonus(desk: int, side: int, ply: int, move: int) -> int:
    """How much more promising a ply is than it looks, by what it refuted before."""
    killer = desk + KILLERS + 16 * ply
    extra = KILLER if load(killer) == move or load(killer + 8) == move else 0
    return extra + load(history_of(desk, side, move))


@kernel
def history_of(desk: int, side: int, move: int) -> int:
    """The address of the count for a ply of a side."""
    return load(desk + HISTORY) + 8 * (side * load(desk + PLIES) + move)


@kernel
def best_of_rest(top: int, k: int, count: int) -> int:
    """Bring the most promising of the plies from the k-th on to the k-th place."""
    best, place = load(top + 8 * k), k
    for other in range(k + 1, count):
        word = load(top + 8 * other)
        if word > best:
            best, place = word, other
    store(top + 8 * place, load(top + 8 * k))
    store(top + 8 * k, best)
    return best & NUMBER


@kernel
def reward(desk: int, side: int, move: int, depth: int, ply: int) -> None:
    """A ply refuted what was being tried: look at it earlier in sister positions."""
    killer = desk + KILLERS + 16 * ply
    if load(killer) != move:
        store(killer + 8, load(killer))
        store(killer, move)
    count = history_of(desk, side, move)
    store(count, load(count) + (MOST_HISTORY - load(count)) * min(depth, 16) // 64)
