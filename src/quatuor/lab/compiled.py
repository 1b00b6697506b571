"""The rules of a game that are kernels, for whole batches."""

from typing import Any

import numpy as np

import quatuor.compiler.native.rows as native_rows
from quatuor.compiler import backend
from quatuor.compiler.rows import state_at
from quatuor.compiler.words import words
from quatuor.game import Game
from quatuor.lab import kernels
from quatuor.lab.kernels import NO_KEY, STARTING, Arrays, drawn, remembered
from quatuor.lab.planes import Planes
from quatuor.lab.state import Integers
from quatuor.lab.step import Step
from quatuor.search.specialise import rules_for

__all__ = ["CompiledRules", "native_rows"]


def run(entry: Any, *arguments: Any) -> int:
    """Call an entry; once it is native code without further ado, as all its arrays are NumPy's."""
    if entry.native is None or backend.current is backend.plainly:
        return int(entry(*arguments))
    return int(entry.native(*arguments))


class CompiledRules:
    """Every method works on the rows `low` to `high`; it says which row was wrong, or -1."""

    def __init__(self, game: Game, states: list[Any], part: Any, planes: Planes) -> None:
        self._like = states[0]
        self._marker = rules_for(game.name, states[0])
        self._starts = np.array([words(state) for state in states], dtype=np.int64)
        self._movers = np.array([game.rules.mover(state) for state in states], dtype=np.int64)
        self._keys = np.full((len(states), 1), NO_KEY, dtype=np.int64)
        for number, state in enumerate(states):
            remembered(game.rules, state, self._keys, number, 0, 0)
        self.plies: Integers = np.array(part.plies(game.options), dtype=np.int64)
        self._actions: Integers = np.full(len(game.rules.TOKENS), -1, dtype=np.int64)
        self._actions[self.plies] = np.arange(len(self.plies))
        self.tokens = tuple(game.rules.TOKENS[ply] for ply in self.plies.tolist())
        self.num_words = self._starts.shape[1]
        self._seen = planes.seen

    def start(self, new: Arrays, seed: int, low: int, high: int) -> int:
        """Begin a round in every game."""
        at: Any = 0
        if len(self._starts) > 1:
            lots = [drawn(seed, row, 0, STARTING) for row in range(low, high)]
            at = np.array(lots) % len(self._starts)
        new.words[low:high], new.mover[low:high] = self._starts[at], self._movers[at]
        new.reward[low:high], new.done[low:high], new.since[low:high] = 0.0, False, 0
        new.keys[low:high, :1] = self._keys[at]
        return -1

    def step(self, given: Step, low: int, high: int) -> int:
        """Play one action in each of these rows."""
        old, new, actions, rows, seed, number, column, reset = given
        tables = (self.plies, self._starts, seed, number, column, reset)
        arrays = (self._marker, self._like, old, new, actions, rows)
        return run(kernels.step, *arrays, *tables, low, high)

    def mask(self, rows: Integers, out: Any, low: int, high: int) -> int:
        """Which actions are legal."""
        given = (self._marker, self._like, rows, self._actions, out)
        return run(kernels.mask, *given, low, high)

    def packed_mask(self, rows: Integers, out: Any, low: int, high: int) -> int:
        """Which actions are legal, a bit for each."""
        given = (self._marker, self._like, rows, self._actions, out)
        return run(kernels.packed_mask, *given, low, high)

    def sample(self, rows: Integers, seed: int, number: int, out: Any, low: int, high: int) -> int:
        """A legal action for every game."""
        given = (self._marker, self._like, rows, self._actions, seed, number)
        return run(kernels.sample, *given, out, low, high)

    def observe(self, rows: Integers, out: Any, low: int, high: int) -> int:
        """The planes that the player to move sees."""
        given = (self._marker, self._like, rows, self._seen, out, out.view(np.int32))
        return run(kernels.observe, *given, low, high)

    def state(self, rows: Integers, row: int) -> Any:
        """The state of the rules in a row."""
        return state_at(self._like, rows, row)
