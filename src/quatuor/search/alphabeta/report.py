"""What a search found out, in the words of the game."""

from dataclasses import dataclass

from quatuor.search.value import Value


@dataclass(frozen=True)
class Report:
    """The result of a search, for the player to move."""

    value: Value
    """What the position is worth."""
    values: dict[str, Value]
    """What each legal ply is worth, the best one first.

    Where only the best was asked for, the others are known to be no better, as far as was searched.
    """
    line: tuple[str, ...]
    """The best line that was found."""
    depth: int
    """How many plies ahead everything was looked at."""
    nodes: int
    seconds: float

    @property
    def proved(self) -> bool:
        """Whether it is certain how the round ends."""
        return self.value.proved

    @property
    def best(self) -> str | None:
        """The ply to play; None when the round is over."""
        return self.line[0] if self.line else None
