"""Memory for large arrays, used again once nobody holds them.

The system takes longer to hand out a fresh page than compiled code takes to fill it. A step needs
as much memory as the step before, and the state before that has often gone by then. Memory is lent
to an array and comes back when the last array that shows any of it has gone, so a state that
somebody keeps is never written over.
"""

from typing import Any

import numpy as np

LARGE = 1 << 16
"""Bytes below which the usual memory is as quick."""
KEPT = 4
"""How many blocks of one size are kept."""

Free = dict[tuple[int, Any], list[Any]]


class _Loan:
    """What the arrays that show a block hold on to."""

    def __init__(self, block: Any, free: list[Any]) -> None:
        self.__array_interface__ = block.__array_interface__
        self._block, self._free = block, free

    def __del__(self) -> None:
        if len(self._free) < KEPT:
            self._free.append(self._block)


class Room:
    """The memory of an environment."""

    def __init__(self) -> None:
        self._free: Free = {}

    def empty(self, count: int, kind: Any) -> Any:
        """An array of so many numbers, whatever they are at first."""
        if count * kind.itemsize < LARGE:
            return np.empty(count, kind)
        free = self._free.setdefault((count, kind), [])
        try:
            block = free.pop()
        except IndexError:
            block = np.empty(count, kind)
        return np.asarray(_Loan(block, free))
