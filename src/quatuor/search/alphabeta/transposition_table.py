"""The transposition table: bounds on positions searched before, in bounded memory.

Two entries share a bucket: the first keeps what cost most to find out, the second whatever came
last. An entry is two words, the position's hash and its content:

    bits 0-13    the best ply, plus 1        bits 24-25   which bound: AT_LEAST, AT_MOST or both
    bits 14-21   the depth searched          bits 26-31   the search that wrote it
    bit 22       it rests on an evaluation    bits 32-     the score
    bit 23       it rests on another line
"""

from typing import Final

from quatuor.compiler import Array, kernel, zeros
from quatuor.compiler.memory import load, store
from quatuor.search.alphabeta.score import (
    CLEAN,
    DIRTY,
    FORCED,
    HORIZON,
    score_from_table,
    score_to_table,
)

BUCKET_BYTES: Final = 32
AT_LEAST: Final = 1
AT_MOST: Final = 2
EXACT: Final = 3
ESTIMATED: Final = 1 << 22
ELSEWHERE: Final = 1 << 23


class TranspositionTable:
    """Memory for bounds; it may serve many searches, of any game."""

    def __init__(self, megabytes: float) -> None:
        self.buckets = 1
        while 2 * self.buckets * BUCKET_BYTES <= megabytes * (1 << 20):
            self.buckets *= 2
        self.memory: Array[int] = zeros(self.buckets * BUCKET_BYTES // 8)
        self._searches = 0

    @property
    def bytes(self) -> int:
        """How much memory it takes."""
        return self.memory.nbytes

    def content(self, key: int) -> int:
        """The entry of a position, or 0."""
        first = (key & self.buckets - 1) * BUCKET_BYTES // 8
        for place in (first, first + 2):
            if self.memory[place] == key:
                return int(self.memory[place + 1])
        return 0

    def next_generation(self) -> int:
        """A new search begins: what older ones left may be overwritten first."""
        self._searches = (self._searches + 1) % 64
        return self._searches


@kernel
def probe(bucket: int, key: int, slot: int) -> int:
    """The content of an entry, or 0 when it belongs to another position."""
    if load(bucket + 16 * slot) != key:
        return 0
    return load(bucket + 16 * slot + 8)


@kernel
def best_ply_in(content: int) -> int:
    """The ply that was best, or -1."""
    return (content & 16383) - 1


@kernel
def depth_in(content: int) -> int:
    """How deep the search was."""
    return content >> 14 & 255


@kernel
def causes_cutoff(content: int, depth: int, alpha: int, beta: int, ply: int, strict: int) -> bool:
    """Whether the stored bound is enough for a search of this depth and window."""
    if content & ESTIMATED and depth_in(content) < depth:
        return False
    if content & ELSEWHERE and (strict or depth_in(content) < depth):
        return False
    score = score_from_table(content >> 32, ply)
    kind = content >> 24 & 3
    return (
        kind == EXACT
        or (kind == AT_LEAST and score >= beta)
        or (kind == AT_MOST and score <= alpha)
    )


@kernel
def trust_in(content: int) -> int:
    """The trust of the stored bound, on whatever line it is used."""
    anchor = DIRTY if content & ELSEWHERE else CLEAN
    return anchor | (HORIZON if content & ESTIMATED else 0)


@kernel
def pack_entry(score: int, kind: int, trust: int, depth: int, best: int, ply: int) -> int:
    """The content of a new entry.

    A win needs no trust: it was reached by plies alone. Only that bound is then kept, without
    the one that no quicker win exists, which may rest on evaluations.
    """
    content = best + 1 | depth << 14 | score_to_table(score, ply) << 32
    if score > FORCED and kind & AT_LEAST:
        return content | AT_LEAST << 24
    if score < -FORCED and kind & AT_MOST:
        return content | AT_MOST << 24
    content |= kind << 24
    if trust & HORIZON:
        content |= ESTIMATED
    if trust & CLEAN != CLEAN:
        content |= ELSEWHERE
    return content


@kernel
def store_entry(bucket: int, key: int, content: int, generation: int) -> None:
    """Keep an entry, in the first place of the bucket if it is worth more than what is there."""
    content |= generation << 26
    old = load(bucket + 8)
    doubtful = content & (ESTIMATED | ELSEWHERE) != 0
    if load(bucket) == key:
        if doubtful and old & (ESTIMATED | ELSEWHERE) == 0:
            bucket += 16
    elif depth_in(content) >= depth_in(old) or old >> 26 & 63 != generation:
        store(bucket + 16, load(bucket))
        store(bucket + 24, old)
    else:
        bucket += 16
    store(bucket, key)
    store(bucket + 8, content)
