"""A little game: moves that show what a game, or an option of it, is like."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Demo:
    """A few moves from the start of a game; the pictures begin after the first `skip` of them."""

    moves: str
    options: dict[str, Any] = field(default_factory=dict)
    skip: int = 0
