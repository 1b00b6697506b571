"""The few HTTP routes. Everything that goes on while playing goes through the WebSocket."""

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import Field

from quatuor.server.catalogue import catalogue
from quatuor.server.intents import event_for
from quatuor.server.messages import Sit
from quatuor.server.rooms import Rooms
from quatuor.server.shapes import GameChoice, MessageId, Model, Name, Scalar, SeatNumber, View
from quatuor.server.storage import Logged
from quatuor.table import Event, Refusal, Table, events, happening, record_of, table_after, view
from quatuor.table.control import control_on
from quatuor.table.setup import is_thrown

router = APIRouter(prefix="/api")
TablePath = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{8,32}$")]


class Problem(Model):
    """Why a request was refused."""

    code: str
    message: str


REFUSED: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem},
    403: {"model": Problem},
    404: {"model": Problem},
    409: {"model": Problem},
    411: {"model": Problem},
    413: {"model": Problem},
    422: {"model": Problem},
    429: {"model": Problem},
    503: {"model": Problem},
}


class Health(Model):
    """Whether the server works."""

    status: Literal["ok"]
    tables: int
    connections: int


class OptionInfo(Model):
    """One option of a game."""

    name: str
    kind: Literal["flag", "choice", "number"]
    default: Scalar
    choices: list[str]
    values: str
    help: str
    house: bool


class GameInfo(Model):
    """One game."""

    name: str
    title: str
    players: list[int]
    options: list[OptionInfo]


class LevelInfo(Model):
    """One of the computer players."""

    name: str
    help: str


class Catalogue(Model):
    """All games, and the levels of the computer players."""

    games: list[GameInfo]
    levels: list[LevelInfo]


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
    phase: Literal["gathering", "playing"]
    names: list[str]
    free: int


class History(Model):
    """What happened at a table, as everybody may hear it."""

    table: str
    seq: int
    events: list[dict[str, Any]]


def rooms_of(request: Request) -> Rooms:
    """The tables of this process."""
    rooms: Rooms = request.app.state.rooms
    return rooms


@router.get("/health", responses=REFUSED)
async def health(request: Request) -> Health:
    """Whether the server and its database answer."""
    await rooms_of(request).storage.alive()
    open_connections = len(request.app.state.connections)
    return Health(status="ok", tables=len(rooms_of(request).awake), connections=open_connections)


@router.get("/games")
async def games() -> Catalogue:
    """The catalogue of games."""
    return Catalogue.model_validate(catalogue())


@router.get("/tables", responses=REFUSED)
async def lobby(request: Request) -> list[LobbyLine]:
    """The tables that are open to all."""
    return [LobbyLine.model_validate(line) for line in await rooms_of(request).storage.lobby()]


@router.post("/tables", status_code=201, responses=REFUSED)
async def open_table(request: Request, wanted: NewTable) -> Opened:
    """Open a table, perhaps with somebody on its seats already."""
    rooms, key = rooms_of(request), request.state.key
    limit = rooms.settings.limits.tables
    if await rooms.storage.opened_today(key, rooms.now()) >= limit:
        raise Refusal("too_many", f"one person opens at most {limit} tables a day")
    opening: list[Event] = [events.Opened(key, wanted.name, wanted.wanted())]
    for choice in wanted.seats:
        if choice.level is None:
            opening.append(events.Sat(key, wanted.name, choice.seat))
        else:
            opening.append(events.Hired(key, choice.seat, choice.level))
    room = await rooms.open(opening, key)
    return Opened(table=room.table_id, seq=room.table.seq)


@router.get("/tables/{table}", responses=REFUSED)
async def look_at_table(request: Request, table: TablePath) -> View:
    """The table as the one who asks may see it."""
    rooms = rooms_of(request)
    room = await rooms.room(table)
    seen = view(room.table, request.state.key, rooms.now())
    return View.model_validate(seen, strict=False)


@router.post("/tables/{table}/join", responses=REFUSED)
async def join(request: Request, table: TablePath, joining: Joining) -> View:
    """Take a free seat, or look on where there is none."""
    rooms, key = rooms_of(request), request.state.key
    room = await rooms.room(table)
    sit = Sit(type="sit", table=table, **joining.model_dump())
    message = f"{key}:{joining.id}"
    await rooms.post(room, lambda now_there: event_for(sit, key, now_there), message)
    return View.model_validate(view(room.table, key, rooms.now()), strict=False)


@router.get(
    "/tables/{table}/record",
    responses={**REFUSED, 200: {"content": {"text/plain": {}, "application/json": {}}}},
)
async def record(
    request: Request, table: TablePath, form: Annotated[Literal["text", "json"], Query()] = "text"
) -> Response:
    """The match as a game record."""
    kept = record_of((await rooms_of(request).room(table)).table)
    if form == "json":
        return Response(kept.to_json(), media_type="application/json")
    return PlainTextResponse(kept.to_text())


@router.get("/tables/{table}/history", responses=REFUSED)
async def history(
    request: Request, table: TablePath, since: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0
) -> History:
    """What happened at the table after that event."""
    rooms = rooms_of(request)
    await rooms.room(table)
    log = await rooms.storage.events(table)
    told = await asyncio.to_thread(told_of, log, since)
    return History(table=table, seq=log[-1].seq, events=told)


def told_of(log: list[Logged], since: int) -> list[dict[str, Any]]:
    """What is told of the events after that one; all are replayed, which may take a while."""
    told: list[dict[str, Any]] = []
    state = Table()
    for logged in log:
        before, state = state, table_after(state, logged.event, logged.at)
        if logged.seq > since:
            seen = {"at": logged.at, **trays_after(before, state)}
            told.append({**happening(before, state, logged.event), **seen})
    return told


def trays_after(before: Table, after: Table) -> dict[str, Any]:
    """Flip: the trays after an event, so that a game can be watched again without its rules."""
    if after.match is None or not is_thrown(after.match.game):
        return {}
    ended = after.last_round
    over = ended is not None and ended != before.last_round
    board = ended.board if ended and over else after.match.position.board
    return {"board": board, "control": control_on(after.match.game, board)}
