"""The opening book: exact scores of every position of the first plies, in one byte each.

The file holds the scores of all positions of one ply that are not won, in the order of their keys
(see `levels`), and no keys: they are enumerated again when the book is first asked. Scores of
earlier plies follow from those, a position's being the best of its moves. A book may be unfinished:
some scores are UNKNOWN then, and so are those that would follow from them.

    bytes 0-7    "QUATUOR4"      bytes 8-10   columns, rows, ply      byte 11   version
    bytes 12-15  CRC of the scores                                    then      scores, compressed
"""

import struct
import zlib
from functools import cache, cached_property
from importlib.resources import files
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
UNKNOWN: Final = 127
SHIPPED: Final = "opening.book"
"""The book that comes with the program, beside this file."""


class BadBook(ValueError):
    """The file is not a book, or damaged."""


def write_book(path: Path, plan: Plan, ply: int, scores: Words) -> None:
    """Write the scores of a whole ply, in the order of its keys."""
    data = scores.astype(np.int8).tobytes()
    head = HEAD.pack(MAGIC, plan.width, plan.height, ply, VERSION, zlib.crc32(data))
    path.write_bytes(head + zlib.compress(data, 9))


class Book:
    """Scores of every position up to a ply, by key. Opening it is quick; the first question is not.

    >>> book = Book(Plan(4, 4), 1, np.array([-1, 0]))
    >>> book.score((0, 0)), book.score((0, 1)), book.score((1, 2))
    (1, -1, None)
    """

    def __init__(self, plan: Plan, ply: int, last: Words) -> None:
        self.plan, self.ply = plan, ply
        self._last = last

    @classmethod
    def open(cls, path: Path) -> Self:
        """Read a book from its file."""
        return cls.read(path.read_bytes(), str(path))

    @classmethod
    def read(cls, data: bytes, name: str) -> Self:
        """Read a book from the contents of its file; `name` is for the error."""
        if len(data) < HEAD.size or data[:8] != MAGIC:
            raise BadBook(f"{name} is not an opening book")
        _, width, height, ply, version, check = HEAD.unpack_from(data)
        scores = zlib.decompress(data[HEAD.size :])
        if version != VERSION or zlib.crc32(scores) != check:
            raise BadBook(f"{name} is damaged or of another version")
        return cls(Plan(width, height), ply, np.frombuffer(scores, dtype=np.int8).astype(np.int64))

    @cached_property
    def _keys(self) -> list[Words]:
        """The keys of every ply."""
        return plies(self.plan, self.ply)

    @cached_property
    def _scores(self) -> list[Words]:
        """The scores of every ply, each worked out from the next."""
        scores = [self._last]
        for level in range(self.ply - 1, -1, -1):
            scores.insert(0, self._backed_up(level, scores[0]))
        return scores

    def _backed_up(self, level: int, following: Words) -> Words:
        """The scores of one ply from those of the following one."""
        movers, others = stones_of(self.plan, self._keys[level])
        best = np.full(len(movers), -self.plan.cells, dtype=np.int64)
        won = np.zeros(len(movers), dtype=np.bool_)
        open_ended = np.zeros(len(movers), dtype=np.bool_)
        for _, legal, wins, after, moved in children(self.plan, movers, others):
            won |= wins
            go_on = legal & ~wins
            found = np.searchsorted(
                self._keys[level + 1], canonical(self.plan, after[go_on], moved[go_on])
            )
            open_ended[go_on] |= following[found] == UNKNOWN
            best[go_on] = np.maximum(best[go_on], -following[found])
        best[open_ended] = UNKNOWN
        best[won] = (self.plan.cells + 1 - level) // 2
        return best

    def score(self, position: Stones) -> int | None:
        """The score of a position that is not over, or None if the book does not have it."""
        mover, other = position
        ply = (mover | other).bit_count()
        if ply > self.ply:
            return None
        key = canonical(self.plan, np.array([mover]), np.array([other]))
        place = int(np.searchsorted(self._keys[ply], key)[0])
        if place == len(self._keys[ply]) or self._keys[ply][place] != key[0]:
            return None
        score = int(self._scores[ply][place])
        return None if score == UNKNOWN else score


@cache
def shipped_book(name: str = SHIPPED) -> Book | None:
    """The book that comes with the program; None where it comes without."""
    file = files("quatuor.engines.solver").joinpath(name)
    return Book.read(file.read_bytes(), name) if file.is_file() else None
