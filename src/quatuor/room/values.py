"""Values as they are sent to a page, and the moves that gave something away."""

from typing import Any, Literal, TypeAlias

from quatuor.room.schemas import Model

Ending: TypeAlias = Literal["win", "draw", "loss"]
Turn: TypeAlias = Literal["win_to_draw", "win_to_loss", "draw_to_loss", "mistake"]

RANK: dict[Ending, float] = {"win": 1.0, "draw": 0.0, "loss": -1.0}
FALL = 0.5
"""How far an estimate must fall, between -1 and 1, to be called a mistake."""


class Worth(Model):
    """What a position or a ply is worth to `player`: proved, or bounds and perhaps an estimate."""

    player: int
    proved: bool
    value: Literal["win", "draw", "loss", "estimate", "unknown"]
    plies: int | None = None
    """Plies until the round is won or lost."""
    exact_plies: bool | None = None
    """Whether it takes exactly so many, or at most."""
    estimate: float | None = None
    """A guess, from -1 to 1."""
    at_least: Ending | None = None
    at_most: Ending | None = None

    @property
    def number(self) -> float:
        """One number from -1 to 1, for a graph."""
        if self.value in ("win", "draw", "loss"):
            return RANK[self.value]
        if self.estimate is not None:
            return self.estimate
        return (RANK[self.at_least or "loss"] + RANK[self.at_most or "win"]) / 2


class Finding(Model):
    """What an engine found out about a position."""

    value: Worth
    values: dict[str, Worth]
    """What each ply is worth to the player to move, the best first."""
    line: list[str]
    """How the round goes on if everybody plays the best that was found."""
    engine: str
    seconds: float


def finding_of(answer: dict[str, Any]) -> Finding:
    """What a worker answered."""
    return Finding.model_validate(answer)


def turn_of(best: Worth, played: Worth | None) -> Turn | None:
    """What a ply gave away that the best one would have kept, if that is worth telling."""
    if played is None:
        return None
    if best.proved and played.proved:
        proved: dict[tuple[str, str], Turn] = {
            ("win", "draw"): "win_to_draw",
            ("win", "loss"): "win_to_loss",
            ("draw", "loss"): "draw_to_loss",
        }
        return proved.get((best.value, played.value))
    return "mistake" if best.number - played.number >= FALL else None
