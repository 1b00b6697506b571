"""The search tells whether the score of a position is above `alpha`.

`search(plan, workspace, record, alpha)` returns a value v with
    v >  alpha:  the score is at least v,
    v <= alpha:  the score is at most v.
The record's position is quiet (see `forced`), and its parent has already probed the table and the
static bounds about it.
"""

from typing import Final

from quatuor.compiler import inlined, kernel
from quatuor.compiler.bits import lowest, shift_right, width_of
from quatuor.compiler.memory import load, prefetch, store
from quatuor.games.puissance4.solver.bounds import at_most
from quatuor.games.puissance4.solver.forced import OPEN, settle
from quatuor.games.puissance4.solver.history import history_of, update_history
from quatuor.games.puissance4.solver.lines import winning_cells
from quatuor.games.puissance4.solver.move_ordering import BEST, KNOWN, PROMISE, insert, rank
from quatuor.games.puissance4.solver.plan import Plan
from quatuor.games.puissance4.solver.thread_sharing import busy_mark, is_busy, set_busy, shared
from quatuor.games.puissance4.solver.transposition_table import (
    BUCKET_BYTES,
    MIDDLE,
    NO_MOVE,
    hash_of,
    key_of,
    lower_of,
    merge_bounds,
    move_of,
    probe,
    store_entry,
    upper_of,
)
from quatuor.games.puissance4.solver.workspace import (
    BUCKET,
    COLUMN,
    FRAME_BYTES,
    GENERATION,
    HALT,
    HASH_MOVE,
    LIMIT,
    ME,
    MINE,
    NODES,
    OPP,
    ORDER,
    PLACE,
    RANK,
    RECORD_BYTES,
    REST_BITS,
    STATE_BYTES,
    STONES,
    STOP,
    STOPPED,
    TABLE,
    TAG,
    THEIRS,
    TURN,
)

POLL: Final = 1024  # nodes between two checks of the stop flag: a fraction of a millisecond


@inlined
def static_verdict(plan: Plan, me: int, opp: int, theirs: int, stones: int, limit: int) -> int:
    """-1 if a quiet position's score is at most `limit`, 1 if it is above, 0 if unknown."""
    if (plan.cells - 1 - stones) >> 1 <= limit:
        return -1
    if -((plan.cells - 2 - stones) >> 1) > limit:
        return 1
    return -1 if at_most(plan, me, opp, theirs, stones, limit) else 0


@inlined
def fill_record(
    plan: Plan, workspace: int, record: int, me: int, opp: int, mine: int, theirs: int, stones: int
) -> None:
    """Write a position into a record, and prefetch its bucket."""
    store(record + ME, me)
    store(record + OPP, opp)
    store(record + MINE, mine)
    store(record + THEIRS, theirs)
    store(record + STONES, stones)
    rest_bits = load(workspace + REST_BITS)
    mixed = hash_of(plan, key_of(plan, me, opp, stones))
    bucket = load(workspace + TABLE) + BUCKET_BYTES * shift_right(mixed, rest_bits)
    if plan.prefetch != 0:
        prefetch(bucket)
    store(record + BUCKET, bucket)
    store(record + TAG, load(workspace + GENERATION) | (mixed & ((1 << rest_bits) - 1)))


