"""Move ordering: which ply to try first. The better the order, the less there is to search.

First the hash move; then by the evaluation of the position after the ply, raised for plies that
caused a cutoff at the same depth (killers) or often (history). The list of a position lies on the
stack of the workspace, one word a ply: its rank, above the ply's number in the low bits.
"""

from typing import Any, Final

from quatuor.compiler import kernel
from quatuor.compiler.memory import load, store
from quatuor.search.alphabeta.score import (
    CLEAN,
    FORCED,
    HORIZON,
    INFINITE,
    WIN,
    result_for,
    side_of,
)
from quatuor.search.alphabeta.workspace import HISTORY, KILLERS, PLIES
from quatuor.search.evaluation import evaluate

PLY_BITS: Final = 14
NUMBER: Final = (1 << PLY_BITS) - 1
HASH_MOVE: Final = 1 << 30
KILLER: Final = 1 << 6
MOST_HISTORY: Final = 1 << 8


@kernel
def generate_plies(
    g: Any, s: Any, workspace: int, depth: int, beta: int, ply: int, top: int, hash_move: int
) -> tuple[int, int, int]:
    """Try every legal ply: how many there are, the best score seen at once, and its trust.

    Deeper than one ply they are put on the stack, to be searched; a win at once needs no search.
    With one ply left the evaluation of the position after each has to do.
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
            score = evaluate(g, after)
            if side_of(g, after) != side:
                score = -score
        best = max(best, score)
        if best > FORCED or (depth == 1 and best >= beta):
            return count + 1, best, CLEAN if best > FORCED else trust
        if depth > 1:
            rank = (
                HASH_MOVE
                if move == hash_move
                else score + history_bonus(workspace, side, ply, move)
            )
            store(top + 8 * count, rank << PLY_BITS | move)
        count += 1
        move = g.after(plies, move)
    return count, best, trust


@kernel
def history_bonus(workspace: int, side: int, ply: int, move: int) -> int:
    """What killers and history add to the rank of a ply."""
    killer = workspace + KILLERS + 16 * ply
    extra = KILLER if load(killer) == move or load(killer + 8) == move else 0
    return extra + load(history_of(workspace, side, move))


@kernel
def history_of(workspace: int, side: int, move: int) -> int:
    """The address of the count for a ply of a side."""
    return load(workspace + HISTORY) + 8 * (side * load(workspace + PLIES) + move)


@kernel
def pick_best(top: int, k: int, count: int) -> int:
    """Bring the highest ranked of the plies from the k-th on to the k-th place."""
    best, place = load(top + 8 * k), k
    for other in range(k + 1, count):
        word = load(top + 8 * other)
        if word > best:
            best, place = word, other
    store(top + 8 * place, load(top + 8 * k))
    store(top + 8 * k, best)
    return best & NUMBER


@kernel
def update_history(workspace: int, side: int, move: int, depth: int, ply: int) -> None:
    """A ply caused a cutoff: try it earlier in other positions."""
    killer = workspace + KILLERS + 16 * ply
    if load(killer) != move:
        store(killer + 8, load(killer))
        store(killer, move)
    count = history_of(workspace, side, move)
    store(count, load(count) + (MOST_HISTORY - load(count)) * min(depth, 16) // 64)
