"""The solver as the rest of the program sees it: exact scores of classic positions.

Scores follow Pons: the winner's stones left, counting the one that wins, for the side to move:
with 42 cells (43 - stones) // 2 when the next stone wins, negative when the other side wins, 0
for a draw.
"""

from threading import Thread
from typing import Final

import numpy as np

from quatuor.engines.limit import Stop
from quatuor.engines.memory import load
from quatuor.engines.solver.book import Book
from quatuor.engines.solver.desk import (
    BOARD,
    BYTES,
    GENERATION,
    HALT,
    HISTORY,
    LIMIT,
    LINES,
    NODES,
    REST_BITS,
    STATE_BYTES,
    STOP,
    STOPPED,
    TABLE,
)
from quatuor.engines.solver.drive import exact
from quatuor.engines.solver.history import lines_through
from quatuor.engines.solver.lines import holds_four
from quatuor.engines.solver.memory import Words, huge_words
from quatuor.engines.solver.plan import Plan
from quatuor.engines.solver.position import Stones, legal_columns, place, read
from quatuor.engines.solver.share import NOTICES
from quatuor.engines.solver.table import BUCKET_BYTES, TAG_BITS
from quatuor.kernel import compiled

NO_LIMIT: Final = 1 << 62
MEGABYTES: Final = 4
"""The usual table. It stays in a core's cache, which is worth more than what a table of main
memory would remember: the empty board takes 3 % more nodes and two thirds of the time."""


class Stopped(RuntimeError):
    """The search was told to stop before it knew the score."""


def bits_of_bucket(plan: Plan, megabytes: int | None) -> int:
    """How many bits of a scattered key name the bucket in a table of that size."""
    least = BUCKET_BYTES << max(0, plan.key_bits - TAG_BITS) >> 20
    size = max(MEGABYTES, least) if megabytes is None else megabytes
    if size < least:
        raise ValueError(f"this board needs a table of at least {least} megabytes")
    return min((size << 20) // BUCKET_BYTES, 1 << plan.key_bits).bit_length() - 1


@compiled
def exact_many(plan: Plan, desk: int, movers: Words, others: Words, scores: Words) -> None:
    """Solve positions one after another, until told to stop."""
    for number in range(len(movers)):
        scores[number] = exact(plan, desk, int(movers[number]), int(others[number]))
        if load(desk + STOPPED) != 0:
            break


class Solver:
    """Exact scores on one board. Keeps its table, so that related questions help each other.

    `stop` is an array of one word, shared with whoever may want to interrupt: any value but 0
    ends the search within milliseconds, and `Stopped` is raised. A `book` of the same board answers
    where it can.
    """

    def __init__(
        self,
        width: int = 7,
        height: int = 6,
        megabytes: int | None = None,
        threads: int = 1,
        plan: Plan | None = None,
        book: Book | None = None,
    ) -> None:
        self.plan = plan or Plan(width, height)
        self.book = book
        self.stop: Words = np.zeros(1, dtype=np.int64)
        self._bits = bits_of_bucket(self.plan, megabytes)
        self._rest_bits = self.plan.key_bits - self._bits
        self._table = huge_words(BUCKET_BYTES // 8 << self._bits)
        self._lines = lines_through(self.plan)
        self._board: Words = np.zeros(NOTICES, dtype=np.int64)
        self._desks = [self._new_desk(threads > 1) for _ in range(threads)]
        self._addresses = [int(words.ctypes.data) for words in self._desks]
        self._asked: list[Words] = [np.zeros(1, dtype=np.int64) for _ in ("mover", "other")]
        self._told: list[Words] = [np.zeros(1, dtype=np.int64) for _ in self._desks]

    def _new_desk(self, shared: bool) -> Words:
        words = np.zeros(BYTES // 8, dtype=np.int64)
        words[STOP // 8] = self.stop.ctypes.data
        words[TABLE // 8] = self._table.ctypes.data
        words[REST_BITS // 8] = self._rest_bits
        words[LIMIT // 8] = NO_LIMIT
        words[BOARD // 8] = self._board.ctypes.data if shared else 0
        words[HISTORY // 8 : LINES // 8] = self._lines
        words[LINES // 8 : STATE_BYTES // 8] = self._lines
        return words

    def obey(self, stop: Stop) -> None:
        """From now on, end the search when this flag is set."""
        self._obeyed = stop
        for words in self._desks:
            words[STOP // 8] = stop.address

    def limit(self, nodes: int | None) -> None:
        """From now on, end the search after so many more positions (in steps of a thousand)."""
        for words in self._desks:
            words[LIMIT // 8] = NO_LIMIT if nodes is None else words[NODES // 8] + nodes

    @property
    def nodes(self) -> int:
        """Positions searched so far, by all threads."""
        return int(sum(words[NODES // 8] for words in self._desks))

    def forget(self) -> None:
        """Start from an empty table: a new generation, or zeros when generations have run out."""
        generation = int(self._desks[0][GENERATION // 8]) + (1 << self._rest_bits)
        if generation >= 1 << TAG_BITS:
            generation = 0
            self._table[:] = 0
        for words in self._desks:
            words[GENERATION // 8] = generation
            words[HISTORY // 8 : LINES // 8] = self._lines

    def score(self, position: str | Stones) -> int:
        """The score for the side to move, of column digits or of (mover's, other's) stones."""
        mover, other = read(self.plan, position)
        known = self.book.score((mover, other)) if self.book else None
        if known is not None:
            return known
        movers, others = self._asked
        movers[0], others[0] = mover, other
        return int(self._solve(movers, others, self._told)[0])

    def scores(self, position: str | Stones) -> list[int | None]:
        """The score of playing each column, for the side to move; None where it is full."""
        mover, other = read(self.plan, position)
        answers: list[int | None] = [None] * self.plan.width
        for column in legal_columns(self.plan, mover | other):
            answers[column] = self._after(mover, other, column)
        return answers

    def _after(self, mover: int, other: int, column: int) -> int:
        """The score for the mover of playing one column."""
        moved = place(self.plan, mover, other, column)
        if holds_four(self.plan, moved):
            return (self.plan.cells + 1 - (mover | other).bit_count()) // 2
        return 0 if moved | other == self.plan.board else -self.score((other, moved))

    def solve_many(self, movers: Words, others: Words) -> Words:
        """The scores of many positions that are not over, given as bitboards."""
        movers, others = movers.astype(np.int64), others.astype(np.int64)
        return self._solve(movers, others, [np.zeros_like(movers) for _ in self._desks])

    def _solve(self, movers: Words, others: Words, results: list[Words]) -> Words:
        """Let every thread write down its scores, and take those of one that came to the end."""
        for words in self._desks:
            words[STOPPED // 8] = words[HALT // 8] = 0
        helpers = [
            Thread(target=self._run, args=(number, movers, others, results[number]))
            for number in range(1, len(self._desks))
        ]
        for helper in helpers:
            helper.start()
        self._run(0, movers, others, results[0])
        for helper in helpers:
            helper.join()
        for words, scores in zip(self._desks, results, strict=True):
            if not words[STOPPED // 8]:
                return scores
        raise Stopped("the search was stopped")

    def _run(self, number: int, movers: Words, others: Words, scores: Words) -> None:
        """Solve with one thread; when it is through, the others need not go on."""
        words = self._desks[number]
        exact_many(self.plan, self._addresses[number], movers, others, scores)
        if not words[STOPPED // 8]:
            for other in self._desks:
                if other is not words:
                    other[HALT // 8] = 1
