"""Every position of the first plies, without listing any: the keys of a whole ply at a time.

A position's key is as in `table`; of a position and its mirror image the smaller key counts. Keys
of a ply are sorted, so that a book need not store them: anyone who enumerates the plies gets the
same list.
"""

from quatuor.compiler import Array, array, compiled, kernel, zeros
from quatuor.compiler.bits import popcount, shift_right, width_of
from quatuor.games.puissance4.solver.lines import holds_four
from quatuor.games.puissance4.solver.plan import Plan
from quatuor.games.puissance4.solver.transposition_table import mirrored

Words = Array[int]


@kernel
def canonical(plan: Plan, mover: int, other: int) -> int:
    """The key of a position, the same for its mirror image."""
    key = mover + (mover | other) + plan.bottom
    return min(key, mirrored(plan, key))


@kernel
def stones_of(plan: Plan, key: int) -> tuple[int, int]:
    """The stones of (the side to move, the other), read back from a key.

    In each column the key minus one bottom bit is stones of the mover plus all stones. All stones
    of a column are 2**height - 1, so the key is 2**height plus the mover's: its highest bit is
    the first empty cell.
    """
    filled = 0
    for column in range(plan.width):
        digits = shift_right(key, column * plan.step) & ((1 << plan.step) - 1)
        filled |= ((1 << (width_of(digits) - 1)) - 1) << column * plan.step
    mover = key - plan.bottom - filled
    return mover, filled & ~mover


@kernel
def cell_in(plan: Plan, taken: int, column: int) -> int:
    """The cell that a stone in this column takes; 0 if it is full."""
    return (taken + plan.bottom) & (plan.column << column * plan.step) & plan.board


@compiled
def list_next(plan: Plan, keys: Words, found: Words) -> int:
    """List the keys of all positions one stone later that are not won, sorted, each once."""
    count = 0
    for number in range(len(keys)):
        mover, other = stones_of(plan, int(keys[number]))
        for column in range(plan.width):
            cell = cell_in(plan, mover | other, column)
            if cell != 0 and not holds_four(plan, mover | cell):
                found[count] = canonical(plan, other, mover | cell)
                count += 1
    sort(found, count)
    return without_repeats(found, count)


@kernel
def sort(keys: Words, count: int) -> None:
    """Sort so many keys, in their place: build a heap, then take the largest again and again."""
    for start in range(count // 2 - 1, -1, -1):
        sift(keys, start, count)
    for end in range(count - 1, 0, -1):
        keys[0], keys[end] = keys[end], keys[0]
        sift(keys, 0, end)


@kernel
def sift(keys: Words, at: int, end: int) -> None:
    """Let a key of the heap sink to its place."""
    key = keys[at]
    while 2 * at + 1 < end:
        child = 2 * at + 1
        if child + 1 < end and keys[child + 1] > keys[child]:
            child += 1
        if keys[child] <= key:
            break
        keys[at] = keys[child]
        at = child
    keys[at] = key


@kernel
def without_repeats(keys: Words, count: int) -> int:
    """Keep one of equal neighbours; how many are left."""
    kept = min(count, 1)
    for number in range(1, count):
        if keys[number] != keys[kept - 1]:
            keys[kept] = keys[number]
            kept += 1
    return kept


@kernel
def place_of(keys: Words, key: int) -> int:
    """Where a key stands, or would stand, in a sorted list."""
    low, high = 0, len(keys)
    while low < high:
        middle = (low + high) // 2
        if keys[middle] < key:
            low = middle + 1
        else:
            high = middle
    return low


@compiled
def back_up(
    plan: Plan, keys: Words, later: Words, known: Words, unknown: int, scores: Words
) -> None:
    """The scores of one ply from those known of the `later` one; some may be `unknown`."""
    for number in range(len(keys)):
        mover, other = stones_of(plan, int(keys[number]))
        best, open_ended, won = -plan.cells, False, False
        for column in range(plan.width):
            cell = cell_in(plan, mover | other, column)
            if cell != 0 and holds_four(plan, mover | cell):
                won = True
            elif cell != 0:
                score = int(known[place_of(later, canonical(plan, other, mover | cell))])
                open_ended = open_ended or score == unknown
                best = max(best, -score)
        scores[number] = unknown if open_ended else best
        if won:
            scores[number] = quick_win(plan, mover | other)


@kernel
def quick_win(plan: Plan, taken: int) -> int:
    """The score of a position that is won with the next stone."""
    return (plan.cells + 1 - popcount(taken)) // 2


def plies(plan: Plan, last: int) -> list[Words]:
    """The keys of every ply from the empty board to `last`."""
    levels = [array([plan.bottom])]
    for _ in range(last):
        found = zeros(len(levels[-1]) * plan.width)
        count = list_next(plan, levels[-1], found)
        levels.append(found[:count].copy())
    return levels
