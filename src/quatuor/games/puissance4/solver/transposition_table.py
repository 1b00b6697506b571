"""The table of positions seen: buckets of two one-word entries that verify themselves.

A position's key has one number for each column: its stones in binary (1: of the side to move),
after a leading 1 that says how high the column is. Multiplied by an odd factor, the upper bits
name the bucket, and *all* the remaining ones are kept in the entry: two positions are never taken
for each other. An entry is one aligned word, so that two threads can share the table without
locks.

    63              22 21     16 15     10 9     6 5     0
    generation | rest | upper    | lower    | move  | work

Bounds are from the point of view of the side to move, shifted by 32. `work` is the number of
binary digits of the nodes it cost, never 0. Entries of another generation are dead: clearing the
table is adding one.
"""

from typing import Final

from quatuor.compiler import inlined
from quatuor.compiler.bits import shift_right, times
from quatuor.compiler.memory import load, store
from quatuor.games.puissance4.solver.plan import Plan

MULTIPLIER: Final = 0x1E3779B97F4A7C15
TAG_SHIFT: Final = 22
TAG_BITS: Final = 42
MIDDLE: Final = 32  # a score of 0
NO_MOVE: Final = 15
BUCKET_BYTES: Final = 16


@inlined
def mirrored(plan: Plan, key: int) -> int:
    """The key with its columns in reverse order."""
    image = 0
    for column in range(plan.width):
        digits = shift_right(key, column * plan.step) & ((1 << plan.step) - 1)
        image |= digits << ((plan.width - 1 - column) * plan.step)
    return image


@inlined
def key_of(plan: Plan, me: int, opp: int, stones: int) -> int:
    """One number for a position; in the opening, the same one for its mirror image."""
    key = me + (me | opp)
    if plan.mirror != 0 and stones <= plan.opening:
        return min(key, mirrored(plan, key))
    return key


@inlined
def hash_of(plan: Plan, key: int) -> int:
    """The key's bits, mixed without loss."""
    return times(key, MULTIPLIER) & plan.key_mask


@inlined
def lower_of(entry: int) -> int:
    """The proved lower bound."""
    return ((entry >> 10) & 63) - MIDDLE


@inlined
def upper_of(entry: int) -> int:
    """The proved upper bound."""
    return ((entry >> 16) & 63) - MIDDLE


@inlined
def move_of(entry: int) -> int:
    """The column that was best, or NO_MOVE."""
    return (entry >> 6) & 15


@inlined
def probe(bucket: int, tag: int) -> int:
    """The entry of a position, or 0."""
    entry = load(bucket)
    if shift_right(entry, TAG_SHIFT) == tag:
        return entry
    entry = load(bucket + 8)
    return entry if shift_right(entry, TAG_SHIFT) == tag else 0


@inlined
def merge_bounds(known: int, value: int, above: bool, move: int, work: int) -> int:
    """An entry without its tag: a new bound joined with what an entry (or 0) already said."""
    lower, upper = (value, MIDDLE - 1) if above else (1 - MIDDLE, value)
    if known != 0:
        lower, upper = max(lower, lower_of(known)), min(upper, upper_of(known))
        work = max(work, known & 63)
        if not above:
            move = move_of(known)
    return ((upper + MIDDLE) << 16) | ((lower + MIDDLE) << 10) | (move << 6) | work


@inlined
def store_entry(plan: Plan, bucket: int, tag: int, rest_bits: int, content: int) -> None:
    """Store an entry. First in a bucket is the one that cost more work, second the newest."""
    entry = (tag << TAG_SHIFT) | content
    old = load(bucket)
    difference = shift_right(old, TAG_SHIFT) ^ tag
    if difference == 0 or difference >> rest_bits != 0:
        store(bucket, entry)
    elif plan.keep_work == 0 or content & 63 >= old & 63:
        store(bucket + 8, old)
        store(bucket, entry)
    else:
        store(bucket + 8, entry)
