"""One thing that a ply does."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Fact:
    """A sentence about a ply, as data: `kind` names its words, the rest are its figures."""

    kind: str
    """An id of words: `explain-KIND` in `words/`."""
    cells: tuple[str, ...] = ()
    """The cells it speaks of, to be shown on the board."""
    player: int = 0
    """The player it speaks of besides the one who moves; 0 for nobody."""
    move: str = ""
    """A token that it speaks of."""
    other: str = ""
    """A second one."""
    cell: str = ""
    """A cell that is named in the sentence."""
    below: str = ""
    """A second one, right below it."""
    count: int = 0
    """How many."""

    def to_json(self) -> dict[str, Any]:
        """The fact as plain data, without what it does not say."""
        told = {name: value for name, value in vars(self).items() if value}
        return told | {"cells": list(self.cells)}
