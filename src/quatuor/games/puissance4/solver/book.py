"""The opening book: exact scores of every position of the first plies, in one byte each.

The file holds the scores of all positions of one ply that are not won, in the order of their keys
(see `book_positions`), and no keys: they are enumerated again at the first lookup. Scores of
earlier plies follow from those, a position's being the best of its moves. A book may be unfinished:
some scores are UNKNOWN then, and so are those that would follow from them.

    bytes 0-7    "QUATUOR4"      bytes 8-10   columns, rows, ply      byte 11   version
    bytes 12-15  CRC of the scores                                    then      scores, compressed
"""

import struct
import zlib
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Final, Self

from quatuor.compiler import array, zeros
from quatuor.compiler.arrays import INT8
from quatuor.games.puissance4.solver.book_positions import Words, back_up, canonical, plies
from quatuor.games.puissance4.solver.plan import Plan
from quatuor.games.puissance4.solver.position import Stones

MAGIC: Final = b"QUATUOR4"
VERSION: Final = 1
HEAD: Final = struct.Struct("<8sBBBBI")
UNKNOWN: Final = 127
SHIPPED: Final = "opening.book"
"""The book that comes with the program, beside this file."""


class BadBook(ValueError):
    """The file is not a book, or damaged."""


def write_book(path: Path, plan: Plan, ply: int, scores: Iterable[int]) -> None:
    """Write the scores of a whole ply, in the order of its keys."""
    data = array(scores, INT8).memory.tobytes()
    head = HEAD.pack(MAGIC, plan.width, plan.height, ply, VERSION, zlib.crc32(data))
    path.write_bytes(head + zlib.compress(data, 9))


class Book:
    """Scores of every position up to a ply, by key. Opening it is quick; the first lookup is not.

    >>> book = Book(Plan(4, 4), 1, array([-1, 0]))
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
        return cls(Plan(width, height), ply, array(struct.unpack(f"{len(scores)}b", scores)))

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
        keys = self._keys
        scores = zeros(len(keys[level]))
        back_up(self.plan, keys[level], keys[level + 1], following, UNKNOWN, scores)
        return scores

    def score(self, position: Stones) -> int | None:
        """The score of a position that is not over, or None if the book does not have it."""
        mover, other = position
        ply = (mover | other).bit_count()
        if ply > self.ply:
            return None
        key = canonical(self.plan, mover, other)
        place = bisect_left(self._keys[ply], key)
        if place == len(self._keys[ply]) or self._keys[ply][place] != key:
            return None
        score = int(self._scores[ply][place])
        return None if score == UNKNOWN else score

    def at_least(self, position: Stones) -> int | None:
        """What a position one ply beyond the book is worth at least to the side to move.

        The other side came there by some move from a position of the book, and may have had better
        ones: no position is worth less than what each of those it can come from was not worth.
        """
        mover, other = position
        if (mover | other).bit_count() != self.ply + 1:
            return None
        known = [self.score((other ^ disc, mover)) for disc in self._last_discs(mover, other)]
        return max((-score for score in known if score is not None), default=None)

    def _last_discs(self, mover: int, other: int) -> Iterator[int]:
        """The discs of the other side that lie on top of a column."""
        tops = ((mover | other) + self.plan.bottom) >> 1 & other
        while tops:
            yield tops & -tops
            tops &= tops - 1


@cache
def shipped_book(name: str = SHIPPED) -> Book | None:
    """The book that comes with the program; None where it comes without."""
    file = files("quatuor.games.puissance4.solver").joinpath(name)
    return Book.read(file.read_bytes(), name) if file.is_file() else None
