"""Schemas of the questions of people who study, and of the answers."""

from typing import Annotated, Literal

from pydantic import Field

from quatuor.game import Game
from quatuor.match import Match
from quatuor.room.schemas import (
    GameName,
    MatchView,
    MessageId,
    Model,
    Options,
    Result,
    RoundView,
    Scalar,
    SeatNumber,
)
from quatuor.room.study_positions import match_from
from quatuor.room.values import Turn, Worth

LONGEST = 2000
"""Moves of a match that is studied."""
Token = Annotated[str, Field(min_length=1, max_length=24)]
Tags = Annotated[dict[str, Annotated[str, Field(max_length=200)]], Field(max_length=16)]


class Unplayable(Model):
    """Why a position cannot be reached: the token, and how many were played before it."""

    code: str
    message: str
    token: str | None = None
    at: int | None = None


class Told(Model):
    """A match, told by its game, its options, and all its moves."""

    game: GameName
    options: Options
    moves: Annotated[list[Token], Field(max_length=LONGEST, default_factory=list)]

    def before(self) -> Match:
        """The match before its first move."""
        return Match.of(Game(self.game, **self.options))


class Place(Told):
    """The same, perhaps from the start of a later round on."""

    round: Annotated[int, Field(ge=1, le=1000)] = 1
    starter: Annotated[int, Field(ge=1, le=4)] | None = None
    absent: Annotated[list[SeatNumber], Field(max_length=4, default_factory=list)]
    """The players who had left the match before that round."""

    def before(self) -> Match:
        """The match, or its later round, before the first of the moves."""
        return match_from(super().before(), self.round, self.starter, tuple(self.absent))


class PositionSeen(Model):
    """Everything a board needs to be drawn and played on."""

    game: str
    options: dict[str, Scalar]
    players: int
    moves: list[str]
    match: MatchView
    last_round: RoundView | None
    """The round that ended with the last move, when another one follows."""
    round_starts: list[int]
    """How many moves come before each round that has begun."""
    result: Result | None
    searchable: bool
    """Whether there is an engine that can analyse this game."""


class ThreatSeen(Model):
    """A line to which its owner lacks one cell."""

    owner: int
    cell: str
    line: list[str]


class LinesSeen(Model):
    """The lines of a board, for those who do not see them; empty where a game lists none."""

    lines: list[list[str]]
    """Every line, by its cells from one end to the other."""
    threats: list[ThreatSeen]


class Enquiry(Place):
    """A position to be analysed."""

    seconds: Annotated[float, Field(gt=0, le=10, strict=False)] = 2.0
    id: MessageId | None = None
    """A name by which it can be cancelled."""


class Rereading(Place):
    """A game to be reviewed, ply by ply."""

    seconds: Annotated[float, Field(gt=0, le=2, strict=False)] = 0.5
    """For each ply."""
    since: Annotated[int, Field(ge=0, le=LONGEST)] = 0
    """How many moves come before the first that is reviewed, where only a round is wanted."""
    id: MessageId | None = None


class Cancelling(Model):
    """An analysis or a review to be ended."""

    id: MessageId


class Cancelled(Model):
    """It has ended."""

    id: str


class Reviewed(Model):
    """One line of a review: it starts, a ply, it ends, or it breaks off.

    Plies come from the last to the first: near the end of a game more can be proved.
    """

    kind: Literal["start", "ply", "end", "refused"]
    total: int
    """Plies in all."""
    at: int | None = None
    """How many moves of the match come before this one."""
    round: int | None = None
    player: int | None = None
    token: str | None = None
    best: list[str] | None = None
    """The best line instead."""
    before: Worth | None = None
    """What the position was worth to the player who moved."""
    after: Worth | None = None
    """What the move that was played left of that."""
    turn: Turn | None = None
    engine: str | None = None
    code: str | None = None
    message: str | None = None


class Paper(Model):
    """What somebody has pasted: a record as text or as JSON, moves, or a link to a position."""

    text: Annotated[str, Field(min_length=1, max_length=10_000)]
    game: GameName | None = None
    """Whose moves they are, where the text does not say; otherwise the first game they fit."""
    options: Annotated[Options, Field(default_factory=dict)]

    def usual(self) -> Game | None:
        """The game that is meant where the text does not say."""
        return Game(self.game, **self.options) if self.game else None


class Kept(Told):
    """A match to be written down."""

    tags: Annotated[Tags, Field(default_factory=dict)]


class Written(Model):
    """A match as a record, in both forms, and what is in it."""

    game: str
    options: dict[str, Scalar]
    moves: list[str]
    tags: dict[str, str]
    result: Result | None
    text: str
    json_text: str
