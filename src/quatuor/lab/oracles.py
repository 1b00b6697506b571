"""Exact values of whole batches, wherever they are known."""

from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any

import numpy as np

from quatuor.errors import BadRequest
from quatuor.lab.environment import Environment, make
from quatuor.lab.state import Floats, Integers, Truths
from quatuor.lab.threads import available
from quatuor.search.limit import Limit
from quatuor.search.registry import require_search
from quatuor.study import analyze

DEFAULT = Limit(nodes=20_000)
ROUNDS, STEPS = 64, 300
"""How many games are played for how long to see which words of a state never change."""


class Oracle:
    """Solves positions of one game with its options; see `oracle`."""

    def __init__(self, env: Environment, limit: Limit, threads: int) -> None:
        require_search(env.game)
        self._env, self._limit, self._threads = env, limit, threads
        self._actions = {token: action for action, token in enumerate(env.tokens)}

    def solve(self, words: Any) -> tuple[Floats, Truths]:
        """For each row of words: the value for the player to move, and the best actions.

        The value is 1 for a win, 0 for a draw, -1 for a loss, and NaN where nothing is proved
        within the limit or the round is over. Among more than two it is what the player can force
        against all others. The best actions are those of which it is proved that they keep the
        value; there are none where it is NaN. The past of a round is not in its words: positions
        that came before are not counted as repetitions.
        """
        rows = self._checked(words)
        found, where = np.unique(rows, axis=0, return_inverse=True)
        values = np.full(len(found), np.nan, dtype=np.float32)
        best = np.zeros((len(found), self._env.num_actions), dtype=np.bool_)

        def work(row: int) -> None:
            values[row] = self._solve(self._env.rules.state(found, row), best[row])

        with ThreadPoolExecutor(self._threads) as pool:
            list(pool.map(work, range(len(found))))
        return values[where.reshape(-1)], best[where.reshape(-1)]

    def _solve(self, state: Any, best: Truths) -> float:
        position = self._env.position_of(state)
        if position.outcome:
            return float("nan")
        analysis = analyze(position, self._limit)
        if not analysis.value.proved:
            return float("nan")
        value = analysis.value.at_least
        for token, worth in analysis.values.items():
            best[self._actions[token]] = worth.proved and worth.at_least == value
        return float(value)

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

    A limit is what may be spent on one position: 20,000 nodes of a search unless told, which give
    the same answers on every machine. Positions are shared among `threads`, all processors unless
    told.
    """
    env = make(game, batch=ROUNDS, threads=threads, **options)
    return Oracle(env, limit, available() if threads is None else threads)
