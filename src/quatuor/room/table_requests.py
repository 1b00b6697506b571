"""What a page asks about tables besides following them, whatever carries the request.

A server has an HTTP route for each, the worker of a browser tab a table of paths.
"""

from functools import cache
from typing import Annotated, Any, Literal

from pydantic import Field

from quatuor.catalogue import catalogue
from quatuor.games.registry import GAMES, part
from quatuor.room.game_schemas import Catalogue
from quatuor.room.history import PAGE
from quatuor.room.messages import Sit
from quatuor.room.schemas import (
    GameChoice,
    MessageId,
    Model,
    Name,
    Result,
    Scalar,
    SeatNumber,
    Terms,
    View,
)
from quatuor.room.service import RoomService


class SeatChoice(Model):
    """Who is to sit where when a table is opened: whoever opens it, or a computer."""

    seat: SeatNumber
    level: Annotated[str, Field(max_length=16)] | None = None


class NewTable(GameChoice):
    """A table to be opened."""

    name: Name
    seats: Annotated[list[SeatChoice], Field(max_length=4, default_factory=list)]


class Opened(Model):
    """The table that was opened; its name is the invitation."""

    table: str
    seq: int


class Joining(Model):
    """Somebody comes with an invitation."""

    name: Name
    seat: SeatNumber | None = None
    id: MessageId


class LobbyLine(Model):
    """A table that anybody may join or watch."""

    table: str
    game: str
    options: dict[str, Scalar]
    terms: Terms = Terms()
    phase: Literal["gathering", "playing"]
    host: str | None = None
    names: list[str]
    free: int


class History(Model):
    """A page of what happened at a table, as everybody may hear it."""

    table: str
    seq: int
    """The number of the last event of the table."""
    events: list[dict[str, Any]]
    more: bool
    """Whether there are later ones: ask again, since the last of these."""


class ListedSeat(Model):
    """Who sits there; nobody and no level is a free seat."""

    level: str | None
    names: list[str]


class MyMatch(Model):
    """One match of a table at which somebody sits."""

    table: str
    number: int
    """Which match of the table; /api/tables/TABLE/record?match=NUMBER is its record."""
    at: int
    """The server's time at which something last happened."""
    waits: bool
    """Whether the table waits for whoever asks."""
    phase: Literal["gathering", "playing", "between", "over"]
    game: str
    options: dict[str, Scalar]
    seats: list[ListedSeat]
    yours: list[int]
    to_move: int | None
    round: int
    totals: list[int]
    result: Result | None
    substituted: bool
    """Whether the seat was given to somebody else while its holder was away."""


class MyMatches(Model):
    """Those that wait for whoever asks, then others in play, then finished ones."""

    waiting: int
    matches: list[MyMatch]


class Waiting(Model):
    """How many tables wait for whoever asks."""

    waiting: int


@cache
def written_catalogue() -> bytes:
    """The catalogue as it is sent: the same for everybody, and it takes a while to put together."""
    return Catalogue.model_validate(catalogue()).model_dump_json().encode()


def require_physics(game: str) -> None:
    """Refuse a game whose pieces fly where nothing can compute how."""
    physics = part(game, "physics") if game in GAMES else None
    if physics:
        physics.require_engine()


async def lobby(service: RoomService) -> list[LobbyLine]:
    """The tables that are open to all."""
    shown = await service.room.ledger.lobby()
    return [LobbyLine.model_validate(entry) for entry in shown]


async def open_table(service: RoomService, key: str, wanted: NewTable) -> Opened:
    """Open a table, perhaps with somebody on its seats already."""
    require_physics(wanted.game)
    seats = [(choice.seat, choice.level) for choice in wanted.seats]
    live = await service.open_table(key, wanted.name, wanted.wanted(), seats)
    return Opened(table=live.table_id, seq=live.table.seq)


async def look_at_table(service: RoomService, key: str, table: str) -> View:
    """The table as the one who asks may see it."""
    return View.model_validate(await service.view(table, key), strict=False)


async def join(service: RoomService, key: str, table: str, joining: Joining) -> View:
    """Take a free seat, or look on where there is none."""
    sit = Sit(type="sit", table=table, **joining.model_dump())
    return View.model_validate(await service.join(sit, key), strict=False)


async def history(
    service: RoomService, key: str, table: str, since: int = 0, limit: int = PAGE
) -> History:
    """A page of what happened at the table after that event."""
    seen, last = await service.history(table, key, since, limit)
    end = seen[-1]["seq"] if seen else last
    return History(table=table, seq=max(end, last), events=seen, more=end < last)


async def my_matches(service: RoomService, key: str) -> MyMatches:
    """Every table at which whoever asks sits, match by match."""
    rows = await service.my_games.of(key)
    matches = [MyMatch.model_validate(row) for row in rows]
    return MyMatches(waiting=sum(match.waits for match in matches), matches=matches)


async def waiting(service: RoomService, key: str) -> Waiting:
    """Only the number, for those who ask often."""
    return Waiting(waiting=await service.my_games.waiting(key))
