"""The solver as the rest of the program sees it: exact scores of classic positions.

Scores follow Pons: the winner's stones left, counting the one that wins, for the side to move:
with 42 cells (43 - stones) // 2 when the next stone wins, negative when the other side wins, 0
for a draw.
"""

from collections.abc import Iterable, Iterator
from threading import Thread
from typing import Final

from quatuor.compiler import Array, array, compiled, zeros
from quatuor.compiler.memory import address_of, load, store
from quatuor.games.puissance4.solver.book import Book
from quatuor.games.puissance4.solver.exact_score import exact
from quatuor.games.puissance4.solver.history import initial_history
from quatuor.games.puissance4.solver.lines import holds_four
from quatuor.games.puissance4.solver.plan import Plan
from quatuor.games.puissance4.solver.position import Stones, is_over, legal_columns, place, read
from quatuor.games.puissance4.solver.thread_sharing import BUSY_SLOTS
from quatuor.games.puissance4.solver.transposition_table import BUCKET_BYTES, TAG_BITS
from quatuor.games.puissance4.solver.workspace import (
    BUSY,
    BYTES,
    GENERATION,
    HALT,
    HISTORY,
    INITIAL_HISTORY,
    LIMIT,
    NODES,
    REST_BITS,
    STATE_BYTES,
    STOP,
    STOPPED,
    TABLE,
)
from quatuor.search.limit import Stop

Words = Array[int]

NO_LIMIT: Final = 1 << 62
MEGABYTES: Final = 4
"""The usual table. It stays in a core's cache, which is worth more than what a table of main
memory would remember: the empty board takes 3 % more nodes and two thirds of the time."""


class Stopped(RuntimeError):
    """The search was stopped before it knew the score."""


