"""`quatuor serve`: the game room for a browser, on this machine or for a network."""

import gc
from argparse import Namespace
from typing import Any

HOST, PORT = "127.0.0.1", 4444


def add(subparsers: Any) -> None:
    """The arguments of this command."""
    parser = subparsers.add_parser("serve", help="open the game room for browsers")
    add_arguments(parser)
    parser.set_defaults(run=run)


def add_arguments(parser: Any) -> None:
    """Where to listen and where to keep the tables."""
    parser.add_argument("--host", default=HOST, help=f"the address to listen on (default: {HOST})")
    parser.add_argument("--port", type=int, default=PORT, help=f"the port (default: {PORT})")
    parser.add_argument(
        "--db", metavar="URL", help="where tables are kept: sqlite:///FILE or postgresql://…"
    )
    parser.add_argument(
        "--bus", metavar="URL", help="redis://… that wakes other processes on the same database"
    )
    parser.add_argument("--workers", type=int, default=1, help="how many processes serve")
    parser.add_argument("--bots", type=int, default=1, help="processes for computer players")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another page that may connect"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument(
        "--socket", type=int, help="a socket that is already listening (its number)"
    )


def run(arguments: Namespace) -> int:
    """Serve until interrupted."""
    gc.disable()  # what is loaded stays: to look for garbage among it takes a tenth of the time
    from quatuor.server.command import serve_as_told

    gc.enable()
    return serve_as_told(arguments)
