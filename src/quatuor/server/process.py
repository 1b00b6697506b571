"""Everything that one server process consists of, put together from its settings."""

from dataclasses import dataclass

from quatuor.room.analysis import AnalysisLimits
from quatuor.room.room import Room, RoomOptions
from quatuor.room.service import Executors, RoomService
from quatuor.room.time_source import MonotonicTime
from quatuor.server import executors
from quatuor.server.admission.fair import FairQueue
from quatuor.server.analysis_pool import AnalysisPool
from quatuor.server.bus import Bus, bus_for
from quatuor.server.executors import ProcessExecutor, ThreadExecutor
from quatuor.server.metrics import Metrics
from quatuor.server.peers import DatabasePeers
from quatuor.server.settings import Settings
from quatuor.server.storage import Storage
from quatuor.server.websocket_client import WebSocketClient
from quatuor.server.worker_process import compute_for, end_with

ASIDE = 4
"""Threads for what would hold up the event loop."""


@dataclass(frozen=True)
class ServerProcess:
    """One process that serves a room; its parts are started and stopped by the application."""

    settings: Settings
    storage: Storage
    bus: Bus
    metrics: Metrics
    clock: MonotonicTime
    peers: DatabasePeers
    service: RoomService
    clients: set[WebSocketClient]
    """Those that are connected."""

    @property
    def room(self) -> Room:
        """The tables."""
        return self.service.room


def process_for(settings: Settings, clients: set[WebSocketClient]) -> ServerProcess:
    """A process with these settings; an event loop has to run."""
    storage, bus = Storage(settings.database), bus_for(settings.bus)
    metrics, clock = Metrics(), MonotonicTime()
    peers, limits = DatabasePeers(settings, storage, bus), settings.limits
    service = RoomService(
        storage,
        RoomOptions(settings.pace, settings.scatter, limits.followed),
        executors=executors_for(settings, metrics),
        turns=FairQueue(max(settings.bots, 1), limits.thinking.person),
        peers=peers,
        metrics=metrics,
        clock=clock,
        analysis_limits=AnalysisLimits(
            limits.analyses, limits.address_analyses, limits.analysis_seconds
        ),
    )
    return ServerProcess(settings, storage, bus, metrics, clock, peers, service, clients)


def executors_for(settings: Settings, metrics: Metrics) -> Executors:
    """The workers of a process; none of them is started before it is needed."""
    bots = max(settings.bots, 1)
    return Executors(
        moves=ProcessExecutor("computer players", bots, metrics, compute_for, executors.LONGEST),
        flights=ProcessExecutor("flights", 1, metrics, end_with),
        replays=ThreadExecutor("replay", 1),
        aside=ThreadExecutor("aside", ASIDE),
        searcher=AnalysisPool(settings.analysts, metrics),
    )
