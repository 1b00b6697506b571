"""Several processes that share a socket; one that dies is replaced."""

import logging
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from types import FrameType

from prometheus_client.multiprocess import mark_process_dead

from quatuor.server.metrics import SHARED

BAD_INPUT = 2
"""The exit code of a process that was told something that cannot be."""
LOOK = 0.2
"""Seconds between two looks at the processes."""
AGAIN = 1.0
"""Seconds before a process is replaced, so that one that always dies costs little."""
log = logging.getLogger("quatuor")


class Workers:
    """The processes, and what they are started with."""

    def __init__(
        self, words: list[str], environment: Mapping[str, str], listening: socket.socket
    ) -> None:
        number = listening.fileno()
        self._command = [sys.executable, "-m", "quatuor", *words, "--socket", str(number)]
        self._environment = environment
        self._number = number
        self._running: list[subprocess.Popen[bytes]] = []
        self.stopping = False

    def start(self) -> None:
        """One more."""
        self._running.append(
            subprocess.Popen(self._command, pass_fds=[self._number], env=self._environment)
        )

    def stop(self) -> None:
        """Tell all of them to end."""
        self.stopping = True
        for process in self._running:
            process.terminate()

    def wait(self) -> int:
        """Replace those that die, until all are told to end or one cannot start; the exit code."""
        worst = 0
        while self._running:
            for process in list(self._running):
                code = process.poll()
                if code is None:
                    continue
                self._running.remove(process)
                mark_process_dead(process.pid, self._environment[SHARED])  # type: ignore[no-untyped-call]
                if code == BAD_INPUT or self.stopping:
                    worst = max(worst, code)
                    self.stop()
                else:
                    log.error("worker %d ended with %d; it is replaced", process.pid, code)
                    time.sleep(AGAIN)
                    self.start()
            time.sleep(LOOK)
        return worst


def serve_with_workers(
    words: list[str], environment: Mapping[str, str], listening: socket.socket, count: int
) -> int:
    """Run the same command in several processes on one socket, until they are told to end."""
    with tempfile.TemporaryDirectory(prefix="quatuor-metrics-") as folder:
        workers = Workers(words, {**environment, SHARED: folder}, listening)

        def stop(_number: int, _frame: FrameType | None) -> None:
            workers.stop()

        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, stop)
        for _ in range(count):
            workers.start()
        return workers.wait()
