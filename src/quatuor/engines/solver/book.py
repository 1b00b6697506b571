"""The opening book: exact scores of every position of the first plies, in one byte each.

The file holds the scores of all positions of one ply that are not won, in the order of their keys
(see `levels`), and no keys: they are enumerated again when the book is opened. Scores of earlier
plies follow from those, a position's being the best of its moves.

    bytes 0-7    "QUATUOR4"      bytes 8-10   columns, rows, ply      byte 11   version
    bytes 12-15  CRC of the scores                                    then      scores, compressed
"""

import struct
import zlib
from pathlib import Path
from typing import Final, Self

import numpy as np

from quatuor.engines.solver.levels import canonical, children, plies, stones_of
from quatuor.engines.solver.memory import Words
from quatuor.engines.solver.plan import Plan
from quatuor.engines.solver.position import Stones

MAGIC: Final = b"QUATUOR4"
VERSION: Final = 1
HEAD: Final = struct.Struct("<8sBBBBI")


class BadBook(ValueError):
    """The file is not a book, or damaged."""


def write_book(path: Path, plan: Plan, ply: int, scores: Words) -> None:
    """Write the scores of a whole ply, in the order of its keys."""
    data = scores.astype(np.int8).tobytes()
    head = HEAD.pack(MAGIC, plan.width, plan.height, ply, VERSION, zlib.crc32(data))
    path.write_bytes(head + zlib.compress(data, 9))


class Book:
    """Scores of every position up to a ply, by key."""

    def __init__(self, plan: Plan, levels: list[Words], last: Words) -> None:
        self.plan = plan
        self.ply = len(levels) - 1
        self._keys = levels
        self._scores = [last]
        for keys in reversed(levels[:-1]):
            self._scores.insert(0, self._backed_up(keys))

    @classmethod
    def open(cls, path: Path) -> Self:
        """Read a book from its file."""
        data = path.read_bytes()
        if len(data) < HEAD.size or data[:8] != MAGIC:
            raise BadBook(f"{path} is not an opening book")
        _, width, height, ply, version, check = HEAD.unpack_from(data)
        scores = zlib.decompress(data[HEAD.size :])
        if version != VERSION or zlib.crc32(scores) != check:
            raise BadBook(f"{path} is damaged or of another version")
        plan = Plan(width, height)
        last = np.frombuffer(scores, dtype=np.int8).astype(np.int64)
        return cls(plan, plies(plan, ply), last)

    def _backed_up(self, keys: Words) -> Words:
        """The scores of one ply from those of the next, which come first in the lists."""
        level = len(self._keys) - len(self._scores) - 1
        movers, others = stones_of(self.plan, keys)
        best = np.full(len(keys), -self.plan.cells, dtype=np.int64)
        for _, legal, wins, after, moved in children(self.plan, movers, others):
            best[wins] = (self.plan.cells + 1 - level) // 2
            go_on = legal & ~wins
            found = np.searchsorted(
                self._keys[level + 1], canonical(self.plan, after[go_on], moved[go_on])
            )
            best[go_on] = np.maximum(best[go_on], -self._scores[0][found])
        return best

    def score(self, position: Stones) -> int | None:
        """The score of a position that is not over, or None if it is beyond the book."""
        mover, other = position
        ply = (mover | other).bit_count()
        if ply > self.ply:
            return None
        key = canonical(self.plan, np.array([mover]), np.array([other]))
        place = int(np.searchsorted(self._keys[ply], key)[0])
        if place == len(self._keys[ply]) or self._keys[ply][place] != key[0]:
            return None
        return int(self._scores[ply][place])
