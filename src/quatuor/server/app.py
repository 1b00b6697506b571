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
from quatuor.room import messages
from quatuor.room.identity import key_of, new_token
from quatuor.room.ledger import WriteFailed
from quatuor.room.schemas import Model
from quatuor.server import my_games_routes, puzzle_routes, study_routes
from quatuor.server.admission.accounts import Account
from quatuor.server.admission.addresses import Networks
from quatuor.server.admission.entrance import Admission
from quatuor.server.admission.proxies import TrustedProxies
from quatuor.server.database_lock import DatabaseLock
from quatuor.server.device_files import ADDRESS, DeviceFiles, require_site
from quatuor.server.error_middleware import ErrorMiddleware
from quatuor.server.page_files import Page
from quatuor.server.periodic_tasks import PeriodicTasks
from quatuor.server.process import process_for
from quatuor.server.routes import router
from quatuor.server.security_middleware import SecurityMiddleware, answer, limited
from quatuor.server.session_cookie import set_cookie, token_in
from quatuor.server.session_middleware import SessionMiddleware
from quatuor.server.settings import Settings
from quatuor.server.websocket_client import WebSocketClient
from quatuor.server.websocket_connection import Outbox, WebSocketConnection
from quatuor.server.websocket_handshake import taken_over
from quatuor.table import Refusal

STATUS = {
    "no_table": 404,
    "no_match": 404,
    "no_analysis": 404,
    "too_many": 429,
    "busy": 503,
    "unreadable_table": 503,
    "hidden": 403,
    "not_host": 403,
    "not_your_seat": 403,
    "door_closed": 403,
    "removed": 403,
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
    app.state.clients, app.state.outbox = set(), Outbox()
    app.state.admission = Admission(settings.limits, Networks(settings.trusted_proxies))
    app.include_router(router)
    app.include_router(my_games_routes.router)
    app.include_router(study_routes.router)
    app.include_router(puzzle_routes.router)
    app.add_api_route("/metrics", metrics, response_class=PlainTextResponse)
    add_error_handlers(app)
    add_middleware(app, settings)
    add_message_schemas(app)
    page = settings.page or Path(str(files("quatuor"))) / "page"
    if settings.device:
        require_site(settings.device)
        app.mount(ADDRESS, DeviceFiles(settings.device))
    if page.is_dir():
        app.mount("/", GZipMiddleware(Page(page), minimum_size=1000))
    return app


def add_error_handlers(app: FastAPI) -> None:
    """What is answered when a request cannot be served."""
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(QuatuorError, study_routes.unplayable)
    app.add_exception_handler(WriteFailed, not_kept)
    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(HTTPException, not_served)


def add_middleware(app: FastAPI, settings: Settings) -> None:
    """What every request passes through, from the last that is added to the first."""
    app.add_middleware(ErrorMiddleware)
    app.add_middleware(SessionMiddleware)
    app.add_middleware(
        SecurityMiddleware,
        origins=settings.origins,
        body=settings.limits.body,
        accept=accept_websocket,
    )
    app.add_middleware(TrustedProxies, trusted=settings.trusted_proxies)


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Start everything, and stop it so that nothing is lost; why it did not start is kept."""
    settings: Settings = app.state.settings
    exclusive = DatabaseLock(settings.database, shared=bool(settings.bus or settings.poll))
    app.state.failure = None
    try:
        exclusive.take()
        async with opened(app):
            yield
    except Exception as error:
        app.state.failure = error
        raise
    finally:
        exclusive.release()


@asynccontextmanager
async def opened(app: FastAPI) -> AsyncIterator[None]:
    """Everything that a server consists of, until the end of the block."""
    app.state.process = process = process_for(app.state.settings, app.state.clients)
    app.state.service = service = process.service
    await process.storage.start()
    app.state.periodic_tasks = periodic_tasks = PeriodicTasks(process)
    await periodic_tasks.start()
    await process.bus.start(service.room.on_moved)
    try:
        yield
    finally:
        await service.presence.stop()
        await service.room.finish()
        await process.bus.stop()
        await periodic_tasks.stop()
        await service.my_games.stop()
        service.executors.stop()
        await process.storage.stop()


async def accept_websocket(socket: WebSocket) -> None:
    """Let one client in, and leave it to its connection."""
    app = socket.app
    token = token_in(socket.cookies)
    headers: list[tuple[bytes, bytes]] = []
    if token is None:
        token = new_token()
        secure = socket.url.scheme == "wss"
        headers.append((b"set-cookie", set_cookie(token, secure=secure).encode()))
    key, admission = key_of(token), app.state.admission
    account = admission.accounts.of(key, socket.client.host if socket.client else "")
    refusal = not_admitted(admission, account, key)
    if refusal:
        await socket.send_denial_response(refusal)
        return
    client = WebSocketClient(key, app.state.service, account, admission, app.state.clients)
    await socket.accept(headers=headers)
    outbox, limits = app.state.outbox, admission.limits
    client.connected(
        taken_over(
            socket.scope,
            lambda transport, connections: WebSocketConnection(
                transport, connections, client, account, outbox, limits
            ),
        )
    )


def not_admitted(admission: Admission, account: Account, key: str) -> JSONResponse | None:
    """The answer to somebody who may not open a WebSocket now."""
    if admission.is_full(key):
        return answer(503, "busy", "the server is full; people who play go first; try again soon")
    most = admission.limits.connections
    if account.address.lines >= most:
        return answer(429, "too_many", f"at most {most} connections from one network address")
    excess = account.take("handshakes")
    return limited(excess) if excess else None


async def metrics(request: Request) -> PlainTextResponse:
    """Numbers for Prometheus."""
    periodic_tasks: PeriodicTasks = request.app.state.periodic_tasks
    periodic_tasks.show()
    return PlainTextResponse(request.app.state.process.metrics.text())


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
    for route in (
        *request.app.routes,
        *router.routes,
        *my_games_routes.router.routes,
        *study_routes.router.routes,
        *puzzle_routes.router.routes,
    ):
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
