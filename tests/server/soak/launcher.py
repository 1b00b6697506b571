"""Servers that are up at once: forked from a process that has everything imported.

It reads lists of words as JSON, a line each, starts the command `quatuor WORDS...` in a process of
its own for each of them, and says the number of that process.
"""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any


class Launcher:
    """The process from which servers are forked."""

    def __init__(
        self, environment: dict[str, str], output: Path, command: tuple[str, ...] = ()
    ) -> None:
        self._output = output.open("ab")
        self._process = subprocess.Popen(
            [*command, sys.executable, "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._output,
            text=True,
            env={**os.environ, **environment},
        )

    def launch(self, *words: str) -> int:
        """Start `quatuor WORDS...`; the number of its process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(words), file=self._process.stdin, flush=True)
        return int(self._process.stdout.readline())

    def close(self) -> None:
        """End; servers that run still have to be ended by whoever launched them."""
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(OSError):
                pipe.close()
        self._process.wait()
        self._output.close()


def serve(words: list[str]) -> Any:
    """In the new process: nothing of the launcher is left but what was imported."""
    from quatuor.cli import main

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    os.dup2(2, 1)
    sys.exit(main(words))


def run() -> None:
    """Fork whenever asked."""
    import tests.server.warmed

    assert tests.server.warmed.played

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while line := sys.stdin.readline():
        child = os.fork()
        if child == 0:
            serve(json.loads(line))
        print(child, flush=True)


if __name__ == "__main__":
    run()
