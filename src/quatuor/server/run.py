"""Run the application: one process, or several that share a socket."""

import gc
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from types import FrameType

import uvicorn
from fastapi import FastAPI

from quatuor.server.app import create_app
from quatuor.server.handshake import Handshake
from quatuor.server.settings import Settings

COLLECT = (20_000, 10, 20)
"""How many new objects Python lets gather before it looks for garbage among them, and how many such
looks before it looks among the older ones, and among the oldest."""
GRACE = 5
"""Seconds for what is under way when the server stops."""


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
    server = ReadyServer(config_for(create_app(settings)), ready)
    server.run(sockets=[listening])


def config_for(app: FastAPI) -> uvicorn.Config:
    """How uvicorn has to run the application."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws=Handshake,
        ws_per_message_deflate=False,
        server_header=False,
        date_header=False,
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
            spare_what_stays()
            self._ready()


def spare_what_stays() -> None:
    """Do not look for garbage among what was loaded, and not after every few moves.

    Python looks through everything that lives, half a million objects of libraries among it, and
    all tables wait meanwhile. Tables are values and leave next to nothing that only it can find.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def serve_with_workers(arguments: list[str], listening: socket.socket, workers: int) -> int:
    """Run the same command in several processes on one socket, until the first of them ends."""
    command = [sys.executable, "-m", "quatuor", *arguments, "--socket", str(listening.fileno())]
    processes = [subprocess.Popen(command, pass_fds=[listening.fileno()]) for _ in range(workers)]

    def stop(_number: int, _frame: FrameType | None) -> None:
        for process in processes:
            process.terminate()

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    codes = [process.wait() for process in processes]
    return max(codes)
