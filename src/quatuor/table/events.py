"""Everything that can happen at a table. The log of a table is a list of these, and nothing else.

An event says who did it (`by`): the key of a person, the computer on a seat (`computer_on`), or the
room itself. Nobody writes their own `by`: the room fills it in from what it
knows about the sender. Whatever chance decides is in the event, so that a replay decides the same.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from quatuor.table.clock import NO_CLOCK, Allowance
from quatuor.table.host_events import HostEvent
from quatuor.table.throw_events import Flew as Flew, Landed as Landed, Launched as Launched

ROOM = "house"
"""The `by` of the room itself: clocks that run out, tokens that land, lots, connections."""

AT_ONCE = -1
"""No pause between two rounds: how tables were before there was one."""

First: TypeAlias = Literal["lot", "choice"]
Later: TypeAlias = Literal["alternating", "loser"]
OfferKind: TypeAlias = Literal["undo", "draw", "rematch", "stake", "resign"]


def computer_on(seat: int) -> str:
    """The `by` of the computer player on a seat."""
    return f"computer {seat}"


@dataclass(frozen=True)
class Wanted:
    """What a table is to play, as somebody asked for it; `Setup` is what came of it."""

    game: str
    options: Mapping[str, Any] = field(default_factory=dict)
    first: First = "lot"
    """Who starts the first round: drawn by lot, or as the option `first` says."""
    later: Later = "alternating"
    """Who starts the later rounds and the rematch."""
    clock: Allowance = NO_CLOCK
    pause: bool = False
    """Whether the clocks stop while somebody who plays is not connected."""
    teams: bool = False
    """Whether several people may share a seat."""
    approval: bool = True
    """Whether the host is asked before somebody joins a team."""
    alone: bool = False
    """Whether one of a team may give up or agree for all of it."""
    public: bool = False
    """Whether the table is shown in the lobby."""
    hints: bool = False
    """Whether everybody may ask for hints; whoever sits down knows of it before."""
    eager: bool = False
    """Whether the match begins by itself once every seat is taken."""
    interval: int | None = None
    """Seconds after which the next round begins by itself; 0: it waits for the players; `AT_ONCE`:
    there is no pause; None: what suits the clock."""
    given: tuple[str, ...] = ()
    """The moves with which the match begins; see `quatuor.table.given`."""


@dataclass(frozen=True)
class Opened:
    """A table is set up; whoever opens it is its host."""

    by: str
    name: str
    wanted: Wanted


@dataclass(frozen=True)
class Configured:
    """The host chooses another game or other terms, before a match."""

    by: str
    wanted: Wanted


@dataclass(frozen=True)
class Sat:
    """Somebody takes a seat, or joins the team on it."""

    by: str
    name: str
    seat: int


@dataclass(frozen=True)
class Watched:
    """Somebody looks on."""

    by: str
    name: str


@dataclass(frozen=True)
class Left:
    """Somebody leaves the table: all seats, or the place among the spectators."""

    by: str
    others_play_on: bool = False
    """Whether this gives up a match of more than two that is going on; in old events the seat only
    became free."""


@dataclass(frozen=True)
class Hired:
    """The host puts a computer player on a free seat, or one of another level in its place."""

    by: str
    seat: int
    level: str


@dataclass(frozen=True)
class Dismissed:
    """The host takes the computer player off a seat."""

    by: str
    seat: int


@dataclass(frozen=True)
class Began:
    """The match begins; the room draws the lot."""

    by: str
    lot: int


@dataclass(frozen=True)
class Played:
    """A ply, an announcement, a call or a choice: one token of the notation."""

    by: str
    seat: int
    token: str
    seen: int
    """The number of the last event that the sender knew of."""


@dataclass(frozen=True)
class Resigned:
    """A seat gives the match up."""

    by: str
    seat: int
    others_play_on: bool = False
    """Whether, where more than two play, the match goes on among the others; in old events it was
    over for all."""


@dataclass(frozen=True)
class Offered:
    """A seat asks the others for something that needs their consent."""

    by: str
    seat: int
    what: OfferKind
    value: int = 0
    """The stake, where that is what is offered."""


@dataclass(frozen=True)
class Accepted:
    """A seat consents to the open offer."""

    by: str
    seat: int
    offer: int
    """The number of the event that made the offer."""


@dataclass(frozen=True)
class Declined:
    """A seat does not consent, or takes its own offer back."""

    by: str
    seat: int
    offer: int
    """The number of the event that made the offer."""


@dataclass(frozen=True)
class Continued:
    """Somebody has seen enough of the ended round; the room, when the interval is over."""

    by: str
    round: int
    """The number of the ended round."""


@dataclass(frozen=True)
class Flagged:
    """The time of the seat to move is over."""

    by: str
    others_play_on: bool = False
    """As in `Resigned`."""


@dataclass(frozen=True)
class Away:
    """Somebody has lost the connection."""

    by: str
    person: str


@dataclass(frozen=True)
class Back:
    """Somebody is connected again."""

    by: str
    person: str


@dataclass(frozen=True)
class Substituted:
    """Somebody who waits gives the seat of one who is away to a computer, or frees it."""

    by: str
    seat: int
    level: str = ""
    """The level of the computer; without one the seat is free for whoever looks on."""


@dataclass(frozen=True)
class Forgotten:
    """Somebody wanted to be forgotten; `person` is an alias (`quatuor.table.aliases`)."""

    by: str
    person: str


@dataclass(frozen=True)
class Outage:
    """No room was running; that costs nobody any time."""

    by: str
    since: int
    until: int


@dataclass(frozen=True)
class Said:
    """A few words to everybody at the table."""

    by: str
    text: str


Event: TypeAlias = (
    Opened
    | Configured
    | Sat
    | Watched
    | Left
    | Hired
    | Dismissed
    | Began
    | Played
    | Launched
    | Flew
    | Landed
    | Resigned
    | Offered
    | Accepted
    | Declined
    | Continued
    | Flagged
    | Away
    | Back
    | Substituted
    | Forgotten
    | Outage
    | Said
    | HostEvent
)
