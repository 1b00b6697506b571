"""Exact values of whole batches, wherever they are known."""

from concurrent.futures import Executor, ThreadPoolExecutor
from functools import cache, cached_property
from typing import Any

import numpy as np

from quatuor.errors import BadRequest
from quatuor.game import Game, Position
from quatuor.lab import endings
from quatuor.lab.environment import STRONGEST, Environment, make
from quatuor.lab.state import Floats, Integers, Truths
from quatuor.lab.threads import available
from quatuor.search.combine import combine
from quatuor.search.limit import Limit
from quatuor.search.registry import require_search
from quatuor.study import Analysis, analyze

DEFAULT = Limit(nodes=20_000)
PLIES_PER_NODE = 20
"""How many plies of an ending are tried in batches in the time of one node of a search."""
PIECE = 256
"""Positions that another process solves at a time."""
ROUNDS, STEPS = 64, 300
"""How many games are played for how long to see which words of a state never change."""


class Oracle:
    """Solves positions of one game with its options; see `oracle`."""

    def __init__(self, env: Environment, limit: Limit, threads: int) -> None:
        require_search(env.game)
        self.game = env.game
        """The rules with all their options."""
        self._env, self._limit, self._threads = env, limit, threads
        self._actions = {token: action for action, token in enumerate(env.tokens)}

    def solve(self, words: Any, pool: Executor | None = None) -> tuple[Floats, Truths]:
        """For each row of words: the value for the player to move, and the best actions.

        The value is 1 for a win, 0 for a draw, -1 for a loss, and NaN where nothing is proved
        within the limit or the round is over. Among more than two it is what the player can force
        against all others. The best actions are those of which it is proved that they keep the
        value; there are none where it is NaN. The past of a round is not in its words: positions
        that came before are not counted as repetitions.

        A `pool`, such as `dask.distributed.Client(address).get_executor()`, shares the work instead
        of the threads of this process; its processes need this package.
        """
        rows = self._checked(words)
        found, where = np.unique(rows, axis=0, return_inverse=True)
        places = where.reshape(-1)
        if pool:
            values, best = self._shared(found, pool)
            return values[places], best[places]
        values = np.full(len(found), np.nan, dtype=np.float32)
        best = np.zeros((len(found), self._env.num_actions), dtype=np.bool_)

        for row, analysis in enumerate(self._analyses(found)):
            if analysis is None:
                continue
            values[row] = analysis.value.at_least
            for token, worth in analysis.values.items():
                best[row, self._actions[token]] = worth.proved and worth.at_least == values[row]
        return values[places], best[places]

    def _shared(self, rows: Integers, pool: Executor) -> tuple[Floats, Truths]:
        """Solve different positions in pieces, wherever the pool has them solved."""
        pieces = [rows[first : first + PIECE] for first in range(0, max(1, len(rows)), PIECE)]
        asked = [(self.game, self._limit, piece) for piece in pieces]
        values, best = zip(*pool.map(solved, asked), strict=True)
        return np.concatenate(values), np.concatenate(best)

    def judge(self, words: Any, actions: Any) -> tuple[Floats, Floats]:
        """For each row of words and the action played there: the value before, and the regret.

        The regret is how much of the value the action gives away: 0 if it is a best one, 1 from a
        win to a draw or from a draw to a loss, 2 from a win to a loss. Both are NaN where the value
        of the position or that of the action is not proved within the limit.
        """
        rows, taken = self._checked(words), np.asarray(actions)
        if taken.shape != (len(rows),) or taken.dtype.kind not in "iu":
            told = f"actions are whole numbers of shape ({len(rows)},)"
            raise BadRequest(f"{told}, not {taken.dtype} {taken.shape}")
        values = np.full(len(rows), np.nan, dtype=np.float32)
        regrets = values.copy()
        found, where = np.unique(rows, axis=0, return_inverse=True)
        analyses = self._analyses(found)
        for row, place in enumerate(where.reshape(-1).tolist()):
            analysis = analyses[place]
            worth = analysis and analysis.values.get(self._env.tokens[int(taken[row])])
            if analysis and worth and worth.proved:
                values[row] = analysis.value.at_least
                regrets[row] = values[row] - worth.at_least
        return values, regrets

    def _analyses(self, rows: Integers) -> list[Analysis | None]:
        """What is proved of each row; None where that is nothing."""
        with ThreadPoolExecutor(self._threads) as pool:
            return list(pool.map(lambda row: self._analysis(rows, row), range(len(rows))))

    def _analysis(self, rows: Integers, row: int) -> Analysis | None:
        position = self._env.position_of(self._env.rules.state(rows, row))
        if position.outcome:
            return None
        ending = self._ending(position, rows[row])
        if ending and all(value.proved for value in ending.values.values()):
            return ending
        analysis = analyze(position, self._limit)
        analysis = combine(ending, analysis) if ending else analysis
        return analysis if analysis.value.proved else None

    def _ending(self, position: Position, words: Integers) -> Analysis | None:
        """What is proved of an ending among more than two, where engines prove little."""
        if not self._limit.nodes or not endings.apply_to(self.game):
            return None
        return endings.analysis(position, words, PLIES_PER_NODE * self._limit.nodes)

    def _checked(self, words: Any) -> Integers:
        rows = np.asarray(words)
        width = self._env.num_words
        if rows.ndim != 2 or rows.shape[1] != width or rows.dtype != np.int64:
            raise BadRequest(f"words are int64 (n, {width}), not {rows.dtype} {rows.shape}")
        wrong = (rows[:, self._fixed] != self._first[self._fixed]).any(axis=1)
        if wrong.any():
            row = int(np.flatnonzero(wrong)[0])
            raise BadRequest(f"the words of row {row} are no state of {self._env.game!r}")
        return rows

    @cached_property
    def _first(self) -> Integers:
        first: Integers = self._env.reset().words[0]
        return first

    @cached_property
    def _fixed(self) -> Truths:
        """The words of a state that no ply changes: options, and what they rule out."""
        s = self._env.reset()
        fixed: Truths = (s.words == self._first).all(axis=0)
        for number in range(STEPS):
            s = self._env.step(s, self._env.sample(s), auto_reset=number % 2 == 1)
            fixed &= (s.words == self._first).all(axis=0)
        return fixed


def oracle(
    game: str, /, *, limit: Limit = DEFAULT, threads: int | None = None, **options: Any
) -> Oracle:
    """What solves whole batches of positions of a game with its options.

    A limit is what may be spent on one position: 20,000 nodes of a search unless told, so that
    it does not depend on the machine what is known. Positions are shared among `threads`, all
    processors unless told.
    """
    env = make(game, batch=ROUNDS, threads=threads, **options)
    return Oracle(env, limit, available() if threads is None else threads)


def oracle_of(game: Game, limit: Limit = DEFAULT) -> Oracle:
    """The same for a game that is there already."""
    return Oracle(Environment(game, ROUNDS, 0, None, STRONGEST), limit, available())


def solved(asked: tuple[Game, Limit, Integers]) -> tuple[Floats, Truths]:
    """Positions solved on a single thread, as a process that shares work with others does."""
    game, limit, rows = asked
    return own_oracle(game, limit).solve(rows)


@cache
def own_oracle(game: Game, limit: Limit) -> Oracle:
    """An oracle on a single thread, whose searches come in the same order every time."""
    return Oracle(Environment(game, ROUNDS, 0, 1, STRONGEST), limit, 1)
