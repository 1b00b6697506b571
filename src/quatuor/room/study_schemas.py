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
    Token,
)
from quatuor.room.values import FactSeen, Sure, Turn, Worth

LONGEST = 2000
"""Moves of a match that is studied."""
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
        return super().before().from_round(self.round, self.starter, tuple(self.absent))


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
    facts: Annotated[list[FactSeen], Field(default_factory=list)]
    """What the last move does."""


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
    facts: list[FactSeen] | None = None
    """What the ply does."""
    only: Sure | None = None
    """Whether no other ply than the best one keeps what the position was worth."""
    best_facts: list[FactSeen] | None = None
    """What the best one would have done."""
    overlooked: list[str] | None = None
    """Of a ply that gave something away: what was overlooked, as themes of puzzles."""
    engine: str | None = None
    code: str | None = None
    message: str | None = None


class PastedRecord(Model):
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


class MarkSeen(Model):
    """A sign on a cell."""

    cell: Annotated[str, Field(max_length=8)]
    colour: Literal["green", "red", "blue", "amber"] = "green"
    shape: Literal["ring", "square", "triangle", "cross"] = "ring"


class Sketch(Model):
    """A position to be drawn, or the whole way to it."""

    place: Place
    marks: Annotated[list[MarkSeen], Field(max_length=64, default_factory=list)]
    moving: bool = False
    """Whether the picture shows the round from its start, one position after the other."""


class Drawn(Model):
    """A picture."""

    svg: str


class Laid(Model):
    """A board that was laid out by hand, to which moves are wanted."""

    game: Annotated[str, Field(max_length=24)]
    options: Options
    cells: Annotated[dict[str, Annotated[str, Field(max_length=8)]], Field(max_length=128)]
    """What lies in each cell; cells that are not named are empty."""
    to_move: SeatNumber | None = None
    """Whose turn it is to be; anybody's unless told."""
    seconds: Annotated[float, Field(gt=0, le=10, strict=False)] = 5.0
    id: MessageId | None = None


class Found(Model):
    """Moves that lead to a board, or why there are none to be told."""

    moves: list[str] | None
    reason: Literal["", "floating", "impossible", "not_found"]
    cell: str
    """The cell that the reason is about."""
    positions: int
    """How many positions were looked at."""


class StudyMove(Model):
    """A move of a study; see `quatuor.variations`."""

    token: Token
    after: int | None = None
    comment: str | None = None
    marks: list[MarkSeen] | None = None


class ChapterFile(Model):
    """A chapter of a study."""

    name: str = ""
    game: Annotated[str, Field(max_length=24)]
    options: Options
    round: int | None = None
    starter: int | None = None
    absent: list[int] | None = None
    comment: str | None = None
    marks: list[MarkSeen] | None = None
    moves: Annotated[list[StudyMove], Field(default_factory=list)]


class StudyFile(Model):
    """A study, every move of which can be played."""

    study: str
    name: str = ""
    chapters: list[ChapterFile]


class StudyText(Model):
    """A study as its file has it."""

    text: Annotated[str, Field(min_length=1, max_length=400_000)]
