"""What `quatuor serve` does, once its arguments are read."""

import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path

from quatuor.errors import BadRequest
from quatuor.extras import require
from quatuor.server.configuration import (
    LIMITS,
    options_of,
    texts_of,
    unknown_variables,
    variable,
)
from quatuor.server.device_files import require_site
from quatuor.server.logging_setup import log_to_stderr
from quatuor.server.maintenance import database_from, days_from
from quatuor.server.run import Place, bound, serve
from quatuor.server.settings import Limits, Settings
from quatuor.server.worker_process import end_with
from quatuor.server.workers import Workers

EVERYWHERE = ("0.0.0.0", "::", "")
LONGEST_PACE = 5
"""How much slower than people computer players can be made."""
POLL = 0.25
"""Seconds between two looks at the log when several workers have no bus."""
OTHER_PORT = (errno.EADDRINUSE, errno.EACCES)
"""Errors that another port does not have."""
log = logging.getLogger("quatuor")


def serve_as_told(arguments: Namespace) -> int:
    """Serve until interrupted."""
    if arguments.workers < 1 or not 0 <= arguments.port <= 65535:
        raise BadRequest("there is at least one worker, and a port is 0 to 65535")
    settings = settings_from(arguments)
    log_to_stderr(arguments.log_format)
    if arguments.parent is not None:
        end_with(arguments.parent)
    if arguments.socket is not None:
        listening = socket.socket(fileno=arguments.socket)
        serve(settings, listening, lambda: say_ready(arguments.ready))
        return 0
    for problem in unknown_variables(arguments.parser, os.environ):
        log.warning(problem)
    listening = opened(arguments)
    address = f"http://{shareable(arguments.host)}:{listening.getsockname()[1]}"
    if arguments.workers > 1:
        words, environment = worker_words(), worker_environment(arguments)
        workers = Workers(words, environment, listening, arguments.workers)
        return workers.serve(lambda: greet(address, arguments))
    serve(settings, listening, lambda: greet(address, arguments))
    return 0


def say_ready(number: int | None) -> None:
    """Tell the process that has started this one that it answers."""
    if number is not None:
        os.write(number, b"!")


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
        hint = "; try --port 0" if error.errno in OTHER_PORT else ""
        raise BadRequest(f"cannot listen on {where}: {error.strerror}{hint}") from None


def settings_from(arguments: Namespace) -> Settings:
    """The settings that were asked for."""
    database = database_from(arguments.db)
    if arguments.bus:
        require("redis")
    alone = arguments.workers == 1 and arguments.socket is None
    poll = None if alone or arguments.bus else POLL
    if not 0 <= arguments.pace <= LONGEST_PACE or not 0 <= (arguments.scatter or 0) <= 1:
        raise BadRequest(f"--pace is 0 to {LONGEST_PACE}, and --scatter is 0 to 1")
    further = dict(getattr(arguments, "settings", {}))
    limits = {
        name.removeprefix(LIMITS): further.pop(name)
        for name in list(further)
        if name.startswith(LIMITS)
    }
    further["limits"] = replace(Limits(), **limits)
    further.setdefault("poll", poll)
    if arguments.scatter is not None:
        further["scatter"] = arguments.scatter
    return Settings(
        database,
        arguments.bus,
        origins=tuple(arguments.origin),
        trusted_proxies=proxies_in(arguments.trusted_proxy),
        bots=arguments.bots,
        pace=arguments.pace,
        device=device_in(arguments.device),
        keep_days=days_from(arguments.keep_days),
        **further,
    )


def device_in(folder: Path | None) -> Path | None:
    """The folder with what devices need, if it is one."""
    if folder is not None:
        require_site(Path(folder))
    return folder and Path(folder)


def proxies_in(names: list[str]) -> tuple[str, ...]:
    """The proxies that were named, if all of them are addresses or networks."""
    for name in names:
        try:
            ip_network(name, strict=False)
        except ValueError:
            problem = f"--trusted-proxy {name} is no address (192.0.2.7) and no network"
            raise BadRequest(f"{problem} (192.0.2.0/24)") from None
    return tuple(names)


def worker_words() -> list[str]:
    """The command of one of several workers."""
    return ["serve", "--no-browser", "--parent", str(os.getpid())]


def worker_environment(arguments: Namespace) -> dict[str, str]:
    """The settings for one of several workers: in a command line everybody could read them."""
    given = {
        variable(name): " ".join(value) if isinstance(value, list) else str(value)
        for name in options_of(arguments.parser)
        if (value := getattr(arguments, name)) not in (None, [])
    }
    usual = {name: value for name, value in os.environ.items() if name != variable("config")}
    return {**usual, **given, **dict(texts_of(arguments.settings))}


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
