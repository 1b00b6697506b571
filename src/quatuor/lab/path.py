"""The paths of all rounds of a batch, for the rule of repetition.

The path is a table of hashes: a row for each game, a column for each step of the batch. A state
knows its column, and for every game the column at which its round began. Columns are only added:
a state goes on in the same table unless another has gone on from there before, or the table is
full; then what is still needed is copied. So older states stay what they were.
"""

from dataclasses import dataclass, field
from threading import Lock

import numpy as np
import numpy.typing as npt

Integers = npt.NDArray[np.int64]

COLUMNS = 64
"""How many steps a table takes at first."""


@dataclass
class Path:
    """The table, and up to which column it has been written."""

    keys: Integers
    latest: int = 0
    _lock: Lock = field(default_factory=Lock)

    @classmethod
    def empty(cls, batch: int, repeats: bool) -> "Path":
        """A table with room for some steps; with none where no position can come back."""
        return cls(np.full((batch, COLUMNS if repeats else 0), -1, dtype=np.int64))

    @property
    def used(self) -> bool:
        """Whether positions can come back at all."""
        return int(self.keys.shape[1]) > 0

    def extended(self, column: int, since: Integers) -> "tuple[Path, int, Integers]":
        """A table with a free column after this one, that column, and where rounds begin in it."""
        if not self.used:
            return self, 0, since
        with self._lock:
            if column == self.latest and column + 1 < self.keys.shape[1]:
                self.latest += 1
                return self, column + 1, since
        oldest = int(since.min())
        kept = self.keys[:, oldest : column + 1]
        keys = np.full((len(kept), max(COLUMNS, 2 * kept.shape[1])), -1, dtype=np.int64)
        keys[:, : kept.shape[1]] = kept
        return Path(keys, kept.shape[1]), kept.shape[1], since - oldest

    def give_back(self, column: int) -> None:
        """Let go of a column that was asked for in vain."""
        with self._lock:
            if self.used and self.latest == column:
                self.latest -= 1
