"""Run the application in this process."""

import gc
import os
import signal
import socket
from collections.abc import Callable
from dataclasses import dataclass
from types import FrameType

import uvicorn
from fastapi import FastAPI
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from quatuor.errors import BadRequest
from quatuor.server.admission.http import LimitedHttp
from quatuor.server.app import create_app
from quatuor.server.settings import Settings
from quatuor.server.websocket_handshake import Handshake

COLLECT = (20_000, 10, 20)
"""How many new objects Python lets gather before it looks for garbage among them, and how many such
looks before it looks among the older ones, and among the oldest."""
UNREAD = 32 * 1024
"""Bytes that the system takes from a client whom we do not read from."""
OWN_FILES = 100
"""Files that a server has open besides its connections, or a few more."""
GRACE = 5
"""Seconds for what is under way when the server stops."""
KEEP_ALIVE = 20
"""Seconds for which a connection waits for the next request: longer than clients keep theirs, so
that it is they who close, and none sends a request into a connection that is being closed."""


@dataclass(frozen=True)
class Place:
    """Where a server listens."""

    host: str
    port: int


def bound(place: Place) -> socket.socket:
    """A listening socket, so that the address is known before anything else starts."""
    family = socket.AF_INET6 if ":" in place.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNREAD)
    try:
        listening.bind((place.host, place.port))
        listening.listen(1024)
    except BaseException:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on this socket until told to stop; `ready` is called once it is answering.

    The signal that stops a server is raised again once it has stopped. By then it has done its
    work, and the command ends as one that did what it was told. When the signal comes before the
    server has started there is nothing to be lost, and it ends on the spot: an exception might
    get lost in whatever is being loaded just then.
    """
    server: ReadyServer | None = None

    def end_well(_number: int, _frame: FrameType | None) -> None:
        if server is None or not server.started:
            os._exit(0)
        raise SystemExit(0)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, end_well)
    app = create_app(settings)
    app.state.admission.most = most_connections(settings.limits.all_connections)
    server = ReadyServer(config_for(app), ready)
    try:
        server.run(sockets=[listening])
    except SystemExit:
        if server.started:
            raise
    if not server.started:
        raise cannot_start(app.state.failure, settings.database)


def cannot_start(error: Exception | None, database: str) -> BadRequest:
    """Why a server did not start, in one line and without a password."""
    if isinstance(error, BadRequest):
        return error
    if isinstance(error, DBAPIError) and error.orig:
        reason = str(error.orig).rpartition(">: ")[2]
    elif isinstance(error, OSError) and error.strerror:
        reason = error.strerror
    else:
        reason = str(error) or type(error).__name__
    shown = make_url(database).render_as_string(hide_password=True)
    return BadRequest(f"the database {shown} cannot be used: {' '.join(reason.split())}")


def most_connections(wanted: int) -> int:
    """So many connections as are wanted, or as the system allows this process to have open."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY:
        soft = max(soft, wanted + OWN_FILES)
        soft = soft if hard == resource.RLIM_INFINITY else min(soft, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return min(wanted, max(soft - OWN_FILES, 1))
    return wanted


def config_for(app: FastAPI) -> uvicorn.Config:
    """How uvicorn has to run the application."""
    return uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        http=LimitedHttp,
        ws=Handshake,
        ws_per_message_deflate=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,  # `TrustedProxies` of the application knows whom to believe
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GRACE,
    )


class ReadyServer(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            freeze_gc_after_startup()
            self._ready()


def freeze_gc_after_startup() -> None:
    """Keep the garbage collector away from what was loaded, and from running every few moves.

    A full collection visits every live object, half a million of libraries among them, and all
    tables wait meanwhile. Tables are values and leave almost nothing that only it can free.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
