"""The search tells whether the score of a position is above `alpha`.

`search(plan, desk, record, alpha)` returns a value v with
    v >  alpha:  the score is at least v,
    v <= alpha:  the score is at most v.
The record's position is quiet (see `forced`), and its parent has already asked the table and the
static bounds about it.
"""

from typing import Final

from quatuor.compiler import inlined, kernel
from quatuor.compiler.bits import lowest, shift_right, width_of
from quatuor.compiler.memory import load, prefetch, store
from quatuor.games.puissance4.solver.bounds import at_most
from quatuor.games.puissance4.solver.desk import (
    BUCKET,
    COLUMN,
    FRAME_BYTES,
    GENERATION,
    HALT,
    HINT,
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
from quatuor.games.puissance4.solver.forced import OPEN, settle
from quatuor.games.puissance4.solver.history import history_of, learn
from quatuor.games.puissance4.solver.lines import winning_cells
from quatuor.games.puissance4.solver.order import BEST, KNOWN, PROMISE, insert, rank
from quatuor.games.puissance4.solver.plan import Plan
from quatuor.games.puissance4.solver.share import notice, pin, shared, taken_up
from quatuor.games.puissance4.solver.table import (
    BUCKET_BYTES,
    MIDDLE,
    NO_MOVE,
    found,
    keep,
    key_of,
    lower_of,
    merged,
    move_of,
    scattered,
    upper_of,
)

POLL: Final = 1024  # nodes between two looks at the stop flag: a fraction of a millisecond


@inlined
def foresee(plan: Plan, me: int, opp: int, theirs: int, stones: int, limit: int) -> int:
    """-1 if a quiet position's score is at most `limit`, 1 if it is above, 0 if unknown."""
    if (plan.cells - 1 - stones) >> 1 <= limit:
        return -1
    if -((plan.cells - 2 - stones) >> 1) > limit:
        return 1
    return -1 if at_most(plan, me, opp, theirs, stones, limit) else 0


@inlined
def note(
    plan: Plan, desk: int, record: int, me: int, opp: int, mine: int, theirs: int, stones: int
) -> None:
    """Write a position into a record, and ask memory for its bucket."""
    store(record + ME, me)
    store(record + OPP, opp)
    store(record + MINE, mine)
    store(record + THEIRS, theirs)
    store(record + STONES, stones)
    rest_bits = load(desk + REST_BITS)
    mixed = scattered(plan, key_of(plan, me, opp, stones))
    bucket = load(desk + TABLE) + BUCKET_BYTES * shift_right(mixed, rest_bits)
    if plan.prefetch != 0:
        prefetch(bucket)
    store(record + BUCKET, bucket)
    store(record + TAG, load(desk + GENERATION) | (mixed & ((1 << rest_bits) - 1)))


@inlined
def expand(plan: Plan, desk: int, record: int, frame: int, alpha: int) -> tuple[int, int]:
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
            verdict = foresee(plan, a, b, wins_b, reached, alpha if turn > 0 else -alpha - 1)
            if verdict != 0:
                best = max(best, alpha + 1 if verdict == turn else alpha)
            else:
                note(plan, desk, child, a, b, wins_a, wins_b, reached)
                store(child + TURN, turn)
                store(child + COLUMN, lowest(cell) // plan.step)
                place = history_of(plan, desk, lowest(cell), stones)
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
    """What the table knows of a child, for its parent's mover: (lower, upper); notes its hint."""
    entry = found(load(child + BUCKET), load(child + TAG))
    if entry == 0:
        store(child + HINT, NO_MOVE)
        return -MIDDLE, MIDDLE
    store(child + HINT, move_of(entry))
    if load(child + TURN) < 0:
        return -upper_of(entry), -lower_of(entry)
    return lower_of(entry), upper_of(entry)


@inlined
def consult(
    plan: Plan, record: int, frame: int, count: int, alpha: int, best: int
) -> tuple[int, int]:
    """Ask the table about every child: (best value so far, children left), those in order."""
    hint = load(record + HINT)
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
        if plan.best_move != 0 and load(child + COLUMN) == hint:
            store(child + RANK, load(child + RANK) + BEST)
        insert(frame + ORDER, left, child)
        left += 1
    return best, left


@inlined
def interrupted(desk: int) -> bool:
    """Count a node; now and then, see whether the search should stop."""
    nodes = load(desk + NODES) + 1
    store(desk + NODES, nodes)
    if nodes & (POLL - 1) == 0 and (
        (load(load(desk + STOP)) | load(desk + HALT)) != 0 or nodes >= load(desk + LIMIT)
    ):
        store(desk + STOPPED, 1)
    return load(desk + STOPPED) != 0


@inlined
def remember(
    plan: Plan, desk: int, record: int, value: int, alpha: int, move: int, began: int
) -> None:
    """Put what was found into the table."""
    bucket, tag = load(record + BUCKET), load(record + TAG)
    work = width_of(load(desk + NODES) - began + 1)
    fresh = merged(found(bucket, tag), value, value > alpha, move, work)
    keep(plan, bucket, tag, load(desk + REST_BITS), fresh)


@inlined
def put_off(desk: int, record: int, frame: int, number: int, total: int) -> bool:
    """Whether to search a child later, another thread being at it; it then joins the list's end."""
    child = load(frame + ORDER + 8 * number)
    if number == 0 or not shared(desk, record) or not taken_up(desk, child):
        return False
    store(frame + ORDER + 8 * total, child)
    return True


@kernel
def search(plan: Plan, desk: int, record: int, alpha: int) -> int:
    """Whether the score is above alpha; see the head of this file."""
    if interrupted(desk):
        return 0
    began = load(desk + NODES)
    frame = desk + STATE_BYTES + load(record + STONES) * FRAME_BYTES
    best, count = expand(plan, desk, record, frame, alpha)
    if best > alpha or count == 0:
        return best
    best, count = consult(plan, record, frame, count, alpha, best)
    move, number, total = NO_MOVE, 0, count
    while number < total and best <= alpha:
        child = load(frame + ORDER + 8 * number)
        if number < count and put_off(desk, record, frame, number, total):
            total += 1
        else:
            ask = number >= count or plan.enhanced == 0
            low, high = bounds_in_table(child) if ask else (-MIDDLE, MIDDLE)
            if low > alpha or high <= alpha:
                value = low if low > alpha else high
            else:
                if shared(desk, record):
                    pin(desk, child, notice(child))
                turn = load(child + TURN)
                value = turn * search(plan, desk, child, alpha if turn > 0 else -alpha - 1)
                if shared(desk, record):
                    pin(desk, child, 0)
                if load(desk + STOPPED) != 0:
                    return 0
            best = max(best, value)
            if best > alpha:
                move = load(child + COLUMN)
                if plan.history != 0 and load(record + STONES) > plan.opening:
                    learn(frame, number)
        number += 1
    remember(plan, desk, record, best, alpha, move, began)
    return best
