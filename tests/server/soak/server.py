"""A server as the command starts it, which can be stopped, killed and started again."""

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path

from tests.server.freezing import children_of
from tests.server.services import free_port
from tests.server.soak.launcher import Launcher

HOST = "127.0.0.1"
AGAIN = 0.2
"""Seconds before a server that ended by itself is started again."""


class Server:
    """One address, whichever process serves it."""

    def __init__(self, name: str, launcher: Launcher, database: str) -> None:
        self.name = name
        self._launcher = launcher
        self._database = database
        self.port = free_port()
        self.url = f"http://{HOST}:{self.port}"
        self.pid = 0
        self.busy = asyncio.Lock()
        """Held while something is done to the process."""

    async def start(self) -> None:
        """Start it, and wait until it answers; one that ends by itself is started again.

        That is what a supervisor does: a server without its database cannot start.
        """
        words = ["--host", HOST, "--port", str(self.port), "--no-browser", "--pace", "0"]
        while True:
            self.pid = self._launcher.launch("serve", "--db", self._database, *words)
            while self.alive:
                if await self._answers():
                    return
                await asyncio.sleep(0.05)
            await asyncio.sleep(AGAIN)

    async def _answers(self) -> bool:
        """Whether it answers a request; it listens before it does."""
        try:
            reader, writer = await asyncio.open_connection(HOST, self.port)
        except OSError:
            return False
        try:
            writer.write(b"GET /api/health HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
            return bool(await reader.read(1))
        except OSError:
            return False
        finally:
            writer.close()

    @property
    def alive(self) -> bool:
        """Whether the process is there."""
        return Path(f"/proc/{self.pid}").exists()

    @property
    def workers(self) -> list[int]:
        """The processes that it has started: computers think in them."""
        return children_of(self.pid)

    async def end(self, how: signal.Signals) -> None:
        """Kill it, or ask it to end, and wait until it has, with everything that it started."""
        family = [self.pid, *self.workers]
        for pid in family if how is signal.SIGKILL else family[:1]:
            with suppress(ProcessLookupError):
                os.kill(pid, how)
        while any(Path(f"/proc/{pid}").exists() for pid in family):
            await asyncio.sleep(0.02)
