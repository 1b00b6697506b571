"""The rules of a game that are kernels, for whole batches."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import quatuor.compiler.native.rows as native_rows
from quatuor.compiler import backend
from quatuor.compiler.files import digest
from quatuor.compiler.rows import state_at
from quatuor.compiler.words import words
from quatuor.game import Game
from quatuor.lab import kernels
from quatuor.lab.kernels import NO_KEY, remembered
from quatuor.lab.lots import STARTING, lot, one_of
from quatuor.lab.planes import Planes, in_block
from quatuor.lab.state import Integers, Truths
from quatuor.lab.step import Step
from quatuor.lab.tables import Arrays, Lots, Tables
from quatuor.lab.views import FLOAT, TRUTH, WORD, Views
from quatuor.search.specialise import rules_for

__all__ = ["CompiledRules", "native_rows"]
PLIES_OF_A_WORD = 63
SOURCES = ("kernels", "lots", "shown", "tables", "views")
"""The modules here that hold what is compiled.

Of the files of an entry Numba watches only its own; so that machine code on disk is that of exactly
these, their digest is part of the name of a type.
"""
Tables.__name__ += digest(Path(__file__).with_name(f"{name}.py") for name in SOURCES)


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
        plies: Integers = np.array(part.plies(game.options), dtype=np.int64)
        actions: Integers = np.full(len(game.rules.TOKENS), -1, dtype=np.int64)
        actions[plies] = np.arange(len(plies))
        self.tokens = tuple(game.rules.TOKENS[ply] for ply in plies.tolist())
        self.num_words = self._starts.shape[1]
        self._players, self._repeats = game.players, bool(game.rules.can_repeat(states[0]))
        places = in_block(min(ply, PLIES_OF_A_WORD) for ply in plies.tolist())
        self._tables = Tables(plies, actions, places, self._starts, planes.seen)
        self._quick: dict[Any, Callable[..., int]] = {}

    def start(self, new: Arrays, seed: int, low: int, high: int) -> int:
        """Begin a round in every game."""
        at: Any = 0
        if len(self._starts) > 1:
            drawn = lot(Lots(seed, 0), STARTING)
            at = np.array([one_of(len(self._starts), drawn, row) for row in range(low, high)])
        new.words[low:high], new.mover[low:high] = self._starts[at], self._movers[at]
        new.done[low:high], new.since[low:high] = False, 0
        new.keys[low:high, :1] = self._keys[at]
        return -1

    def step(self, given: Step, views: Views, wanted: int, low: int, high: int) -> int:
        """Play one action in each of these rows, and show what is wanted of what comes of it."""
        old, new, actions, rows, lots, column, reset = given
        arrays = (self._marker, self._like, old, new, actions, rows, self._tables, views)
        return self._run(kernels.step, *arrays, wanted, lots, column, reset, low, high)

    def show(
        self, rows: Integers, views: Views, wanted: int, lots: Lots, low: int, high: int
    ) -> int:
        """Show what is wanted of these rows."""
        given = Step(*self._nothing_played(rows), lots, 0, False)
        return self.step(given, views, wanted, low, high)

    def _nothing_played(self, rows: Integers) -> tuple[Arrays, Arrays, Integers, Truths]:
        """A step in no row, from arrays that hold these words to arrays that nobody reads.

        Code for the views alone would take as long to compile as steps with them.
        """
        batch, columns = len(rows), int(self._repeats)
        numbers = np.zeros(batch, WORD)
        old = Arrays(
            rows,
            numbers,
            np.empty(batch, TRUTH),
            np.empty((batch, self._players), FLOAT),
            numbers,
            np.empty((batch, columns), WORD),
        )
        new = old._replace(words=np.empty(rows.shape, WORD))
        return old, new, numbers, np.zeros(batch, TRUTH)

    def state(self, rows: Integers, row: int) -> Any:
        """The state of the rules in a row."""
        return state_at(self._like, rows, row)

    def _run(self, entry: Any, *arguments: Any) -> int:
        """Call an entry.

        Its arguments are of the same types every time, so machine code that has been made is called
        without asking again which of them it is for. Stock Numba has no such code: it is asked.
        """
        quick = self._quick.get(entry)
        if quick is None or backend.current is backend.plainly:
            found = int(entry(*arguments))
            code_for = getattr(entry.native, "code_for", None)
            if code_for is not None and backend.current is not backend.plainly:
                self._quick[entry] = code_for(arguments)
            return found
        return quick(*arguments)
