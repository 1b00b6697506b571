"""Server processes of ours, to be measured from outside."""

import asyncio
import multiprocessing
import time
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx

from quatuor.server.ledger import Refused
from quatuor.server.run import Place, bound, serve
from quatuor.server.settings import Limits, Settings
from quatuor.server.sqlite_ledger import SqliteLedger

FREE = Limits(
    client_rate=1e9,
    client_burst=1e9,
    address_rate=1e9,
    address_burst=1e9,
    connections=10**6,
    tables=10**6,
)


def run_server(database: str, bus: str | None, port: int, slower: float) -> None:
    """The server process; with a slow disk every commit takes that much longer."""
    if slower:
        write = SqliteLedger.write

        async def slow_write(self: SqliteLedger, *group: Any) -> Refused:
            await asyncio.sleep(slower)
            return await write(self, *group)

        SqliteLedger.write = slow_write  # type: ignore[assignment]
    settings = Settings(database, bus=bus, limits=FREE)
    serve(settings, bound(Place("127.0.0.1", port)), lambda: None)


class Server:
    """A server process and its address."""

    def __init__(self, database: str, bus: str | None = None, slower: float = 0.0) -> None:
        with bound(Place("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.url = f"127.0.0.1:{self.port}"
        context = multiprocessing.get_context("spawn")
        arguments = (database, bus, self.port, slower)
        self.process: BaseProcess = context.Process(target=run_server, args=arguments)

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
