"""The HTTP routes about one's own games."""

from typing import Literal

from fastapi import APIRouter, Request

from quatuor.room.schemas import Model, Result, Scalar
from quatuor.server.routes import REFUSED, service_of

router = APIRouter(prefix="/api")


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


@router.get("/mine", responses=REFUSED)
async def my_matches(request: Request) -> MyMatches:
    """Every table at which whoever asks sits, match by match."""
    rows = await service_of(request).my_games.of(request.state.key)
    matches = [MyMatch.model_validate(row) for row in rows]
    return MyMatches(waiting=sum(match.waits for match in matches), matches=matches)


@router.get("/mine/waiting", responses=REFUSED)
async def waiting(request: Request) -> Waiting:
    """Only the number, for those who ask often."""
    return Waiting(waiting=await service_of(request).my_games.waiting(request.state.key))
