"""The transposition table: what was claimed about positions seen before, in bounded memory.

Two entries share a bucket: the first keeps what cost most to find out, the second whatever came
last. An entry is two words, the position's hash and its content:

    bits 0-13    the best ply, plus 1        bits 24-25   which claim: AT_LEAST, AT_MOST or both
    bits 14-21   the depth searched          bits 26-31   the search that wrote it
    bit 22       it rests on an estimate     bits 32-     the score
    bit 23       it rests on another line
"""

from typing import Final

from quatuor.compiler import Array, kernel, zeros
from quatuor.compiler.memory import load, store
from quatuor.search.alphabeta.score import CLEAN, DIRTY, HORIZON, SURE, from_here, from_root

BUCKET_BYTES: Final = 32
AT_LEAST: Final = 1
AT_MOST: Final = 2
EXACT: Final = 3
ESTIMATED: Final = 1 << 22
ELSEWHERE: Final = 1 << 23


class Table:
    """Memory for claims; it may serve many searches, of any game."""

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
        """What is remembered of a position, or 0."""
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
def found(bucket: int, key: int, slot: int) -> int:
    """The content of an entry, or 0 when it speaks of another position."""
    if load(bucket + 16 * slot) != key:
        return 0
    return load(bucket + 16 * slot + 8)


@kernel
def hint_in(content: int) -> int:
    """The ply that was best, or -1."""
    return (content & 16383) - 1


@kernel
def depth_in(content: int) -> int:
    """How deep the search was."""
    return content >> 14 & 255


@kernel
def settles(content: int, depth: int, alpha: int, beta: int, ply: int, strict: int) -> bool:
    """Whether what was claimed decides a question asked with this depth and window."""
    if content & ESTIMATED and depth_in(content) < depth:
        return False
    if content & ELSEWHERE and (strict or depth_in(content) < depth):
        return False
    score = from_root(content >> 32, ply)
    claim = content >> 24 & 3
    return (
        claim == EXACT
        or (claim == AT_LEAST and score >= beta)
        or (claim == AT_MOST and score <= alpha)
    )


@kernel
def trust_in(content: int) -> int:
    """How far the claim may be trusted on whatever line it is used."""
    anchor = DIRTY if content & ELSEWHERE else CLEAN
    return anchor | (HORIZON if content & ESTIMATED else 0)


@kernel
def entry(score: int, claim: int, trust: int, depth: int, best: int, ply: int) -> int:
    """The content of a new entry.

    A win needs no trust: it was reached by plies alone. Only that claim is then kept, without
    the claim that no quicker win exists, which may rest on estimates.
    """
    content = best + 1 | depth << 14 | from_here(score, ply) << 32
    if score > SURE and claim & AT_LEAST:
        return content | AT_LEAST << 24
    if score < -SURE and claim & AT_MOST:
        return content | AT_MOST << 24
    content |= claim << 24
    if trust & HORIZON:
        content |= ESTIMATED
    if trust & CLEAN != CLEAN:
        content |= ELSEWHERE
    return content


@kernel
def remember(bucket: int, key: int, content: int, generation: int) -> None:
    """Keep an entry, in the first place of the bucket if it is worth more than what is there."""
    content |= generation << 26
    kept = load(bucket + 8)
    doubtful = content & (ESTIMATED | ELSEWHERE) != 0
    if load(bucket) == key:
        if doubtful and kept & (ESTIMATED | ELSEWHERE) == 0:
            bucket += 16
    elif depth_in(content) >= depth_in(kept) or kept >> 26 & 63 != generation:
        store(bucket + 16, load(bucket))
        store(bucket + 24, kept)
    else:
        bucket += 16
    store(bucket, key)
    store(bucket + 8, content)