def bits_of_bucket(plan: Plan, megabytes: int | None) -> int:
    """How many bits of a hashed key name the bucket in a table of that size."""
    least = BUCKET_BYTES << max(0, plan.key_bits - TAG_BITS) >> 20
    size = max(MEGABYTES, least) if megabytes is None else megabytes
    if size < least:
        raise ValueError(f"this board needs a table of at least {least} megabytes")
    return min((size << 20) // BUCKET_BYTES, 1 << plan.key_bits).bit_length() - 1


@compiled
def exact_many(
    plan: Plan,
    memory: Words,
    table: Words,
    stop: Words,
    busy: Words,
    movers: Words,
    others: Words,
    bounds: Words,
    scores: Words,
) -> None:
    """Solve positions one after another, until stopped; `bounds` are those of `exact`."""
    workspace = address_of(memory)
    store(workspace + TABLE, address_of(table))
    store(workspace + STOP, address_of(stop))
    store(workspace + BUSY, address_of(busy) if len(busy) != 0 else 0)
    least, most = int(bounds[0]), int(bounds[1])
    for number in range(len(movers)):
        me, opp = int(movers[number]), int(others[number])
        scores[number] = exact(plan, workspace, me, opp, least, most)
        if load(workspace + STOPPED) != 0:
            break


class Solver:
    """Exact scores on one board. Keeps its table, so that related positions help each other.

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
        self.stop: Words = zeros(1)
        self._bits = bits_of_bucket(self.plan, megabytes)
        self._rest_bits = self.plan.key_bits - self._bits
        self._table = zeros(BUCKET_BYTES // 8 << self._bits)
        self._initial_history = initial_history(self.plan)
        self._busy: Words = zeros(BUSY_SLOTS if threads > 1 else 0)
        self._workspaces = [self._new_workspace() for _ in range(threads)]
        self._asked: list[Words] = [zeros(1) for _ in ("mover", "other")]
        self._told: list[Words] = [zeros(1) for _ in self._workspaces]
        self._bounds: Words = array([-self.plan.cells, self.plan.cells])

    def _new_workspace(self) -> Words:
        words = zeros(BYTES // 8)
        words[REST_BITS // 8] = self._rest_bits
        words[LIMIT // 8] = NO_LIMIT
        words[HISTORY // 8 : INITIAL_HISTORY // 8] = self._initial_history
        words[INITIAL_HISTORY // 8 : STATE_BYTES // 8] = self._initial_history
        return words

    def stop_on(self, stop: Stop) -> None:
        """From now on, end the search when this flag is set."""
        self.stop = stop.word

    def limit(self, nodes: int | None) -> None:
        """From now on, end the search after so many more positions (in steps of a thousand)."""
        for words in self._workspaces:
            words[LIMIT // 8] = NO_LIMIT if nodes is None else words[NODES // 8] + nodes

    @property
    def nodes(self) -> int:
        """Positions searched so far, by all threads."""
        return int(sum(words[NODES // 8] for words in self._workspaces))

    def clear_table(self) -> None:
        """Start from an empty table: a new generation, or zeros when generations have run out."""
        generation = int(self._workspaces[0][GENERATION // 8]) + (1 << self._rest_bits)
        if generation >= 1 << TAG_BITS:
            generation = 0
            self._table.clear()
        for words in self._workspaces:
            words[GENERATION // 8] = generation
            words[HISTORY // 8 : INITIAL_HISTORY // 8] = self._initial_history

    def score(self, position: str | Stones) -> int:
        """The score for the side to move, of column digits or of (mover's, other's) stones."""
        mover, other = read(self.plan, position)
        known = self.book.score((mover, other)) if self.book else None
        if known is not None:
            return known
        least = self.book.at_least((mover, other)) if self.book else None
        return self._within(mover, other, -self.plan.cells if least is None else least)

    def _within(self, mover: int, other: int, least: int, most: int | None = None) -> int:
        """The score of a position, as far as these bounds need it; see `exact`."""
        movers, others = self._asked
        movers[0], others[0] = mover, other
        bounds = array([least, self.plan.cells if most is None else most])
        return int(self._solve(movers, others, bounds, self._told)[0])

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

    def line(self, position: str | Stones) -> Iterator[int]:
        """The columns that both sides play to the end; of equals the one nearest the middle.

        Only the first score is searched: from then on, a zero window for each column tells whether
        it keeps what the position is worth.
        """
        mover, other = read(self.plan, position)
        score = self.score((mover, other))
        while not is_over(self.plan, mover, other):
            columns = legal_columns(self.plan, mover | other)
            columns.sort(key=lambda column: abs(column - self.plan.width // 2))
            kept = (column for column in columns if self._keeps(mover, other, column, score))
            column = next(kept)
            yield column
            mover, other, score = other, place(self.plan, mover, other, column), -score

    def _keeps(self, mover: int, other: int, column: int, score: int) -> bool:
        """Whether playing a column is worth as much as the position, of which `score` is known."""
        moved = place(self.plan, mover, other, column)
        if is_over(self.plan, other, moved):
            return self._after(mover, other, column) == score
        known = self.book.score((other, moved)) if self.book else None
        if known is None:
            known = self._within(other, moved, -score, 1 - score)
        return known == -score

    def solve_many(self, movers: Iterable[int], others: Iterable[int]) -> Words:
        """The scores of many positions that are not over, given as bitboards."""
        asked, opponents = array(movers), array(others)
        results = [zeros(len(asked)) for _ in self._workspaces]
        return self._solve(asked, opponents, self._bounds, results)

    def _solve(self, movers: Words, others: Words, bounds: Words, results: list[Words]) -> Words:
        """Let every thread write down its scores, and take those of one that came to the end."""
        for words in self._workspaces:
            words[STOPPED // 8] = words[HALT // 8] = 0
        helpers = [
            Thread(target=self._run, args=(number, movers, others, bounds, results[number]))
            for number in range(1, len(self._workspaces))
        ]
        for helper in helpers:
            helper.start()
        self._run(0, movers, others, bounds, results[0])
        for helper in helpers:
            helper.join()
        for words, scores in zip(self._workspaces, results, strict=True):
            if not words[STOPPED // 8]:
                return scores
        raise Stopped("the search was stopped")

    def _run(self, number: int, movers: Words, others: Words, bounds: Words, scores: Words) -> None:
        """Solve with one thread; when it is through, the others need not go on."""
        words = self._workspaces[number]
        memory = words, self._table, self.stop, self._busy
        exact_many(self.plan, *memory, movers, others, bounds, scores)
        if not words[STOPPED // 8]:
            for other in self._workspaces:
                if other is not words:
                    other[HALT // 8] = 1
