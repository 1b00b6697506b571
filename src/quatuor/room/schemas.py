"""Schemas that messages and HTTP answers share: the choice of a game, and views."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from quatuor.games.registry import GAMES
from quatuor.table.clock import Allowance, ClockKind
from quatuor.table.events import First, Later, OfferKind, Wanted
from quatuor.table.given import LONGEST as GIVEN

TableId: TypeAlias = Annotated[str, Field(min_length=8, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
MessageId: TypeAlias = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=24)]
SeatNumber: TypeAlias = Annotated[int, Field(ge=1, le=4)]
Seq: TypeAlias = Annotated[int, Field(ge=0, le=2**31 - 1)]
Scalar: TypeAlias = bool | int | str | None
GameName: TypeAlias = Annotated[str, Field(max_length=24, json_schema_extra={"enum": list(GAMES)})]
Token: TypeAlias = Annotated[str, Field(min_length=1, max_length=24)]
Options: TypeAlias = Annotated[dict[str, Scalar], Field(max_length=24, default_factory=dict)]


class Model(BaseModel):
    """Exactly these fields, of exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True, allow_inf_nan=False)


class ClockTerms(Model):
    """How much time there is; see `quatuor.table.clock`."""

    kind: ClockKind = "none"
    seconds: int = 0
    increment: int = 0


class Terms(Model):
    """What the rules of a game leave to the players."""

    first: First = "lot"
    later: Later = "alternating"
    clock: ClockTerms = ClockTerms()
    pause: bool = False
    teams: bool = False
    approval: bool = True
    alone: bool = False
    public: bool = False
    hints: bool = False
    eager: bool = False
    interval: Annotated[int, Field(ge=0)] | None = None
    """Seconds after which the next round begins by itself; 0: it waits for the players; without a
    number, what suits the clock."""


class GameChoice(Model):
    """A game with its options and terms."""

    game: GameName
    options: Options
    terms: Terms = Terms()
    given: Annotated[list[Token], Field(max_length=GIVEN, default_factory=list)]
    """The moves with which the match begins; none for a match from the start."""

    def wanted(self) -> Wanted:
        """The same for a table."""
        terms = self.terms.model_dump(exclude={"clock"})
        return Wanted(
            self.game,
            self.options,
            clock=Allowance(**self.terms.clock.model_dump()),
            given=tuple(self.given),
            **terms,
        )


class Result(Model):
    """Who has won, and why; nobody is a draw."""

    winners: list[int]
    reason: str


class SeatView(Model):
    """One seat."""

    kind: Literal["empty", "people", "computer"]
    level: str | None
    names: list[str]
    up: int
    """Which of the names is to act when the seat is."""
    you: bool
    away: bool
    away_since: int | None = None
    """The server's time at which the connection was lost."""
    replaceable_at: int | None = None
    """From when on the viewer may give the seat to somebody else; None if they never may."""


class SubstitutionView(Model):
    """The seat that the viewer has lost, having been away, and who gave it to whom."""

    seat: int
    by: str | None
    level: str | None
    """The level of the computer that got it; None if it was freed."""


class MatchView(Model):
    """The match; `board` is None, and the lists are empty, where one may not see."""

    round: int
    starter: int
    gone: list[int]
    """The players who have left the match, in which the others play on."""
    absent: list[int]
    """Those of them who had left before this round began."""
    stake: int | None
    to_move: int | None
    midturn: bool
    """Whether the turn goes on: a second disc, a disc to put back, a choice."""
    prompt: str
    """What the player to move is asked for now, as an id of words; empty once the round is over."""
    plies: int
    totals: list[int]
    scores: list[int]
    hand: list[int]
    board: Any
    control: dict[str, int]
    """Flip: who controls each cell in which tokens lie, 0 for nobody."""
    moves: list[str]
    last: str | None
    legal: list[str]
    landing_cells: dict[str, str]
    """For each legal token that names a column the cell it is about: where its piece comes to rest,
    or what it pops out."""
    lines: list[list[str]]
    """The cells of the lines that won, or that scored with the last move."""
    piece_symbols: dict[str, str]
    """The cell of the power disc that was just played, with its letter."""
    powers: list[str]


class RoundView(Model):
    """How the last finished round ended."""

    round: int
    starter: int
    """Who began it; 0 if all did, or that is not known any more."""
    result: Result
    board: Any
    control: dict[str, int]
    moves: list[str]
    lines: list[list[str]]
    piece_symbols: dict[str, str]


class ClockView(Model):
    """Milliseconds left for each seat at the server's time `at`; `running` is whose time runs."""

    left: list[int]
    running: int
    at: int


class OfferView(Model):
    """The open offer; `answer` are the viewer's seats that have to answer."""

    by: str | None = None
    """The name of whoever made it."""
    number: int
    seat: int
    what: OfferKind
    value: int
    answer: list[int]


class JoinRequestView(Model):
    """Somebody asks to join the team on a seat."""

    name: str
    seat: int


class OwnRequestView(Model):
    """The viewer has asked to join the team on a seat, and perhaps the host has said no."""

    seat: int
    rejected: bool


class BetweenView(Model):
    """The pause between two rounds."""

    waiting: list[int]
    """The seats of those who have not said yet that they want the next round."""
    you: bool
    """Whether the viewer is one of them."""
    until: int | None
    """The server's time at which the next round begins in any case."""


class FlightView(Model):
    """A token in the air.

    `path` is its flight frame by frame (see `quatuor.games.flip.physics.path`), None until that is
    known, and `milliseconds` how long it takes from `at` on.
    """

    flight: int
    seat: int
    kind: str
    launch: Annotated[list[float], Field(min_length=4, max_length=4)]
    at: int
    path: str | None
    milliseconds: int


class RemarkView(Model):
    """What somebody said."""

    name: str
    text: str
    at: int


class PlaysOn(Model):
    """Whether a match goes on among the others when the viewer gives up, or leaves the table."""

    resign: bool
    leave: bool


class View(Model):
    """A table as one person may see it."""

    seq: int
    phase: Literal["gathering", "playing", "between", "over"]
    game: str
    options: dict[str, Scalar]
    terms: Terms
    given: int = 0
    """With how many moves, which nobody here has played, the match begins."""
    host: bool
    host_name: str | None = None
    match_number: int = 0
    """How many matches have begun here; the present one has this number."""
    seats: list[SeatView]
    yours: list[int]
    """The viewer's seats."""
    plays_on: PlaysOn
    acting: list[int]
    """Those of them that may act now."""
    undo: list[int]
    """Those for which the viewer may ask to take a move back, the last mover's first."""
    substituted: SubstitutionView | None = None
    locked: bool = False
    """Whether the host has closed the door."""
    requests: list[JoinRequestView] = Field(default_factory=list)
    """Those who wait for the viewer's answer, where the viewer is the host."""
    request: OwnRequestView | None = None
    watchers: list[str]
    said: list[RemarkView]
    match: MatchView | None
    last_round: RoundView | None
    result: Result | None
    matches: list[int]
    """Matches won at this table."""
    clock: ClockView
    offer: OfferView | None
    between: BetweenView | None
    air: list[FlightView]
