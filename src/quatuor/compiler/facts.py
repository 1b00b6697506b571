"""Facts: named whole numbers that kernels read as attributes.

Fixed facts are constants of the compiled code: whatever they rule out leaves no trace in it. Others
are read from memory: one code serves all of them.
"""

from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256
from typing import Any

from quatuor.compiler.arrays import Array, array

GENERAL = "general"


class Facts:
    """Numbers by name, fixed when kernels are compiled or read from memory."""

    def __init__(self, facts: Mapping[str, int], fixed: bool) -> None:
        vars(self).update(facts)
        self.facts, self.fixed = dict(facts), fixed
        self.words: Array[int] = array(facts.values())
        told = repr(sorted(facts.items())).encode()
        self.marker = sha256(told).hexdigest()[:8] if fixed else GENERAL

    @property
    def address(self) -> int:
        """Where the facts lie."""
        return self.words.address

    @cached_property
    def _numba_type_(self) -> Any:
        """What Numba takes it for."""
        from quatuor.compiler.native.types import FactsType

        return FactsType(tuple(self.facts), tuple(self.facts.values()) if self.fixed else None)
