"""`quatuor serve`."""

from argparse import SUPPRESS, ArgumentParser
from pathlib import Path

from quatuor.cli.syntax.command import Command
from quatuor.cli.syntax.shared import add_database

HOST, PORT = "127.0.0.1", 4444


def add(parser: ArgumentParser) -> None:
    """The arguments."""
    add_network(parser)
    add_storage(parser)
    add_processes(parser)
    parser.add_argument(
        "--pace", type=float, default=1.0, help="pauses of computer players: 1 as people, 0 none"
    )
    parser.add_argument(
        "--scatter", type=float, metavar="SHARE", help="of flip's launchers: 0 throws as aimed"
    )
    parser.add_argument(
        "--device",
        type=Path,
        metavar="FOLDER",
        help="written by 'quatuor site': who studies may let their own device think",
    )
    parser.add_argument(
        "--log-format", choices=("text", "json"), default="text", help="how the log is written"
    )
    parser.add_argument(
        "--config", metavar="FILE", help="settings in TOML, such as: db = 'postgresql://…'"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")


def add_network(parser: ArgumentParser) -> None:
    """Where the server listens, and who may connect."""
    parser.add_argument("--host", default=HOST, help=f"the address to listen on (default: {HOST})")
    parser.add_argument("--port", type=int, default=PORT, help=f"the port (default: {PORT})")
    parser.add_argument(
        "--socket", type=int, help="a socket that is already listening (its number)"
    )
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another page that may connect"
    )
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="an address or network whose X-Forwarded-For, -Proto and -Host count (repeatable)",
    )


def add_storage(parser: ArgumentParser) -> None:
    """Where tables are kept, and for how long."""
    add_database(parser)
    parser.add_argument(
        "--bus", metavar="URL", help="redis://… that wakes other processes on the same database"
    )
    parser.add_argument(
        "--keep-days",
        type=float,
        metavar="DAYS",
        help="delete tables so long after their last event (default: keep them)",
    )


def add_processes(parser: ArgumentParser) -> None:
    """How many processes serve, and what each is told by the first one."""
    parser.add_argument("--workers", type=int, default=1, help="how many processes serve")
    parser.add_argument("--bots", type=int, default=1, help="processes for computer players")
    parser.add_argument("--parent", type=int, help=SUPPRESS)  # the process that a worker ends with
    parser.add_argument("--ready", type=int, help=SUPPRESS)  # where a worker says that it answers


COMMAND = Command(
    "serve",
    "open the game room for browsers (what quatuor alone does)",
    "Opens the game room for browsers, on this machine or for a network, until it is interrupted. "
    "'quatuor' alone does the same, with the same options. Each option may also stand in the "
    "environment (QUATUOR_DB for --db) or in the file of --config, so that no password has to be "
    "typed.",
    add,
    own_interrupt=True,
    configurable=True,
)
