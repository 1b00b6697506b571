"""What a host decides about who is at the table, and what comes of it; see `events`."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Locked:
    """The host closes the door to everybody who is not at the table, or opens it again."""

    by: str
    locked: bool


@dataclass(frozen=True)
class Removed:
    """The host removes a guest or a spectator, who may not come straight back."""

    by: str
    person: str


@dataclass(frozen=True)
class Requested:
    """Somebody asks to join the team on a seat, and looks on until the host has answered."""

    by: str
    name: str
    seat: int


@dataclass(frozen=True)
class Admitted:
    """The host lets somebody who asked join the team."""

    by: str
    person: str


@dataclass(frozen=True)
class Rejected:
    """The host does not let somebody who asked join the team."""

    by: str
    person: str


@dataclass(frozen=True)
class Departed:
    """A spectator has been away for a while: the room takes them off the list."""

    by: str
    person: str


HostEvent: TypeAlias = Locked | Removed | Requested | Admitted | Rejected | Departed
