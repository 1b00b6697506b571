"""A server in a process of its own that can be killed at any moment.

They are forked from a process that has everything imported: a server is up again at once.
"""

import asyncio
import multiprocessing
import os
import signal
from multiprocessing.process import BaseProcess

from quatuor.server.run import Place, bound, serve
from quatuor.server.settings import Settings
from tests.server.services import free_port

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["quatuor.server.run", "quatuor.table", "tests.server.warmed"])


def _serve(settings: Settings, port: int) -> None:
    serve(settings, bound(Place("127.0.0.1", port)), lambda: None)


class Apart:
    """A server at one address, whichever process it is."""

    def __init__(self, settings: Settings, *, workers: bool = False) -> None:
        self.settings = settings
        self.daemon = not workers
        """A daemon may have no workers of its own; others have to be stopped by the test."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: BaseProcess | None = None

    def start(self) -> None:
        self.process = CONTEXT.Process(
            target=_serve, args=(self.settings, self.port), daemon=self.daemon
        )
        self.process.start()

    async def ready(self) -> None:
        """Until it answers."""
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                assert self.process is not None
                assert self.process.is_alive(), "the server ended by itself"
                await asyncio.sleep(0.05)
                continue
            writer.close()
            await writer.wait_closed()
            return

    def kill(self) -> None:
        """As if the power had failed."""
        assert self.process is not None
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.join()

    def stop(self) -> None:
        """As the operator would."""
        assert self.process is not None
        self.process.terminate()
        self.process.join()
