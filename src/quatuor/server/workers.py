"""Several processes that share a socket; one that dies is replaced.

The first starts alone: if it cannot, one line says why and no other tries. Afterwards a process
that cannot start, because the database is away just then, is tried again like one that died.
"""

import logging
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from types import FrameType

from prometheus_client.multiprocess import mark_process_dead

from quatuor.server.metrics import SHARED

LOOK = 0.2
"""Seconds between two looks at the processes."""
AGAIN = 1.0
"""Seconds before a process is replaced, so that one that always dies costs little."""
log = logging.getLogger("quatuor")


class Workers:
    """The processes, and what they are started with."""

    def __init__(
        self,
        words: list[str],
        environment: Mapping[str, str],
        listening: socket.socket,
        count: int,
    ) -> None:
        self._listening, self._count = listening, count
        self._answers, self._answer = os.pipe()
        """Where a process says that it is ready."""
        numbers = ["--socket", str(listening.fileno()), "--ready", str(self._answer)]
        self._command = [sys.executable, "-m", "quatuor", *words, *numbers]
        self._environment = dict(environment)
        self._running: list[subprocess.Popen[bytes]] = []
        self._stopping = False

    def serve(self, ready: Callable[[], None]) -> int:
        """Run until told to end; `ready` is called once the first one answers. The exit code."""
        with tempfile.TemporaryDirectory(prefix="quatuor-metrics-") as folder:
            self._environment[SHARED] = folder
            for number in (signal.SIGINT, signal.SIGTERM):
                signal.signal(number, self._stop)
            self._start()
            code = self._wait_for_first()
            if code is not None:
                return code
            ready()
            for _ in range(1, self._count):
                self._start()
            self._watch()
        return 0

    def _start(self) -> None:
        """One more."""
        numbers = [self._listening.fileno(), self._answer]
        process = subprocess.Popen(self._command, pass_fds=numbers, env=self._environment)
        self._running.append(process)
        if self._stopping:
            process.terminate()

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        """Tell all of them to end."""
        self._stopping = True
        for process in self._running:
            process.terminate()

    def _wait_for_first(self) -> int | None:
        """None once it answers, otherwise the code with which it has ended."""
        first = self._running[0]
        while not select.select([self._answers], [], [], LOOK)[0]:
            code = first.poll()
            if code is not None:
                return 0 if self._stopping else abs(code)
        return None

    def _watch(self) -> None:
        """Replace those that end by themselves, until all have ended."""
        while self._running:
            for process in [each for each in self._running if each.poll() is not None]:
                self._running.remove(process)
                mark_process_dead(process.pid, self._environment[SHARED])  # type: ignore[no-untyped-call]
                if not self._stopping:
                    log.error(
                        "worker %d ended with %d; it is replaced", process.pid, process.poll()
                    )
                    time.sleep(AGAIN)
                    self._start()
            time.sleep(LOOK)
