"""Moves of an agent beside what is proved: how much they gave away, how often, and when."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np

from quatuor.lab.oracles import Oracle
from quatuor.lab.state import Floats, Integers

RESULTS = {1: "win", 0: "draw", -1: "loss"}


@dataclass(frozen=True)
class Judged:
    """Moves with the exact value before each and its regret; see `Oracle.judge`."""

    values: Floats
    regrets: Floats
    plies: Integers
    """After how many plies each was played."""

    @property
    def moves(self) -> int:
        """How many moves there were, those included of which nothing is proved."""
        return len(self.regrets)

    @property
    def known(self) -> int:
        """Of how many it is proved what they were worth."""
        return int((~np.isnan(self.regrets)).sum())

    @property
    def regret(self) -> float:
        """What a move gave away on average, a win being 1 and a loss -1; NaN if none is known."""
        return _mean(self.regrets)

    @property
    def best(self) -> float:
        """The share of best moves among those of which that is known; NaN if there are none."""
        return _mean(np.where(np.isnan(self.regrets), np.nan, self.regrets == 0))

    @property
    def blunders(self) -> dict[str, int]:
        """How many moves gave something away, by what it was: `win to draw` and so on."""
        wrong = self.regrets > 0
        counted = Counter(
            f"{RESULTS[int(value)]} to {RESULTS[int(value - regret)]}"
            for value, regret in zip(self.values[wrong], self.regrets[wrong], strict=True)
        )
        return dict(sorted(counted.items()))

    @property
    def by_ply(self) -> "dict[int, Judged]":
        """The moves after each number of plies."""
        return {int(ply): self.of(self.plies == ply) for ply in np.unique(self.plies)}

    def of(self, rows: Any) -> "Judged":
        """Some of the moves."""
        return Judged(self.values[rows], self.regrets[rows], self.plies[rows])

    def to_json(self) -> dict[str, Any]:
        """All of it for programs; null where nothing is known."""
        return {
            "moves": self.moves,
            "known": self.known,
            "regret": _told(self.regret),
            "best": _told(self.best),
            "blunders": self.blunders,
        }


def judged(oracle: Oracle, words: list[Integers], actions: list[Integers], plies: Any) -> Judged:
    """Moves in batches, each with the number of plies before it."""
    if not words:
        nothing = np.empty(0, dtype=np.float32)
        return Judged(nothing, nothing, np.empty(0, dtype=np.int64))
    values, regrets = oracle.judge(np.concatenate(words), np.concatenate(actions))
    counts = [len(part) for part in words]
    return Judged(values, regrets, np.repeat(np.array(plies, dtype=np.int64), counts))


def _mean(numbers: Any) -> float:
    known = numbers[~np.isnan(numbers)]
    return float(known.mean()) if len(known) else float("nan")


def _told(number: float) -> float | None:
    return None if np.isnan(number) else round(number, 4)
