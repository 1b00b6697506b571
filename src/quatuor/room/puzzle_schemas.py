"""Schemas of the questions of people who solve puzzles, and of the answers."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from quatuor.room.schemas import GameName, Model, Scalar, Token

PuzzleId: TypeAlias = Annotated[str, Field(min_length=1, max_length=48)]
Word: TypeAlias = Annotated[str, Field(min_length=1, max_length=32)]
Played: TypeAlias = Annotated[int, Field(ge=0, le=100)]
Rating: TypeAlias = Annotated[float, Field(ge=-5000, le=5000, strict=False)]
DONE = 600
"""Puzzles that a solver may name as done."""


class PuzzleSeen(Model):
    """A puzzle as it is set: everything but its solution."""

    id: str
    game: str
    options: dict[str, Scalar]
    """The options that differ from their defaults."""
    moves: list[str]
    """The moves that lead to the position."""
    kind: str
    """What is asked."""
    plies: int
    """Within how many plies it is decided."""
    to_find: int
    """How many plies of the solver there are to find."""
    rating: int
    themes: list[str]
    solver: int
    """The player who has to find the solution."""
    lands: bool
    """Whether tokens are thrown, and land where they are aimed."""
    hidden: bool
    """Whether the board is only to be felt."""
    day: str | None = None
    """The day whose puzzle it is, if it was asked for by day."""


class Shelf(Model):
    """The puzzles of one game: how many there are, and of what."""

    game: str
    count: int
    kinds: dict[str, int]
    themes: dict[str, int]


class PuzzleShelves(Model):
    """All puzzles of the room, by game."""

    games: list[Shelf]


class Wish(Model):
    """What a next puzzle should be like."""

    game: GameName | None = None
    kind: Word | None = None
    theme: Word | None = None
    near: Rating = 1000
    """About how hard it should be."""
    done: Annotated[list[PuzzleId], Field(max_length=DONE)] = Field(default_factory=list)
    """Those that had better not come again; they do where there are no others."""


class Stage(Model):
    """A puzzle of whose main line so many plies have been played."""

    id: PuzzleId
    played: Played = 0


class Trial(Stage):
    """A token that is tried there."""

    token: Token


class StepSeen(Model):
    """What has become of it."""

    verdict: Literal["wrong", "right", "solved"]
    played: int
    replies: list[str]
    """Right: what the others answer."""
    refutation: list[str]
    """Wrong: how it goes on after the token."""


class Asking(Stage):
    """A hint that is wanted."""

    step: Annotated[int, Field(ge=1, le=3)]
    """1: where to look; 2: which piece; 3: the move."""


class HintSeen(Model):
    """A hint; what it does not tell is empty."""

    step: int
    columns: list[str]
    cells: list[str]
    kind: str
    token: str


class SolutionSeen(Model):
    """The rest of the main line."""

    line: list[str]


class StrengthSeen(Model):
    """How strong a solver is, as Glicko-2 says it."""

    rating: Rating = 1000
    deviation: Annotated[float, Field(gt=0, le=350, strict=False)] = 250
    volatility: Annotated[float, Field(gt=0, le=1, strict=False)] = 0.06


class Rated(Model):
    """A puzzle that somebody has solved, or has not."""

    id: PuzzleId
    solved: bool
    strength: StrengthSeen = StrengthSeen()
    """What was known of them before."""
