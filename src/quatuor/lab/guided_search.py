"""Monte-Carlo tree search guided by what an agent has learnt, for a whole batch at a time.

Each game has a tree of its own. A simulation goes down every tree by PUCT (the action with the best
mean so far, plus what its prior and few visits promise), plays one action at each leaf in a single
step of the batch, and asks for all new positions at once what they are worth: that is one call of a
network, whatever the number of games.

    total/visits + exploration · prior · √(visits of the node) / (1 + visits)

Trees are tables: a row for each game, a column for each node, node 0 the position asked about.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from quatuor.errors import BadRequest
from quatuor.lab.path import Path
from quatuor.lab.state import Floats, Integers, State
from quatuor.lab.tables import Arrays

Evaluate = Callable[[State], tuple[Floats, Floats]]
"""For each game of a state: priors of all actions, and the value for the player to move."""
NOWHERE = -1


def guided_search(
    s: State,
    evaluate: Evaluate,
    simulations: int = 64,
    *,
    exploration: float = 1.5,
    noise: float = 0.0,
    seed: int = 0,
) -> Integers:
    """How often each action was tried from each game: [B, A], for games of two players.

    `evaluate` gives priors (legal actions are weighed among each other) and values from -1 to 1.
    With `noise`, priors at the root are mixed with so much chance, as agents that learn from
    their own games want it. The past of a round is not searched: repetitions count from here on.
    """
    if s.environment.players != 2:
        raise BadRequest(f"guided search is for two players, not for {s.environment.game!r}")
    trees = _Trees(s, evaluate, simulations, exploration)
    if noise:
        trees.stir(noise, seed)
    for number in range(1, simulations + 1):
        trees.simulate(number)
    return trees.visits[:, 0]


class _Trees:
    """The tree of every game."""

    def __init__(self, s: State, evaluate: Evaluate, simulations: int, exploration: float) -> None:
        self._env, self._evaluate, self._exploration = s.environment, evaluate, exploration
        games, nodes, actions = len(s), simulations + 1, s.environment.num_actions
        self._all = np.arange(games)
        self._words = np.zeros((games, nodes, s.words.shape[1]), dtype=np.int64)
        self._mover = np.zeros((games, nodes), dtype=np.int64)
        self._mask = np.zeros((games, nodes, actions), dtype=np.bool_)
        self._priors = np.zeros((games, nodes, actions), dtype=np.float32)
        self._child = np.full((games, nodes, actions), NOWHERE, dtype=np.int64)
        self._end = np.zeros((games, nodes), dtype=np.float32)
        self.visits = np.zeros((games, nodes, actions), dtype=np.int64)
        self._total = np.zeros((games, nodes, actions), dtype=np.float32)
        self._keep(s, np.zeros(games, dtype=np.int64), self._all)

    def stir(self, noise: float, seed: int) -> None:
        """Mix chance into the priors at the root."""
        rng = np.random.default_rng(seed)
        lots = rng.gamma(1.0, size=self._priors[:, 0].shape) * self._mask[:, 0]
        lots /= np.maximum(lots.sum(axis=1, keepdims=True), 1e-9)
        self._priors[:, 0] = (1 - noise) * self._priors[:, 0] + noise * lots

    def simulate(self, number: int) -> None:
        """One more visit of every tree; new positions become the node of this number."""
        path, node, action = self._descend()
        going_on = self._mover[self._all, node] > 0
        worth = self._end[self._all, node].copy()  # for player 1, where the round is over
        if going_on.any():
            worth = np.where(going_on, self._expand(number, node, action, going_on), worth)
        for rows, nodes, actions in path:
            sign = np.where(self._mover[rows, nodes] == 1, 1.0, -1.0)
            self.visits[rows, nodes, actions] += 1
            self._total[rows, nodes, actions] += sign * worth[rows]

    def _descend(self) -> tuple[list[tuple[Integers, Integers, Integers]], Integers, Integers]:
        """Where each game leaves what is known: the way there, its last node, and the action."""
        node, action = np.zeros(len(self._all), dtype=np.int64), np.zeros_like(self._all)
        path, rows = [], np.flatnonzero(self._mover[:, 0] > 0)
        while len(rows):
            at = node[rows]
            action[rows] = self._chosen(rows, at)
            path.append((rows, at, action[rows]))
            below = self._child[rows, at, action[rows]]
            rows, below = rows[below != NOWHERE], below[below != NOWHERE]
            node[rows] = below
            rows = rows[self._mover[rows, below] > 0]
        return path, node, action

    def _chosen(self, rows: Integers, at: Integers) -> Integers:
        """The action that promises most in these nodes."""
        visits = self.visits[rows, at]
        spread = np.sqrt(visits.sum(axis=1, keepdims=True) + 1.0) / (1.0 + visits)
        mean = self._total[rows, at] / np.maximum(visits, 1)
        promise = mean + self._exploration * self._priors[rows, at] * spread
        found: Integers = np.where(self._mask[rows, at], promise, -np.inf).argmax(axis=1)
        return found

    def _expand(self, number: int, node: Integers, action: Integers, rows: Any) -> Any:
        """Play at the leaves, keep what comes of it, and say what it is worth to player 1."""
        before = self._state(self._words[self._all, node], self._mover[self._all, node])
        after = self._env.step(before, action, auto_reset=False, rows=rows)
        chosen = np.flatnonzero(rows)
        self._child[chosen, node[chosen], action[chosen]] = number
        return self._keep(after, np.full(len(self._all), number), chosen)

    def _keep(self, s: State, at: Integers, rows: Integers) -> Any:
        """Keep positions as nodes of some rows; what each is worth to player 1."""
        priors, values = self._evaluate(s)
        there = at[rows]
        self._words[rows, there], self._mover[rows, there] = s.words[rows], s.mover[rows]
        mask = s.mask
        priors = np.where(mask, priors, 0.0) + 1e-6 * mask
        priors /= np.maximum(priors.sum(axis=1, keepdims=True), 1e-9)
        self._mask[rows, there], self._priors[rows, there] = mask[rows], priors[rows]
        self._end[rows, there] = s.reward[rows, 0]
        seen = np.where(s.mover == 1, values, -np.asarray(values))
        return np.where(s.mover > 0, seen, s.reward[:, 0])

    def _state(self, words: Integers, mover: Integers) -> State:
        """Positions as a state of this environment, without their past."""
        path = Path.empty(len(words), self._env.repeats)
        since = np.zeros(len(words), dtype=np.int64)
        done, reward = mover == 0, np.zeros((len(words), 2), dtype=np.float32)
        arrays = Arrays(words, mover, done, reward, since, path.keys)
        return State(self._env, arrays, path, 0, 0, 0)
