"""What a Monte-Carlo search found out, in the words of the game."""

from dataclasses import dataclass

from quatuor.search.value import Value


@dataclass(frozen=True)
class PlyEstimate:
    """What is thought of one legal ply."""

    token: str
    visits: int
    """How many simulations went there; none if it was settled at first sight."""
    scores: tuple[float, ...]
    """The mean result of each player, from 0 (loss) to 1 (full win)."""
    value: Value
    """The same for the player to move: proved where it is, else an estimate."""


@dataclass(frozen=True)
class Estimate:
    """The result of a search, for the player to move."""

    value: Value
    plies: tuple[PlyEstimate, ...]
    """Every legal ply, the best first."""
    line: tuple[str, ...]
    """The line that was looked at most."""
    nodes: int
    """Simulations, those of earlier searches that were still of use included."""
    seconds: float

    @property
    def proved(self) -> bool:
        """Whether it is certain how the round ends."""
        return self.value.proved

    @property
    def best(self) -> str | None:
        """The ply to play; None when the round is over."""
        return self.line[0] if self.line else None

    @property
    def values(self) -> dict[str, Value]:
        """What each legal ply is worth, the best first."""
        return {ply.token: ply.value for ply in self.plies}
