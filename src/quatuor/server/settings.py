"""What a server can be told. Every setting has a value that works, so that nothing has to be."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """Where the user's tables and games are kept; `QUATUOR_DATA` moves it."""
    chosen = os.environ.get("QUATUOR_DATA")
    return Path(chosen) if chosen else platformdirs.user_data_path("quatuor")


def default_database() -> str:
    """One SQLite file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'tables.db'}"


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for."""

    frame: int = 16 * 1024
    """Bytes of a message."""
    body: int = 64 * 1024
    """Bytes of an HTTP request."""
    client_rate: float = 30
    client_burst: float = 60
    """Messages a second on one connection, and how many may come at once."""
    address_rate: float = 600
    address_burst: float = 1200
    """The same for all connections from one address."""
    connections: int = 400
    """Connections from one address."""
    followed: int = 8
    """Tables that one connection follows at the same time."""
    tables: int = 100
    """Tables that one person may open in a day."""
    backlog: int = 512 * 1024
    """Bytes that may wait for a slow client before the connection is given up."""
    analyses: int = 2
    """Analyses and reviews that one person may have under way."""
    address_analyses: int = 8
    """The same for everybody who comes from one address."""
    analysis_seconds: float = 10
    """How long one position may be searched, whatever was asked for."""


@dataclass(frozen=True)
class Settings:
    """One server process."""

    database: str = field(default_factory=default_database)
    bus: str | None = None
    """The address of a Redis server that wakes the other processes; none for a single one."""
    poll: float | None = None
    """Seconds between two looks at the log for what other processes have written."""
    origins: tuple[str, ...] = ()
    """Further origins from which a page may talk to us; our own always may."""
    limits: Limits = field(default_factory=Limits)
    bots: int = 1
    """Processes in which computer players think."""
    bot_pause: float = 0.4
    """Seconds a computer player lets pass at least, so that people can follow."""
    analysts: int = 1
    """Processes in which positions are searched for people who study."""
    sleep_after: float = 60
    """Seconds without a listener after which a table leaves memory."""
    page: Path | None = None
    """The folder of the built page; the one in the package unless told otherwise."""
