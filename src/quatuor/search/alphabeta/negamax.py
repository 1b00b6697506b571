"""The search itself: negamax with principal variation search, to a given depth.

Both sides of a game are one function: a score is negated whenever the move passes to the other
side, and only then, since a turn may take several plies. The first ply of a position is searched
with the whole window, the others with a zero window that shows they are no better, and again if
one is.
"""

from typing import Any

from quatuor.compiler import Array, compiled, kernel
from quatuor.compiler.memory import address_of, load, store
from quatuor.compiler.words import mix, words
from quatuor.search.alphabeta.move_ordering import generate_plies, pick_best, update_history
from quatuor.search.alphabeta.repetition import NEW, enter, repeated_score
from quatuor.search.alphabeta.score import (
    CLEAN,
    DIRTY,
    FORCED,
    HORIZON,
    INFINITE,
    WIN,
    at_anchor,
    result_for,
    score_from_table,
    side_of,
    weaker_trust,
)
from quatuor.search.alphabeta.transposition_table import (
    AT_LEAST,
    AT_MOST,
    BUCKET_BYTES,
    EXACT,
    best_ply_in,
    causes_cutoff,
    pack_entry,
    probe,
    store_entry,
    trust_in,
)
from quatuor.search.alphabeta.workspace import (
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
from quatuor.search.evaluation import evaluate

OPEN = -1
"""Instead of a trust: the position has to be searched."""


@compiled
def negamax_from(
    g: Any,
    s: Any,
    memory: Array[int],
    table: Array[int],
    stop: Array[int],
    depth: int,
    alpha: int,
    beta: int,
) -> tuple[int, int]:
    """The same for a position one ply from the root, with the memory of a search."""
    workspace = address_of(memory)
    lay_out(workspace, len(memory), address_of(table), address_of(stop))
    return negamax(g, s, workspace, depth, alpha, beta, 1, load(workspace + STACK))


@kernel
def negamax(
    g: Any, s: Any, workspace: int, depth: int, alpha: int, beta: int, ply: int, top: int
) -> tuple[int, int]:
    """A bound on the position's score, and its trust.

    A score of at most `alpha` is an upper bound, one of at least `beta` a lower bound, one between
    them both. `ply` counts from the root, `top` is the free part of the stack.
    """
    score, trust, count, key = prepare_node(g, s, workspace, depth, alpha, beta, ply, top)
    if trust != OPEN:
        return score, trust
    side, best, best_move, low, trust = side_of(g, s), -INFINITE, -1, alpha, CLEAN
    for k in range(count):
        move = pick_best(top, k, count)
        after = g.play(s, move)
        same_side = side_of(g, after) == side
        high = beta if k == 0 else low + 1
        while True:
            floor, roof = (low, high) if same_side else (-high, -low)
            score, child_trust = negamax(
                g, after, workspace, depth - 1, floor, roof, ply + 1, top + 8 * count
            )
            score = score if same_side else -score
            if score <= low or score >= beta or high == beta:
                break
            high = beta
        if load(workspace + STOPPED):
            return 0, DIRTY | HORIZON
        trust = weaker_trust(trust, child_trust)
        if score > best:
            best, best_move = score, move
        if score >= beta:
            trust = child_trust
            update_history(workspace, side, move, depth, ply)
            break
        low = max(low, score)
    trust = at_anchor(trust, ply)
    kind = AT_LEAST if best >= beta else AT_MOST if best <= alpha else EXACT
    content = pack_entry(best, kind, trust, depth, best_move, ply)
    store_entry(bucket_of(workspace, key), key, content, load(workspace + GENERATION))
    return best, trust


@kernel
def prepare_node(
    g: Any, s: Any, workspace: int, depth: int, alpha: int, beta: int, ply: int, top: int
) -> tuple[int, int, int, int]:
    """A score and its trust if no search is needed, else OPEN, the number of plies, and the key."""
    score, trust = score_without_search(g, s, workspace, depth, alpha, ply, top)
    if trust != OPEN:
        return score, trust, 0, 0
    key, hash_move = 0, -1
    if depth > 1:
        key = mix(words(s)) ^ load(workspace + SEED)
        score, trust, hash_move = probe_table(workspace, key, depth, alpha, beta, ply)
        if trust != OPEN:
            return score, trust, 0, 0
    count, score, trust = generate_plies(g, s, workspace, depth, beta, ply, top, hash_move)
    store(workspace + NODES, load(workspace + NODES) + count)
    if depth == 1 or score > FORCED:
        return score, trust, 0, 0
    return 0, OPEN, count, key


@kernel
def score_without_search(
    g: Any, s: Any, workspace: int, depth: int, alpha: int, ply: int, top: int
) -> tuple[int, int]:
    """A score that needs no search: the round is over, a position repeats, or depth is 0."""
    over = g.over(s)
    if over:
        return result_for(over, side_of(g, s)) * (WIN - ply), CLEAN
    if load(load(workspace + STOP)) or load(workspace + NODES) >= load(workspace + NODE_LIMIT):
        store(workspace + STOPPED, 1)
        return 0, DIRTY | HORIZON
    trust = enter(g, s, workspace, ply)
    if trust != NEW:
        return repeated_score(g, s, trust, ply), trust
    if depth <= 0:
        return evaluate(g, s), CLEAN | HORIZON
    if WIN - ply - 1 <= alpha:
        return WIN - ply - 1, CLEAN
    if depth > 1 and top + 8 * g.size(g.legal(s)) > load(workspace + STACK_END):
        return evaluate(g, s), DIRTY | HORIZON
    return 0, OPEN


@kernel
def bucket_of(workspace: int, key: int) -> int:
    """The address of the table's bucket for a position."""
    return load(workspace + TABLE) + (key & load(workspace + BUCKETS) - 1) * BUCKET_BYTES


@kernel
def probe_table(
    workspace: int, key: int, depth: int, alpha: int, beta: int, ply: int
) -> tuple[int, int, int]:
    """A score and its trust if the table causes a cutoff, else OPEN; and the hash move, or -1."""
    hash_move, bucket = -1, bucket_of(workspace, key)
    for slot in (0, 1):
        content = probe(bucket, key, slot)
        if content:
            if causes_cutoff(content, depth, alpha, beta, ply, load(workspace + STRICT)):
                return score_from_table(content >> 32, ply), trust_in(content), hash_move
            if hash_move < 0:
                hash_move = best_ply_in(content)
    return 0, OPEN, hash_move
