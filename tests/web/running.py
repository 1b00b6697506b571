"""The command `quatuor` as people start it, with its tables in a folder of the test."""

import subprocess
import sys
from pathlib import Path

from tests.web.chromium import AT_HOME

HERE = "Quatuor is at "


class Room:
    """A game room in a process of its own, which can be killed and started again.

    `python` runs it: another one than ours may have further games installed.
    """

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self.folder = folder
        self.python = python
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        """Where it is; the same after a restart."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def url_at_home(self) -> str:
        """The same room as a phone in the same home reaches it: over plain http, by a name."""
        return f"http://{AT_HOME}:{self.port}"

    def start(self) -> None:
        """Start, and wait until it says where it is."""
        words = [
            "serve",
            "--no-browser",
            "--port",
            str(self.port),
            "--scatter",
            "0",
            "--pace",
            "0.3",
        ]
        self.process = subprocess.Popen(
            [self.python, "-m", "quatuor", *words, "--db", f"sqlite:///{self.folder / 't.db'}"],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout
        said = self.process.stdout.readline()
        assert said.startswith(HERE), f"the room did not open: {said!r}"
        self.port = int(said.rsplit(":", 1)[1])

    def kill(self) -> None:
        """End without a warning, as a power cut would."""
        assert self.process
        assert self.process.stdout
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.process = None

    def stop(self) -> None:
        """End well."""
        if self.process and self.process.stdout:
            self.process.terminate()
            self.process.wait()
            self.process.stdout.close()
            self.process = None
