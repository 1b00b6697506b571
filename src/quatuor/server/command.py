"""What `quatuor serve` does, once its arguments are read."""

import os
import socket
import sys
import threading
import webbrowser
from argparse import Namespace

from quatuor.errors import BadRequest
from quatuor.server.run import Place, bound, serve, serve_with_workers
from quatuor.server.settings import Settings, default_database

EVERYWHERE = ("0.0.0.0", "::", "")
POLL = 0.25
"""Seconds between two looks at the log when several workers have no bus."""


def serve_as_told(arguments: Namespace) -> int:
    """Serve until interrupted."""
    if arguments.workers < 1 or not 0 <= arguments.port <= 65535:
        raise BadRequest("there is at least one worker, and a port is 0 to 65535")
    settings = settings_from(arguments)
    if arguments.socket is not None:
        serve(settings, socket.socket(fileno=arguments.socket), lambda: None)
        return 0
    listening = opened(arguments)
    address = f"http://{shareable(arguments.host)}:{listening.getsockname()[1]}"
    if arguments.workers > 1:
        print(f"Quatuor is at {address}", flush=True)
        return serve_with_workers(worker_words(arguments), listening, arguments.workers)
    serve(settings, listening, lambda: greet(address, arguments))
    return 0


def shareable(host: str) -> str:
    """The host as others can type it: links and QR codes are made of the address that is opened.

    A server that listens everywhere is reached by its address in the network. To ask which one
    that is, a datagram is addressed (to a place that exists only in books), but none is sent.
    """
    if host not in EVERYWHERE:
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(asking.getsockname()[0])


def opened(arguments: Namespace) -> socket.socket:
    """The listening socket, or why there is none."""
    try:
        return bound(Place(arguments.host, arguments.port))
    except OSError as error:
        where = f"{arguments.host}:{arguments.port}"
        raise BadRequest(f"cannot listen on {where}: {error.strerror}; try --port 0") from None


def settings_from(arguments: Namespace) -> Settings:
    """The settings that were asked for."""
    database = arguments.db or default_database()
    if not database.startswith(("sqlite:///", "postgresql://")):
        raise BadRequest("--db is sqlite:///FILE or postgresql://USER@HOST/NAME")
    alone = arguments.workers == 1 and arguments.socket is None
    poll = None if alone or arguments.bus else POLL
    origins = tuple(arguments.origin)
    return Settings(database, arguments.bus, poll, origins, bots=arguments.bots)


def worker_words(arguments: Namespace) -> list[str]:
    """The same command for one of several workers."""
    words = ["serve", "--no-browser", "--bots", str(arguments.bots)]
    words += ["--db", arguments.db] if arguments.db else []
    words += ["--bus", arguments.bus] if arguments.bus else []
    return [*words, *(word for origin in arguments.origin for word in ("--origin", origin))]


def greet(address: str, arguments: Namespace) -> None:
    """Always say where we are; open a browser where somebody sits in front of one."""
    print(f"Quatuor is at {address}", flush=True)
    if not arguments.no_browser and can_show():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def can_show() -> bool:
    """Whether there is a person with a screen."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
