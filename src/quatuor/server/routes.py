"""The few HTTP routes. Everything that goes on while playing goes through the WebSocket."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from quatuor.room import table_requests
from quatuor.room.game_schemas import Catalogue
from quatuor.room.history import PAGE
from quatuor.room.schemas import Model, View
from quatuor.room.service import RoomService
from quatuor.room.table_requests import (
    History,
    Joining,
    LobbyLine,
    NewTable,
    Opened,
    written_catalogue,
)
from quatuor.room.time_source import monotonic
from quatuor.server.process import ServerProcess
from quatuor.table import Refusal

router = APIRouter(prefix="/api")
SILENT = 5.0
"""Seconds without a commit after which writing does not work."""
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

    status: Literal["ok", "failing"]
    writing: bool
    """Whether moves can be written down."""
    last_commit: float
    """Seconds since something was last written; a sign of life is, every second."""
    bus: bool | None
    """Whether other processes can be woken; null where none have to be."""
    tables: int
    connections: int


def service_of(request: Request) -> RoomService:
    """The room that this process serves."""
    service: RoomService = request.app.state.service
    return service


@router.get("/health", responses={**REFUSED, 503: {"model": Health}})
async def health(request: Request, response: Response) -> Health:
    """Whether moves can be written down; the status is 503 while they cannot."""
    process: ServerProcess = request.app.state.process
    writer = process.storage.writer
    age = (monotonic() - writer.committed) / 1000
    writing = not writer.failing and age < SILENT
    response.status_code = 200 if writing else 503
    return Health(
        status="ok" if writing else "failing",
        writing=writing,
        last_commit=age,
        bus=process.bus.connected if process.settings.bus else None,
        tables=len(process.room.loaded),
        connections=len(process.clients),
    )


@router.get("/games", response_model=Catalogue)
async def games() -> Response:
    """The catalogue of games."""
    return Response(written_catalogue(), media_type="application/json")


@router.get("/tables", responses=REFUSED)
async def lobby(request: Request) -> list[LobbyLine]:
    """The tables that are open to all."""
    return await table_requests.lobby(service_of(request))


@router.post("/tables", status_code=201, responses=REFUSED)
async def open_table(request: Request, wanted: NewTable) -> Opened:
    """Open a table, perhaps with somebody on its seats already."""
    process: ServerProcess = request.app.state.process
    key, limit = request.state.key, process.settings.limits.tables
    if await process.storage.opened_today(key, process.room.now()) >= limit:
        raise Refusal("too_many", f"one person opens at most {limit} tables a day")
    excess = request.state.account.take("tables")
    if excess:
        raise Refusal("too_many", excess.message)
    return await table_requests.open_table(process.service, key, wanted)


@router.get("/tables/{table}", responses=REFUSED)
async def look_at_table(request: Request, table: TablePath) -> View:
    """The table as the one who asks may see it."""
    return await table_requests.look_at_table(service_of(request), request.state.key, table)


@router.post("/tables/{table}/join", responses=REFUSED)
async def join(request: Request, table: TablePath, joining: Joining) -> View:
    """Take a free seat, or look on where there is none."""
    return await table_requests.join(service_of(request), request.state.key, table, joining)


@router.get(
    "/tables/{table}/record",
    responses={**REFUSED, 200: {"content": {"text/plain": {}, "application/json": {}}}},
)
async def record(
    request: Request,
    table: TablePath,
    form: Annotated[Literal["text", "json"], Query()] = "text",
    match: Annotated[int | None, Query(ge=1, le=2**31 - 1)] = None,
) -> Response:
    """A match of the table as a game record; the last one unless its number is told."""
    kept = await service_of(request).record(table, request.state.key, match)
    if form == "json":
        return Response(kept.to_json(), media_type="application/json")
    return PlainTextResponse(kept.to_text())


@router.get("/tables/{table}/history", responses=REFUSED)
async def history(
    request: Request,
    table: TablePath,
    since: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
) -> History:
    """A page of what happened at the table after that event."""
    key = request.state.key
    return await table_requests.history(service_of(request), key, table, since, limit)
