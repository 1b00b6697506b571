"""Values as they are sent to a page, and the moves that gave something away."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from quatuor.room.schemas import Model
from quatuor.search.value import Value

Ending: TypeAlias = Literal["win", "draw", "loss"]
Turn: TypeAlias = Literal["win_to_draw", "win_to_loss", "draw_to_loss", "mistake"]

Sure: TypeAlias = Literal["proved", "estimate"]

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

    @property
    def highest(self) -> float:
        """The best that it can turn out to be."""
        return self.number if self.proved else RANK[self.at_most or "win"]


class FactSeen(Model):
    """One thing that a ply does, as `quatuor.players.explanations` tells it."""

    kind: str
    cells: list[str]
    player: int = 0
    move: str = ""
    other: str = ""
    cell: str = ""
    below: str = ""
    count: int = 0


class Source(Model):
    """Which engine told what a ply is worth, and with how much work."""

    engine: str
    nodes: int = 0
    """Positions that it searched for all plies together; 0 where it looked them up."""
    depth: int | None = None
    """How many moves ahead it searched every line."""
    simulations: int | None = None
    """How many games it tried out that begin with this ply."""


class Finding(Model):
    """What an engine found out about a position."""

    value: Worth
    values: dict[str, Worth]
    """What each ply is worth to the player to move, the best first."""
    line: list[str]
    """How the round goes on if everybody plays the best that was found."""
    engine: str
    seconds: float
    facts: Annotated[dict[str, list[FactSeen]], Field(default_factory=dict)]
    """What the best plies do, where that can be said in a sentence that is true."""
    sources: dict[str, Source] = Field(default_factory=dict)
    """Who found out what each ply is worth."""


def finding_of(answer: dict[str, Any]) -> Finding:
    """What a worker answered."""
    return Finding.model_validate(answer)


def proved_of(worth: Worth | None) -> Value | None:
    """A proved win as the engines say it; nothing else needs to be known to explain a ply."""
    if worth is None or worth.value != "win":
        return None
    return Value.win(worth.player, worth.plies, worth.exact_plies or False)


def only_move(values: Mapping[str, Worth]) -> Sure | None:
    """Whether exactly one ply keeps what the position is worth: proved, or clearly by estimate."""
    best, *others = sorted(values.values(), key=lambda worth: -worth.number)
    if not others:
        return None
    if best.proved and all(worth.highest < best.number for worth in others):
        return "proved"
    if others[0].proved and best.proved:
        return None
    return "estimate" if best.number - others[0].number >= FALL else None


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
