"""The rules of a game that are plain Python, for whole batches, one game after the other.

What lies between an action and a ply is chance: where a thrown token lands.
"""

from typing import Any

import numpy as np

from quatuor.game import Game
from quatuor.lab.kernels import forget, pay, remembered
from quatuor.lab.lots import LANDING, SAMPLING, STARTING, drawn, lot, one_of
from quatuor.lab.planes import Planes
from quatuor.lab.state import Integers
from quatuor.lab.step import Step
from quatuor.lab.tables import Arrays, Lots
from quatuor.lab.views import MASK, OBSERVATION, PACKED_MASK, SAMPLE, TRUTHS, Views

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
            new.done[i] = False
            self._keep(self._first(Lots(seed, 0), i), new, i, 0)
        return -1

    def step(self, given: Step, views: Views, wanted: int, low: int, high: int) -> int:
        """Play one action in each of these rows, and show what is wanted of what comes of it."""
        old, new, actions, rows, lots, column, reset = given
        landing = lot(lots, LANDING)
        for i in range(low, high):
            s, since, ended = self.state(old.words, i), int(old.since[i]), 0
            if not rows[i]:
                forget(self._rules, s, new.keys, i, column)
            elif not self._rules.over(s):
                action = int(actions[i])
                if action not in self._part.legal_actions(s):
                    return i
                share = drawn(landing, i) / WHOLE
                s = self._rules.play(s, self._part.ply_of(s, action, share, self._hand))
                s = remembered(self._rules, s, new.keys, i, since, column)
                ended = self._rules.over(s)
            pay(ended, new.reward, i)
            if reset and rows[i] and self._rules.over(s):
                s, since = self._first(lots, i), column
            new.done[i] = ended != 0 or self._rules.over(s) != 0
            self._keep(s, new, i, since)
        return self.show(new.words, views, wanted, lots, low, high)

    def show(
        self, rows: Integers, views: Views, wanted: int, lots: Lots, low: int, high: int
    ) -> int:
        """Show what is wanted of these rows."""
        sampling = lot(lots, SAMPLING)
        for i in range(low, high):
            s = self.state(rows, i)
            legal = self._part.legal_actions(s)
            if wanted & (MASK | PACKED_MASK):
                self._mask(legal, views, wanted, i)
            if wanted & SAMPLE:
                views.sample[i] = legal[one_of(len(legal), sampling, i)] if legal else 0
            if wanted & OBSERVATION:
                self._observe(s, views.observation, i)
            if wanted & TRUTHS:
                self._observe(s, views.truths, i)
        return -1

    def _mask(self, legal: tuple[int, ...], views: Views, wanted: int, i: int) -> None:
        """Which actions are legal."""
        dense = np.zeros(len(self.tokens), dtype=np.uint8)
        dense[list(legal)] = 1
        packed = np.packbits(dense, bitorder="little")
        for bit, out, row in ((MASK, views.mask, dense), (PACKED_MASK, views.packed_mask, packed)):
            if wanted & bit:
                out[i * len(row) : (i + 1) * len(row)] = row

    def _observe(self, s: Any, planes_of_all: Any, i: int) -> None:
        """The planes that the player to move sees."""
        seen = self._planes.seen
        boards, counts = self._planes.numbers
        sets = np.array(self._part.boards(s))[boards][:, list(self._planes.cells.bits)]
        numbers = (np.array(self._part.counts(s)) * seen.scales)[counts]
        planes = len(sets) + len(numbers)
        out = planes_of_all.reshape(-1, planes, seen.cells)[i]
        out[: len(sets)] = sets * self._planes.board_scales[:, None]
        out[len(sets) :] = np.minimum(numbers, 1.0)[:, None]

    def state(self, rows: Integers, row: int) -> Any:
        """The state of the rules in a row."""
        return self._part.state_of(rows[row].tolist())

    def _first(self, lots: Lots, row: int) -> Any:
        return self._states[one_of(len(self._states), lot(lots, STARTING), row)]

    def _keep(self, s: Any, new: Arrays, row: int, since: int) -> None:
        new.words[row] = self._part.words_of(s)
        new.mover[row] = 0 if self._rules.over(s) else self._rules.mover(s)
        new.since[row] = since
