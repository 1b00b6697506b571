"""The driver: from yes-or-no searches to the exact score.

Far windows first: "a win within a few stones?" is answered almost at once, and settles most easy
positions. Then the sign, which is what costs. Then outwards from it, one step at a time.
"""

from quatuor.compiler import kernel
from quatuor.compiler.bits import popcount
from quatuor.compiler.memory import load, store
from quatuor.games.puissance4.solver.forced import OPEN, settle, win_now
from quatuor.games.puissance4.solver.lines import winning_cells
from quatuor.games.puissance4.solver.plan import Plan
from quatuor.games.puissance4.solver.search import fill_record, search
from quatuor.games.puissance4.solver.transposition_table import NO_MOVE, move_of, probe
from quatuor.games.puissance4.solver.workspace import (
    BUCKET,
    FRAME_BYTES,
    HASH_MOVE,
    ROOT,
    ROOT_FRAME,
    STATE_BYTES,
    STOPPED,
    TAG,
)


@kernel
def next_window(plan: Plan, low: int, high: int, far: int) -> int:
    """Which alpha to try next, when the score is known to lie within low..high."""
    if plan.far_first != 0 and far > 0:
        if high >= far:
            return high - 1
        if low <= -far:
            return low
    if low >= 0:
        return low
    if high <= 0:
        return high - 1
    return 0 if high > 0 else -1


@kernel
def narrow_window(plan: Plan, workspace: int, record: int, low: int, high: int) -> int:
    """The exact score of a quiet position, known to lie within low..high."""
    far = max(high, -low) * 5 // 8 + 1
    while low < high and load(workspace + STOPPED) == 0:
        alpha = next_window(plan, low, high, far)
        entry = probe(load(record + BUCKET), load(record + TAG))
        store(record + HASH_MOVE, move_of(entry) if entry != 0 else NO_MOVE)
        value = search(plan, workspace, record, alpha)
        if value > alpha:
            low = max(low, value)
        else:
            high = min(high, value)
    return low


@kernel
def exact(plan: Plan, workspace: int, me: int, opp: int, least: int, most: int) -> int:
    """The score of any position that is not over, for the side to move.

    It is known to be at least `least`; for a score above `most`, the answer is `most` or more.
    """
    record = workspace + STATE_BYTES + ROOT_FRAME * FRAME_BYTES
    taken = me | opp
    stones = popcount(taken)
    mine, theirs = winning_cells(plan, me, taken), winning_cells(plan, opp, taken)
    if mine & (taken + plan.bottom) != 0:
        return win_now(plan, stones)
    turn, value, a, b, wins_a, wins_b, reached = settle(plan, me, opp, mine, theirs, stones, 1)
    if value == OPEN:
        fill_record(plan, workspace, record, a, b, wins_a, wins_b, reached)
        store(workspace + ROOT, reached)
        low, high = (least, most) if turn > 0 else (-most, -least)
        low = max(low, -((plan.cells - 2 - reached) >> 1))
        high = min(high, (plan.cells - 1 - reached) >> 1)
        value = narrow_window(plan, workspace, record, low, high)
    return turn * value
