"""Server processes of ours, to be measured from outside."""

import asyncio
import multiprocessing
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx

from quatuor.room.schemas import GameChoice
from quatuor.server import periodic_tasks
from quatuor.server.admission.accounts import Allowed
from quatuor.server.admission.buckets import Rate
from quatuor.server.run import Place, bound, serve
from quatuor.server.settings import Limits, Settings
from quatuor.server.sqlite_transactions import SqliteTransactions
from quatuor.server.transactions import Refused
from quatuor.table.events import AT_ONCE, Wanted

ANY = Allowed(*[Rate(1e9, 1e9)] * 3)
FREE = Limits(
    frames=ANY,
    requests=ANY,
    dialling=ANY,
    handshakes=ANY,
    openings=ANY,
    connections=10**6,
    tables=10**6,
)


def run_server(database: str, bus: str | None, port: int, slower: float) -> None:
    """The server process; with a slow disk every commit takes that much longer."""
    if slower:
        write = SqliteTransactions.write

        async def slow_write(self: SqliteTransactions, *group: Any) -> Refused:
            await asyncio.sleep(slower)
            return await write(self, *group)

        SqliteTransactions.write = slow_write  # type: ignore[assignment]
    play_on()
    settings = Settings(database, bus=bus, limits=FREE)
    serve(settings, bound(Place("127.0.0.1", port)), lambda: None)


def run_limited(database: str, bus: str | None, port: int, _slower: float) -> None:
    """The server process with the limits that it has by default."""
    play_on()
    settings = Settings(database, bus=bus, limits=Limits())
    serve(settings, bound(Place("127.0.0.1", port)), lambda: None)


def play_on() -> None:
    """Let one round follow another at once, and wait for whoever is silent between two turns."""
    periodic_tasks.SEATED_SILENCE = periodic_tasks.SILENCE = 600.0  # type: ignore[attr-defined]
    wanted = GameChoice.wanted

    def without_pause(choice: GameChoice) -> Wanted:
        return replace(wanted(choice), interval=AT_ONCE)

    GameChoice.wanted = without_pause  # type: ignore[assignment, method-assign]


class Server:
    """A server process and its address."""

    def __init__(
        self,
        database: str,
        bus: str | None = None,
        slower: float = 0.0,
        target: Callable[[str, str | None, int, float], None] = run_server,
    ) -> None:
        with bound(Place("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.url = f"127.0.0.1:{self.port}"
        context = multiprocessing.get_context("spawn")
        arguments = (database, bus, self.port, slower)
        self.process: BaseProcess = context.Process(target=target, args=arguments)

    def __enter__(self) -> "Server":
        self.process.start()
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline and self.process.is_alive():
            try:
                httpx.get(f"http://{self.url}/api/health", timeout=30)
                return self
            except httpx.TransportError:
                time.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.join()

    def memory(self) -> int:
        """Bytes of memory that the process really uses."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * 4096

    def busy(self) -> float:
        """Seconds of processor time that the process has used."""
        return busy(self.process.pid)


def busy(pid: int | None) -> float:
    """Seconds of processor time that a process has used."""
    words = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / 100


def sqlite(folder: Path, name: str, slower: float = 0.0) -> Server:
    """A server of its own on a file of its own."""
    return Server(f"sqlite:///{folder / name}.db", slower=slower)
