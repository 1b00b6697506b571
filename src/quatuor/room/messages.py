"""All messages between a client and a room, in one file. The tag `type` tells them apart.

Whatever changes a table carries an `id` of the sender's own making: sent twice, it counts once. The
answer is `done` with the number of the event, or `refused` with the reason; both repeat the `id`.
"""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from quatuor.room.schemas import GameChoice, MessageId, Model, Name, SeatNumber, Seq, TableId, View
from quatuor.table.events import OfferKind

VERSION = "1"
"""The version of these messages."""


# From a client ---------------------------------------------------------------------------------


class Follow(Model):
    """Tell me what happens at this table; `since` is the last event I know of."""

    type: Literal["follow"]
    table: TableId
    since: Seq = 0


class Unfollow(Model):
    """Tell me no more about this table."""

    type: Literal["unfollow"]
    table: TableId


class Request(Model):
    """Something that is to happen at a table."""

    table: TableId
    id: MessageId


class Sit(Request):
    """Take a seat, or ask to join the team on it; without a number, a free one, or look on."""

    type: Literal["sit"]
    name: Name
    seat: SeatNumber | None = None


class LookOn(Request):
    """Be a spectator."""

    type: Literal["look_on"]
    name: Name


class Leave(Request):
    """Leave the table."""

    type: Literal["leave"]


class Hire(Request):
    """Put a computer player on a seat."""

    type: Literal["hire"]
    seat: SeatNumber
    level: Annotated[str, Field(max_length=16)]


class Dismiss(Request):
    """Take a computer player off a seat."""

    type: Literal["dismiss"]
    seat: SeatNumber


class Substitute(Request):
    """Give the seat of somebody who is away to a computer, or free it for whoever looks on."""

    type: Literal["substitute"]
    seat: SeatNumber
    level: Annotated[str, Field(max_length=16)] = ""


class Configure(Request):
    """Choose another game or other terms."""

    type: Literal["configure"]
    choice: GameChoice


class Begin(Request):
    """Begin the match."""

    type: Literal["begin"]


class Lock(Request):
    """Close the door to everybody who is not at the table, or open it again."""

    type: Literal["lock"]
    locked: bool


class Remove(Request):
    """Remove a guest from a seat, or a spectator, by their name at the table."""

    type: Literal["remove"]
    name: Name


class Admit(Request):
    """Let somebody who asks join a team, or do not."""

    type: Literal["admit"]
    name: Name
    yes: bool


class Play(Request):
    """A move; `seen` is the last event the sender knows of."""

    type: Literal["play"]
    seat: SeatNumber
    token: Annotated[str, Field(min_length=1, max_length=16)]
    seen: Seq


class Launch(Request):
    """Throw a token."""

    type: Literal["launch"]
    seat: SeatNumber
    side: float
    turn: float
    tilt: float
    power: float
    kind: Annotated[str, Field(min_length=1, max_length=1)] = "N"


class Resign(Request):
    """Give the match up; one of a team asks the others whether they agree."""

    type: Literal["resign"]
    seat: SeatNumber


class OfferTo(Request):
    """Ask the others for their consent."""

    type: Literal["offer"]
    seat: SeatNumber
    what: OfferKind
    value: Annotated[int, Field(ge=0, le=10**6)] = 0


class Accept(Request):
    """Consent to the offer that was made with that event."""

    type: Literal["accept"]
    seat: SeatNumber
    offer: Seq


class Decline(Request):
    """Do not consent, or take the own offer back."""

    type: Literal["decline"]
    seat: SeatNumber
    offer: Seq


class NextRound(Request):
    """I have seen enough of this round, which has ended: let the next one begin."""

    type: Literal["next"]
    round: Annotated[int, Field(ge=1, le=2**31 - 1)]


class Say(Request):
    """A few words to everybody."""

    type: Literal["say"]
    text: Annotated[str, Field(min_length=1, max_length=140)]


class Feel(Request):
    """Touch one place of a board that nobody sees."""

    type: Literal["feel"]
    seat: SeatNumber
    place: Annotated[str, Field(min_length=2, max_length=2)]


class Ping(Model):
    """A sign of life, please."""

    type: Literal["ping"]


Command: TypeAlias = (
    Sit
    | LookOn
    | Leave
    | Hire
    | Dismiss
    | Substitute
    | Configure
    | Begin
    | Lock
    | Remove
    | Admit
    | Play
    | Launch
    | Resign
    | OfferTo
    | Accept
    | Decline
    | NextRound
    | Say
)
"""What is to happen at a table, and is written to its log if it may."""

ClientMessage: TypeAlias = Annotated[
    Follow | Unfollow | Command | Feel | Ping, Field(discriminator="type")
]
CLIENT_MESSAGE: TypeAdapter[Any] = TypeAdapter(ClientMessage)


# To a client -----------------------------------------------------------------------------------


class Hello(Model):
    """The first thing a client hears."""

    type: Literal["hello"]
    version: str
    now: int


class News(Model):
    """What has happened since the client last heard, and how the table looks now.

    `happened` is every event from `after` on to `seq`; None where the client knew too little to be
    told event by event.
    """

    type: Literal["news"]
    table: TableId
    seq: int
    after: int
    happened: list[dict[str, Any]] | None
    view: View


class Done(Model):
    """The message with this `id` counts, as event `seq`."""

    type: Literal["done"]
    table: TableId
    id: MessageId
    seq: int


class Refused(Model):
    """The message does not count, and why."""

    type: Literal["refused"]
    table: str | None
    id: str | None
    code: str
    message: str


class FeltThere(Model):
    """What a hand feels there."""

    type: Literal["felt"]
    table: TableId
    id: MessageId
    place: str
    face: Literal["empty", "solid", "holed"]
    height: int


class Pong(Model):
    """The sign of life, with the server's time."""

    type: Literal["pong"]
    now: int


ServerMessage: TypeAlias = Annotated[
    Hello | News | Done | Refused | FeltThere | Pong, Field(discriminator="type")
]
SERVER_MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)