@inlined
def expand(plan: Plan, workspace: int, record: int, frame: int, alpha: int) -> tuple[int, int]:
    """Look at every child without searching: (best value so far, number of children left)."""
    me, opp = load(record + ME), load(record + OPP)
    theirs, stones = load(record + THEIRS), load(record + STONES)
    taken = me | opp
    moves = (taken + plan.bottom) & plan.board & ~(theirs >> 1)
    best, count, child = -plan.cells, 0, frame
    while moves != 0:
        cell = moves & -moves
        moves ^= cell
        mine = winning_cells(plan, me | cell, taken | cell)
        turn, value, a, b, wins_a, wins_b, reached = settle(
            plan, opp, me | cell, theirs, mine, stones + 1, -1
        )
        if value != OPEN:
            best = max(best, turn * value)
        else:
            verdict = static_verdict(plan, a, b, wins_b, reached, alpha if turn > 0 else -alpha - 1)
            if verdict != 0:
                best = max(best, alpha + 1 if verdict == turn else alpha)
            else:
                fill_record(plan, workspace, child, a, b, wins_a, wins_b, reached)
                store(child + TURN, turn)
                store(child + COLUMN, lowest(cell) // plan.step)
                place = history_of(plan, workspace, lowest(cell), stones)
                value = load(place)
                if plan.order != 0:
                    wins, dangers = (wins_a, wins_b) if turn > 0 else (wins_b, wins_a)
                    even = (plan.cells - stones) & 1 == 0
                    value += rank(plan, wins, dangers, a | b, even, turn > 0)
                store(child + PLACE, place)
                store(child + RANK, value)
                child += RECORD_BYTES
                count += 1
        if best > alpha:
            break
    return best, count


@inlined
def bounds_in_table(child: int) -> tuple[int, int]:
    """The table's (lower, upper) of a child, for its parent's mover; sets its hash move."""
    entry = probe(load(child + BUCKET), load(child + TAG))
    if entry == 0:
        store(child + HASH_MOVE, NO_MOVE)
        return -MIDDLE, MIDDLE
    store(child + HASH_MOVE, move_of(entry))
    if load(child + TURN) < 0:
        return -upper_of(entry), -lower_of(entry)
    return lower_of(entry), upper_of(entry)


@inlined
def probe_children(
    plan: Plan, record: int, frame: int, count: int, alpha: int, best: int
) -> tuple[int, int]:
    """Ask the table about every child: (best value so far, children left), those in order."""
    hash_move = load(record + HASH_MOVE)
    left = 0
    for number in range(count):
        child = frame + number * RECORD_BYTES
        low, high = bounds_in_table(child) if plan.enhanced != 0 else (-MIDDLE, MIDDLE)
        if low > alpha:
            return low, 0
        if high <= alpha:
            best = max(best, high)
            continue
        if high < MIDDLE:
            store(child + RANK, load(child + RANK) + PROMISE * high + KNOWN)
        if plan.best_move != 0 and load(child + COLUMN) == hash_move:
            store(child + RANK, load(child + RANK) + BEST)
        insert(frame + ORDER, left, child)
        left += 1
    return best, left


@inlined
def interrupted(workspace: int) -> bool:
    """Count a node; now and then, see whether the search should stop."""
    nodes = load(workspace + NODES) + 1
    store(workspace + NODES, nodes)
    if nodes & (POLL - 1) == 0 and (
        (load(load(workspace + STOP)) | load(workspace + HALT)) != 0
        or nodes >= load(workspace + LIMIT)
    ):
        store(workspace + STOPPED, 1)
    return load(workspace + STOPPED) != 0


@inlined
def store_result(
    plan: Plan, workspace: int, record: int, value: int, alpha: int, move: int, began: int
) -> None:
    """Put what was found into the table."""
    bucket, tag = load(record + BUCKET), load(record + TAG)
    work = width_of(load(workspace + NODES) - began + 1)
    content = merge_bounds(probe(bucket, tag), value, value > alpha, move, work)
    store_entry(plan, bucket, tag, load(workspace + REST_BITS), content)


@inlined
def defer(workspace: int, record: int, frame: int, number: int, total: int) -> bool:
    """Whether to search a child later, another thread being at it; it then joins the list's end."""
    child = load(frame + ORDER + 8 * number)
    if number == 0 or not shared(workspace, record) or not is_busy(workspace, child):
        return False
    store(frame + ORDER + 8 * total, child)
    return True


@kernel
def search(plan: Plan, workspace: int, record: int, alpha: int) -> int:
    """Whether the score is above alpha; see the head of this file."""
    if interrupted(workspace):
        return 0
    began = load(workspace + NODES)
    frame = workspace + STATE_BYTES + load(record + STONES) * FRAME_BYTES
    best, count = expand(plan, workspace, record, frame, alpha)
    if best > alpha or count == 0:
        return best
    best, count = probe_children(plan, record, frame, count, alpha, best)
    move, number, total = NO_MOVE, 0, count
    while number < total and best <= alpha:
        child = load(frame + ORDER + 8 * number)
        if number < count and defer(workspace, record, frame, number, total):
            total += 1
        else:
            again = number >= count or plan.enhanced == 0
            low, high = bounds_in_table(child) if again else (-MIDDLE, MIDDLE)
            if low > alpha or high <= alpha:
                value = low if low > alpha else high
            else:
                if shared(workspace, record):
                    set_busy(workspace, child, busy_mark(child))
                turn = load(child + TURN)
                value = turn * search(plan, workspace, child, alpha if turn > 0 else -alpha - 1)
                if shared(workspace, record):
                    set_busy(workspace, child, 0)
                if load(workspace + STOPPED) != 0:
                    return 0
            best = max(best, value)
            if best > alpha:
                move = load(child + COLUMN)
                if plan.history != 0 and load(record + STONES) > plan.opening:
                    update_history(frame, number)
        number += 1
    store_result(plan, workspace, record, best, alpha, move, began)
    return best
