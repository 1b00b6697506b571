"""A table at one moment. Nothing here changes: every event gives a new table."""

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from quatuor.game import Outcome
from quatuor.match import Match
from quatuor.table.clock import Clock
from quatuor.table.events import OfferKind
from quatuor.table.seats import Person, Seat
from quatuor.table.setup import Setup

Phase: TypeAlias = Literal["empty", "gathering", "playing", "between", "over"]


@dataclass(frozen=True)
class Offer:
    """Something that waits for the consent of others."""

    number: int
    """The number of the event that made it."""
    seat: int
    by: str
    what: OfferKind
    value: int
    waiting: tuple[int, ...]
    """The seats that have not answered yet."""
    consents: tuple[tuple[int, str], ...] = ()
    """Who has agreed: seats, each with the key of one of its people."""


@dataclass(frozen=True)
class Flight:
    """A token in the air."""

    number: int
    seat: int
    kind: str
    launch: tuple[float, float, float, float]
    """Side, turn, tilt and power."""
    at: int
    """When it was thrown."""
    place: str = ""
    """Where it will come to rest, once that is computed."""
    path: str = ""
    milliseconds: int = 0
    """The flight and how long it takes, known together with the place."""
    down: bool = False
    """Whether it lies, and only waits for an older token of the same seat to land."""


@dataclass(frozen=True)
class RoundEnd:
    """How the last finished round ended."""

    round: int
    outcome: Outcome
    board: Any
    moves: tuple[str, ...]
    lines: tuple[tuple[str, ...], ...] = ()
    """The lines that won."""
    starter: int = 0
    """Who began it; 0 where an older version has written it down."""


@dataclass(frozen=True)
class Substitution:
    """Somebody was away for long, and has lost the seat."""

    key: str
    seat: int
    by: str
    """The key of whoever gave it away."""
    level: str
    """The level of the computer that got it; "" if it was freed."""


@dataclass(frozen=True)
class Removal:
    """Somebody was removed by the host, and may not come straight back."""

    key: str
    until: int


@dataclass(frozen=True)
class JoinRequest:
    """Somebody has asked to join the team on a seat."""

    key: str
    seat: int
    at: int
    rejected: bool = False


@dataclass(frozen=True)
class Remark:
    """What somebody said."""

    name: str
    text: str
    at: int


@dataclass(frozen=True)
class Table:
    """Everything that is known about a table."""

    seq: int = 0
    """How many events have happened."""
    at: int = 0
    """When the last one happened."""
    phase: Phase = "empty"
    host: str = ""
    setup: Setup | None = None
    seats: tuple[Seat, ...] = ()
    watchers: tuple[Person, ...] = ()
    away: tuple[str, ...] = ()
    """The people who have lost the connection, the host among them."""
    away_since: tuple[int, ...] = ()
    """When each of them did, in the same order."""
    substituted: tuple[Substitution, ...] = ()
    """Who has lost a seat in this match, having been away."""
    locked: bool = False
    """Whether nobody new may join or watch."""
    removed: tuple[Removal, ...] = ()
    requests: tuple[JoinRequest, ...] = ()
    """Who has asked to join a team; those who were rejected stay until they ask again or leave."""
    said: tuple[Remark, ...] = ()
    number: int = 0
    """How many matches have begun at this table; also the number of the present one."""
    match: Match | None = None
    """The match; between two rounds it stands at the end of the first of them. Of the rounds that
    came before, only the last is kept, in `last_round`."""
    plies: tuple[int, ...] = ()
    """For each token of the match the seat that played it, 0 for the room."""
    round_from: int = 0
    """How many tokens of the match come before the round in play, or the one just ended."""
    changed: int = 0
    """The number of the last event that changed the match: what a move must have seen."""
    last_round: RoundEnd | None = None
    result: Outcome | None = None
    """How the match ended: by the rules, by giving up, by consent or by the clock."""
    first: int = 0
    """Who started the match."""
    matches: tuple[int, ...] = ()
    """How many matches each seat has won at this table."""
    clock: Clock = field(default_factory=Clock)
    offer: Offer | None = None
    air: tuple[Flight, ...] = ()
    """The tokens in the air, the oldest first."""
    thrown: tuple[tuple[int, int], ...] = ()
    """For each seat how many tokens it has thrown in this match, and when the last."""
    ready: tuple[str, ...] = ()
    """Between two rounds: the people who have seen enough of the ended one."""
    paused_at: int = 0
    """When the last round ended, while the next has not begun."""
    rematch: bool = False
    """Whether everybody wants to play again, so that the next match may begin."""
