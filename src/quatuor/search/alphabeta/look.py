"""The search itself: what a position is worth, looking so many plies ahead.

Both sides of a game are one function: a score is negated whenever the move passes to the other
side, and only then, for a turn may take several plies. The first ply of a position is searched
with the window that was asked for, the others with the smallest window that shows they are no
better, and again if one is.
"""

from typing import Any

from quatuor.compiler import Array, compiled, kernel
from quatuor.compiler.memory import address_of, load, store
from quatuor.compiler.words import mix, words
from quatuor.search.alphabeta.desk import (
    BUCKETS,
    GENERATION,
    NODE_LIMIT,
    NODES,
    SEED,
    STACK,
    STACK_END,
    STOP,
    STOPPED,
    STRICT,
    TABLE,
    lay_out,
)
from quatuor.search.alphabeta.order import best_of_rest, list_plies, reward
from quatuor.search.alphabeta.repetition import NEW, arrive, repeated_score
from quatuor.search.alphabeta.score import (
    CLEAN,
    DIRTY,
    HORIZON,
    INFINITE,
    SURE,
    WIN,
    at_anchor,
    from_root,
    result_for,
    side_of,
    weaker,
)
from quatuor.search.alphabeta.table import (
    AT_LEAST,
    AT_MOST,
    BUCKET_BYTES,
    EXACT,
    entry,
    found,
    hint_in,
    remember,
    settles,
    trust_in,
)
from quatuor.search.evaluation import estimate

OPEN = -1
"""In place of a trust: the position must be searched."""


@compiled
def look_from(
    g: Any,
    s: Any,
    workspace: Array[int],
    table: Array[int],
    stop: Array[int],
    depth: int,
    alpha: int,
    beta: int,
) -> tuple[int, int]:
    """The same for a position one ply from the root, with the memory of a search."""
    desk = address_of(workspace)
    lay_out(desk, len(workspace), address_of(table), address_of(stop))
    return look(g, s, desk, depth, alpha, beta, 1, load(desk + STACK))


@kernel
def look(
    g: Any, s: Any, desk: int, depth: int, alpha: int, beta: int, ply: int, top: int
) -> tuple[int, int]:
    """A claim about the position's score, and its trust.

    A score of at most `alpha` claims "at most", one of at least `beta` claims "at least", one
    between them both. `ply` counts from the root, `top` is the free part of the stack.
    """
    score, trust, count, key = first_look(g, s, desk, depth, alpha, beta, ply, top)
    if trust != OPEN:
        return score, trust
    side, best, best_move, low, trust = side_of(g, s), -INFINITE, -1, alpha, CLEAN
    for k in range(count):
        move = best_of_rest(top, k, count)
        after = g.play(s, move)
        kept = side_of(g, after) == side
        high = beta if k == 0 else low + 1
        while True:
            floor, roof = (low, high) if kept else (-high, -low)
            score, rests = look(g, after, desk, depth - 1, floor, roof, ply + 1, top + 8 * count)
            score = score if kept else -score
            if score <= low or score >= beta or high == beta:
                break
            high = beta
        if load(desk + STOPPED):
            return 0, DIRTY | HORIZON
        trust = weaker(trust, rests)
        if score > best:
            best, best_move = score, move
        if score >= beta:
            trust = rests
            reward(desk, side, move, depth, ply)
            break
        low = max(low, score)
    trust = at_anchor(trust, ply)
    claim = AT_LEAST if best >= beta else AT_MOST if best <= alpha else EXACT
    content = entry(best, claim, trust, depth, best_move, ply)
    remember(bucket_of(desk, key), key, content, load(desk + GENERATION))
    return best, trust


@kernel
def first_look(
    g: Any, s: Any, desk: int, depth: int, alpha: int, beta: int, ply: int, top: int
) -> tuple[int, int, int, int]:
    """A score and its trust if no search is needed, else OPEN, how many plies wait, and the key."""
    score, trust = without_searching(g, s, desk, depth, alpha, ply, top)
    if trust != OPEN:
        return score, trust, 0, 0
    key, hint = 0, -1
    if depth > 1:
        key = mix(words(s)) ^ load(desk + SEED)
        score, trust, hint = recalled(desk, key, depth, alpha, beta, ply)
        if trust != OPEN:
            return score, trust, 0, 0
    count, score, trust = list_plies(g, s, desk, depth, beta, ply, top, hint)
    store(desk + NODES, load(desk + NODES) + count)
    if depth == 1 or score > SURE:
        return score, trust, 0, 0
    return 0, OPEN, count, key


@kernel
def without_searching(
    g: Any, s: Any, desk: int, depth: int, alpha: int, ply: int, top: int
) -> tuple[int, int]:
    """What can be said at once: the round is over, the line repeats itself, or ends here."""
    over = g.over(s)
    if over:
        return result_for(over, side_of(g, s)) * (WIN - ply), CLEAN
    if load(load(desk + STOP)) or load(desk + NODES) >= load(desk + NODE_LIMIT):
        store(desk + STOPPED, 1)
        return 0, DIRTY | HORIZON
    met = arrive(g, s, desk, ply)
    if met != NEW:
        return repeated_score(g, s, met, ply), met
    if depth <= 0:
        return estimate(g, s), CLEAN | HORIZON
    if WIN - ply - 1 <= alpha:
        return WIN - ply - 1, CLEAN
    if depth > 1 and top + 8 * g.size(g.legal(s)) > load(desk + STACK_END):
        return estimate(g, s), DIRTY | HORIZON
    return 0, OPEN


@kernel
def bucket_of(desk: int, key: int) -> int:
    """The address of the table's bucket for a position."""
    return load(desk + TABLE) + (key & load(desk + BUCKETS) - 1) * BUCKET_BYTES


@kernel
def recalled(
    desk: int, key: int, depth: int, alpha: int, beta: int, ply: int
) -> tuple[int, int, int]:
    """What the table says: a score and its trust if that settles it, else OPEN; and a hint."""
    hint, bucket = -1, bucket_of(desk, key)
    for slot in (0, 1):
        content = found(bucket, key, slot)
        if content:
            if settles(content, depth, alpha, beta, ply, load(desk + STRICT)):
                return from_root(content >> 32, ply), trust_in(content), hint
            if hint < 0:
                hint = hint_in(content)
    return 0, OPEN, hint
