"""What a server can be told. Every setting has a value that works, so that nothing has to be."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from quatuor.games.flip.physics.practice import SCATTER
from quatuor.server.admission.accounts import Allowed, Kind
from quatuor.server.admission.buckets import Rate

FRAMES = Allowed(Rate(30, 60), Rate(600, 1_200), Rate(10_000, 20_000))
REQUESTS = Allowed(Rate(20, 100), Rate(50, 300), Rate(1_000, 4_000))
CONNECTIONS = Allowed(Rate(1, 1), Rate(20, 200), Rate(300, 2_000))
HANDSHAKES = Allowed(Rate(1, 30), Rate(10, 100), Rate(200, 1_000))
OPENINGS = Allowed(Rate(0.2, 20), Rate(0.5, 60), Rate(10, 200))
THINKING = Allowed(Rate(0.1, 60), Rate(0.2, 240), Rate(1, 240))
"""How much a second, and at once, of a person, an address and everybody together."""


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
    header: int = 16 * 1024
    """Bytes of an HTTP request before its body."""
    header_seconds: float = 10
    body_seconds: float = 20
    """How long a client may take to send them."""
    answer_seconds: float = 30
    """How long a client may leave an answer unread that does not fit into the network."""
    frames: Allowed = FRAMES
    """WebSocket frames, of whatever kind, a second and at once; a long one counts for several."""
    requests: Allowed = REQUESTS
    """HTTP requests; one that changes or computes something counts for several, a file for less."""
    handshakes: Allowed = HANDSHAKES
    """WebSockets that are opened."""
    openings: Allowed = OPENINGS
    """Tables that are opened."""
    thinking: Allowed = THINKING
    """Seconds for which computers think; it decides who is next, and nobody is refused."""
    dialling: Allowed = CONNECTIONS
    """Connections that are opened, before anybody has said who they are."""
    connections: int = 400
    """WebSockets from one address."""
    requesting: int = 64
    """Connections from one address that are no WebSockets, or not yet."""
    all_connections: int = 20_000
    """Connections of all kinds from everywhere; fewer where the system allows fewer files."""
    shared: float = 0.8
    """The part of them that is there for everybody; the rest is kept for people who play."""
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

    @property
    def allowed(self) -> Mapping[Kind, Allowed]:
        """What is charged, by kind."""
        return {
            "frames": self.frames,
            "requests": self.requests,
            "connections": self.dialling,
            "handshakes": self.handshakes,
            "tables": self.openings,
            "thinking": self.thinking,
        }


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
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that may say whom they speak for."""
    limits: Limits = field(default_factory=Limits)
    bots: int = 1
    """Processes in which computer players think."""
    pace: float = 1.0
    """How long computer players pause: 1 as long as people of their level, 0 not at all."""
    scatter: float = SCATTER
    """The standard deviation that chance adds to each number of a launch, whoever throws."""
    analysts: int = 1
    """Processes in which positions are searched for people who study."""
    sleep_after: float = 60
    """Seconds without a listener after which a table leaves memory."""
    keep_days: float | None = None
    """Days after the last event at which a table is deleted; None: tables are kept."""
    device: Path | None = None
    """A folder of `quatuor site`, with which whoever studies may think on their own device."""
    page: Path | None = None
    """The folder of the built page; the one in the package unless told otherwise."""
