"""The rules of a game that are plain Python, for whole batches, one game after the other.

What lies between an action and a ply is chance: where a thrown token lands.
"""

from typing import Any

import numpy as np

from quatuor.game import Game
from quatuor.lab.kernels import LANDING, SAMPLING, STARTING, Arrays, drawn, forget, pay, remembered
from quatuor.lab.planes import Planes
from quatuor.lab.state import Integers
from quatuor.lab.step import Step

WHOLE = 1 << 62
"""How many different numbers chance draws from."""


class PlainRules:
    """Every method works on the rows `low` to `high`; it says which row was wrong, or -1."""

    def __init__(self, game: Game, states: list[Any], part: Any, planes: Planes, hand: str) -> None:
        self._rules, self._part, self._states = game.rules, part, states
        self._hand, self._planes = hand, planes
        self.tokens: tuple[str, ...] = part.ACTIONS
        self.num_words = len(part.words_of(states[0]))

    def start(self, new: Arrays, seed: int, low: int, high: int) -> int:
        """Begin a round in every game."""
        for i in range(low, high):
            pay(0, new.reward, i)
            new.done[i] = False
            self._keep(self._first(seed, i, 0), new, i, 0)
        return -1

    def step(self, given: Step, low: int, high: int) -> int:
        """Play one action in each of these rows."""
        old, new, actions, rows, seed, number, column, reset = given
        for i in range(low, high):
            s, since, ended = self.state(old.words, i), int(old.since[i]), 0
            if not rows[i]:
                forget(self._rules, s, new.keys, i, column)
            elif not self._rules.over(s):
                action = int(actions[i])
                if action not in self._part.legal_actions(s):
                    return i
                share = drawn(seed, i, number, LANDING) / WHOLE
                s = self._rules.play(s, self._part.ply_of(s, action, share, self._hand))
                s = remembered(self._rules, s, new.keys, i, since, column)
                ended = self._rules.over(s)
            pay(ended, new.reward, i)
            if reset and rows[i] and self._rules.over(s):
                s, since = self._first(seed, i, number), column
            new.done[i] = ended != 0 or self._rules.over(s) != 0
            self._keep(s, new, i, since)
        return -1

    def mask(self, rows: Integers, out: Any, low: int, high: int) -> int:
        """Which actions are legal."""
        out[low:high] = False
        for i in range(low, high):
            out[i, list(self._legal(rows, i))] = True
        return -1

    def packed_mask(self, rows: Integers, out: Any, low: int, high: int) -> int:
        """Which actions are legal, a bit for each."""
        dense = np.zeros((len(rows), len(self.tokens)), dtype=np.bool_)
        self.mask(rows, dense, low, high)
        out[low:high] = np.packbits(dense[low:high], axis=1, bitorder="little")
        return -1

    def sample(self, rows: Integers, seed: int, number: int, out: Any, low: int, high: int) -> int:
        """A legal action for every game; 0 where the round is over."""
        for i in range(low, high):
            legal = self._legal(rows, i)
            at = drawn(seed, i, number, SAMPLING)
            out[i] = legal[at % len(legal)] if legal else 0
        return -1

    def observe(self, rows: Integers, out: Any, low: int, high: int) -> int:
        """The planes that the player to move sees."""
        seen = self._planes.seen
        for i in range(low, high):
            s = self.state(rows, i)
            sets = np.array(self._part.boards(s))[seen.boards][:, seen.bits]
            out[i, : len(sets)] = sets * self._planes.board_scales[:, None]
            numbers = np.array(self._part.counts(s))[seen.counts] * seen.scales
            out[i, len(sets) :] = np.minimum(numbers, 1.0)[:, None]
        return -1

    def state(self, rows: Integers, row: int) -> Any:
        """The state of the rules in a row."""
        return self._part.state_of(rows[row].tolist())

    def _legal(self, rows: Integers, row: int) -> tuple[int, ...]:
        legal: tuple[int, ...] = self._part.legal_actions(self.state(rows, row))
        return legal

    def _first(self, seed: int, row: int, number: int) -> Any:
        return self._states[drawn(seed, row, number, STARTING) % len(self._states)]

    def _keep(self, s: Any, new: Arrays, row: int, since: int) -> None:
        new.words[row] = self._part.words_of(s)
        new.mover[row] = 0 if self._rules.over(s) else self._rules.mover(s)
        new.since[row] = since
