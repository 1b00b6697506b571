"""The web application, from a factory: settings in, an ASGI application out, and no globals."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic.json_schema import models_json_schema
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Match

from quatuor.errors import QuatuorError
from quatuor.server import messages, studying
from quatuor.server.acquaintance import Acquaintance
from quatuor.server.analysts import Analysts
from quatuor.server.bots import Bots
from quatuor.server.bus import bus_for
from quatuor.server.connection import Connection
from quatuor.server.flights import Flights
from quatuor.server.guard import Guard, answer
from quatuor.server.handshake import taken_over
from quatuor.server.house import House
from quatuor.server.limits import Addresses
from quatuor.server.line import Line, Outbox
from quatuor.server.metrics import Metrics
from quatuor.server.page import Page
from quatuor.server.people import key_of, new_token, set_cookie, token_in
from quatuor.server.rooms import Rooms
from quatuor.server.routes import router
from quatuor.server.settings import Settings
from quatuor.server.shapes import Model
from quatuor.server.storage import Storage
from quatuor.server.upkeep import Upkeep
from quatuor.server.writer import NotKept
from quatuor.table import Refusal

STATUS = {
    "no_table": 404,
    "no_analysis": 404,
    "too_many": 429,
    "busy": 503,
    "hidden": 403,
    "not_host": 403,
    "not_your_seat": 403,
}
"""The HTTP status of some refusals; of the others 409."""
METHOD_NOT_ALLOWED = 405


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server, to be run by uvicorn with the settings of `quatuor.server.run`."""
    settings = settings or Settings()
    app = FastAPI(
        title="Quatuor",
        version=version("quatuor"),
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = settings
    app.state.connections, app.state.outbox = set(), Outbox()
    limits = settings.limits
    app.state.addresses = Addresses(limits.address_rate, limits.address_burst)
    app.include_router(router)
    app.include_router(studying.router)
    app.add_api_route("/metrics", metrics, response_class=PlainTextResponse)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(QuatuorError, studying.unplayable)
    app.add_exception_handler(NotKept, not_kept)
    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(HTTPException, not_served)
    app.add_middleware(Acquaintance)
    app.add_middleware(Guard, origins=settings.origins, body=limits.body, talk=converse)
    add_message_schemas(app)
    page = settings.page or Path(str(files("quatuor"))) / "page"
    if page.is_dir():
        app.mount("/", GZipMiddleware(Page(page), minimum_size=1000))
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Start everything, and stop it so that nothing is lost."""
    settings: Settings = app.state.settings
    storage, bus = Storage(settings.database), bus_for(settings.bus)
    await storage.start()
    rooms = Rooms(settings, storage, bus, Metrics())
    bots, flights = Bots(rooms), Flights()
    app.state.rooms, app.state.house = rooms, House(rooms, bots, flights)
    app.state.analysts = analysts = Analysts(settings)
    upkeep = Upkeep(rooms, app.state.connections)
    await upkeep.start()
    await bus.start(rooms.moved)
    try:
        yield
    finally:
        await rooms.finish()
        await bus.stop()
        await upkeep.stop()
        bots.stop()
        flights.stop()
        analysts.stop()
        await storage.stop()


async def converse(socket: WebSocket) -> None:
    """Let one client in, and leave it to its line."""
    app = socket.app
    token = token_in(socket.cookies)
    headers: list[tuple[bytes, bytes]] = []
    if token is None:
        token = new_token()
        secure = socket.url.scheme == "wss"
        headers.append((b"set-cookie", set_cookie(token, secure=secure).encode()))
    address = app.state.addresses.of(socket.client.host if socket.client else "")
    limits = app.state.settings.limits
    if address.connections >= limits.connections:
        await socket.close(1013)
        return
    connection = Connection(key_of(token), app.state.house, address, app.state.connections)
    await socket.accept(headers=headers)
    outbox = app.state.outbox
    connection.opened(
        taken_over(
            socket.scope,
            lambda transport, lines: Line(transport, lines, connection, outbox, limits),
        )
    )


async def metrics(request: Request) -> PlainTextResponse:
    """Numbers for Prometheus."""
    rooms: Rooms = request.app.state.rooms
    text = rooms.metrics.text(
        tables_awake=len(rooms.awake),
        connections=len(request.app.state.connections),
        commits_total=rooms.storage.writer.commits,
    )
    return PlainTextResponse(text)


async def refused(_request: Request, error: Exception) -> JSONResponse:
    """A refusal as an HTTP answer."""
    assert isinstance(error, Refusal)
    return answer(STATUS.get(error.code, 409), error.code, str(error))


async def not_served(request: Request, error: Exception) -> JSONResponse:
    """A path or a method that is not ours, told like every other error.

    What no route takes goes to the page, which does not find it: if the path has a route, then it
    is the method that is wrong.
    """
    assert isinstance(error, HTTPException)
    methods = methods_at(request)
    if methods and request.method not in methods:
        response = answer(METHOD_NOT_ALLOWED, "not_served", "Method Not Allowed")
        response.headers["allow"] = ", ".join(sorted(methods))
        return response
    response = answer(error.status_code, "not_served", str(error.detail))
    if error.status_code == METHOD_NOT_ALLOWED:
        response.headers["allow"] = "GET, HEAD"  # only the page itself is left
    return response


def methods_at(request: Request) -> set[str]:
    """Every method that some route takes at this path."""
    found: set[str] = set()
    for route in (*request.app.routes, *router.routes, *studying.router.routes):
        match, _ = route.matches({**request.scope, "type": "http"})
        if match is not Match.NONE:
            found |= getattr(route, "methods", None) or set()
    return found


async def not_kept(_request: Request, _error: Exception) -> JSONResponse:
    """The disk is full, or the database is gone."""
    return answer(503, "not_kept", "that could not be written down; try again")


async def unreadable(_request: Request, error: Exception) -> JSONResponse:
    """A request that does not have the form it should have."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:80]
    return answer(422, "bad_request", f"{where}: {first['msg']}"[:200])


def add_message_schemas(app: FastAPI) -> None:
    """Put the messages of the WebSocket into the OpenAPI document, for typed pages."""
    plain = app.openapi

    def whole() -> dict[str, Any]:
        if app.openapi_schema is None:
            document = plain()
            schemas = document.setdefault("components", {}).setdefault("schemas", {})
            template = "#/components/schemas/{model}"
            kinds = [
                kind
                for kind in vars(messages).values()
                if isinstance(kind, type) and issubclass(kind, Model)
            ]
            _, found = models_json_schema(
                [(kind, "validation") for kind in kinds], ref_template=template
            )
            for name, schema in found["$defs"].items():
                schemas.setdefault(name, schema)
        assert app.openapi_schema is not None
        return app.openapi_schema

    app.openapi = whole  # type: ignore[method-assign]
